/** The lab on losing streaks. */
export const streaksLab = {
  title: 'Mille fois la même méthode',
  winRate: 'Réussite',
  ratio: 'Gain visé',
  risk: 'Risque par opération',
  trades: 'Opérations',
  again: 'Mille autres tirages',
  results: {
    streak: 'Plus longue série de pertes',
    drawdown: 'Repli maximal',
    deep: 'Repli, un tirage sur dix',
    losers: 'Tirages finis sous le départ',
  },
  median: 'médiane',
  orMore: 'ou plus',
  losses: { one: '{n} perte', other: '{n} pertes' },
  axis: 'opérations',
  capital: 'capital, 1 = départ',
  band: '9 tirages sur 10, à chaque instant',
  above: 'hors échelle au-dessus de {capital}',
  below: 'hors échelle sous {capital}',
  middle: 'le tirage du milieu',
  histogram: 'plus longue série de pertes, nombre de tirages',
  say: 'Sur {trades} opérations, à {winRate} de réussite, la chance de rencontrer une série d’au moins {losses} est de {chance}. À {risk} de risque, une telle série laisse {left} du capital.',
  gains: 'En moyenne, une opération rapporte {expectation} R avant frais.',
  loses:
    'En moyenne, une opération perd {expectation} R avant frais : aucune taille ne rend cette méthode gagnante.',
  fair: 'En moyenne, une opération ne rapporte rien et ne perd rien, avant frais.',
  formula:
    '{total} tirages au hasard, opérations indépendantes. {left} = (1 − {risk}) à la puissance {n}',
  trials: {
    heavy: {
      text: 'Risquez 10 % au lieu de 1 %. Que devient le repli maximal ?',
      shows:
        'Il dépasse la moitié du capital dans la plupart des tirages, avec exactement les mêmes gains et pertes.',
    },
    losing: {
      text: 'Baissez la réussite à 30 %. Risquer moins répare-t-il la méthode ?',
      shows: 'Non. Elle perd en moyenne ; un petit risque ralentit la perte sans la retourner.',
    },
    long: {
      text: 'Passez à 500 opérations. Les longues séries deviennent-elles plus rares ?',
      shows:
        'Au contraire : plus il y a d’opérations, plus une longue série a d’occasions de paraître.',
    },
  },
};
