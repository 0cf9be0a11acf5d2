/** The lab on correlation and the drawdown of a portfolio. */
export const correlationLab = {
  title: 'Plusieurs positions, un seul pari ?',
  positions: 'Positions',
  correlation: 'Corrélation',
  risk: 'Risque par position',
  again: 'Un autre trimestre',
  results: {
    common: 'Risque commun',
    equivalent: 'Équivalent en positions',
    drawdown: 'Repli de l’ensemble',
    allDown: 'Jours où tout baisse',
  },
  ofTotal: 'sur {total}',
  axis: '90 jours tirés au hasard, départ à 100',
  together: 'l’ensemble',
  each: 'chaque position',
  fall: 'repli {share}',
  say: 'Pour {positions} de {risk} de risque, une corrélation de {correlation} donne {common} de risque commun, autant que {equivalent}. Sur ces 90 jours, l’ensemble recule au plus de {drawdown}, et tout baisse le même jour {allDown}.',
  positionsText: { one: '{n} position', other: '{n} positions' },
  daysText: { one: '{n} fois', other: '{n} fois' },
  formula: '{risk} × √({n} + {pairs} × {correlation}) = {common}',
  trials: {
    crisis: {
      text: 'Passez la corrélation de 0 à 0,8. Que devient le risque commun ?',
      shows:
        'Il double presque. Les positions n’ont pas changé, seulement leur façon de bouger ensemble.',
    },
    more: {
      text: 'À 0,8, passez de quatre à dix positions du même risque. Le repli diminue-t-il ?',
      shows: 'Non, ou à peine, alors que le risque commun, lui, grandit presque en proportion.',
    },
    free: {
      text: 'Ramenez la corrélation à 0 avec dix positions. Que fait la ligne « l’ensemble » ?',
      shows:
        'Elle s’aplatit : les baisses des unes tombent sur les hausses des autres. Peu de marchés offrent cela longtemps.',
    },
  },
};
