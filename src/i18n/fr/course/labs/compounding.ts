/** The lab on compounding with risk. */
export const compoundingLab = {
  title: 'Ce que le risque fait aux intérêts composés',
  start: 'Capital de départ',
  mean: 'Rendement moyen par an',
  volatility: 'Variation d’une année à l’autre',
  fees: 'Frais par an',
  years: 'Années',
  results: {
    steady: 'Si chaque année était moyenne',
    middle: 'Parcours du milieu',
    low: 'Une fois sur vingt, moins de',
    loss: 'Chance de finir sous le départ',
  },
  value: 'capital, en multiples du départ',
  steadyLine: 'rendement moyen chaque année',
  middleLine: 'parcours du milieu',
  say: 'Une moyenne de {mean} par an laisserait {steady} après {years}, si elle revenait chaque année. Comme le rendement varie, la moitié des parcours finissent sous {middle}, et {loss} sous les {start} du départ.',
  calm: 'Sans variation, tous les parcours se confondent : {start} deviennent {steady} après {years}.',
  yearsText: { one: '{n} an', other: '{n} ans' },
  formula:
    'Hypothèses choisies par vous, et non une prévision. Facteur du milieu : {factor} par an, au lieu de {meanFactor}',
  trials: {
    calm: {
      text: 'Mettez la variation à 0. Où passe le parcours du milieu ?',
      shows: 'Sur la ligne du rendement moyen : c’est le seul cas où le calcul habituel dit vrai.',
    },
    wild: {
      text: 'Laissez 10 % de moyenne et montez la variation à 60 %. Que fait le parcours du milieu ?',
      shows:
        'Il baisse. Perdre 50 % puis gagner 70 % fait 10 % de moyenne, et laisse 85 % du capital.',
    },
    fees: {
      text: 'Ajoutez 2 % de frais par an sur vingt ans. Quelle part prennent-ils ?',
      shows: 'Un tiers de la somme finale : 0,98 à la puissance vingt donne 0,67.',
    },
  },
};
