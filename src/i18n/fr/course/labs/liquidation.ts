/** The lab on loans against collateral. */
export const liquidationLab = {
  title: 'Jusqu’où le prix peut-il baisser ?',
  price: 'Prix du jeton (fictif)',
  tokens: 'Jetons déposés',
  debt: 'Dette',
  threshold: 'Seuil de liquidation',
  bonus: 'Prime du liquidateur',
  closeFactor: 'Dette remboursée par liquidation',
  results: {
    health: 'Facteur de santé',
    liquidation: 'Liquidé sous',
    taken: 'Pris par le liquidateur',
    yours: 'Ce qui vous reste',
  },
  safe: '1 ou plus',
  open: 'moins de 1',
  never: 'jamais',
  away: 'à {change} du prix montré',
  reached: 'atteint',
  tokensText: { one: '{n} jeton', other: '{n} jetons' },
  sold: '{n}, dont {penalty} de prime',
  since: '{change} depuis 100 €',
  axisX: 'prix du jeton, en euros',
  axisY: 'euros',
  value: 'collatéral',
  limit: 'collatéral × seuil',
  owed: 'dette',
  liquidatedBelow: 'liquidé sous {price}',
  yours: 'à vous',
  bars: {
    opening: 'à l’ouverture, à 100 €',
    now: 'maintenant, à {price}',
    after: 'après liquidation',
  },
  repaid: 'remboursé',
  penalty: 'prime',
  badDebt: 'non couvert',
  say: 'À {price}, le collatéral vaut {value} pour {debt} de dette. Le facteur de santé est de {health} : la liquidation s’ouvrirait sous {liquidation}, {away} plus bas. À vous : {yours}.',
  atLimit:
    'À {price}, le collatéral vaut {value} pour {debt} de dette. Le facteur de santé est de {health} : la moindre baisse ouvre la liquidation. À vous : {yours}.',
  compared: 'À l’ouverture, à 100 €, votre part était de {opening}.',
  none: 'Sans dette, aucun prix ne conduit à une liquidation. Le collatéral vaut {value} et il est tout entier à vous.',
  liquidated: {
    one: 'À {price}, le facteur de santé est tombé à {health}. Une liquidation rembourse {repaid} et prend {taken}, soit {seized}, dont {penalty} de prime. Il vous reste {yours}, et la suivante s’ouvrirait sous {next}.',
    other:
      'À {price}, le facteur de santé est tombé à {health}. {n} liquidations de suite remboursent {repaid} et prennent {taken}, soit {seized}, dont {penalty} de prime. Il vous reste {yours}, et la suivante s’ouvrirait sous {next}.',
  },
  closed:
    'À {price}, le facteur de santé est tombé à {health}. Les liquidateurs remboursent les {repaid} de dette et prennent {taken}, soit {seized}, dont {penalty} de prime. Il vous reste {yours}, sans dette.',
  ruined:
    'À {price}, le collatéral ne suffit plus. Les liquidateurs prennent tous les jetons pour {repaid} remboursés ; il reste {badDebt} de dette que rien ne couvre, et que les prêteurs perdent. Il ne vous reste que ce que vous aviez emprunté.',
  formula:
    '{tokens} × {price} × {threshold} ÷ {debt} = {health}. Prix de liquidation : {debt} ÷ ({tokens} × {threshold}) = {liquidation}. Emprunt possible à 100 € : {limit} au plus',
  trials: {
    both: {
      text: 'Montez le prix à 125 €, puis comparez avec 75 €.',
      shows:
        'Les jetons gagnent ou perdent un quart, votre part bien davantage : +500 € en haut, −500 € en bas. La dette, elle, ne bouge pas.',
    },
    half: {
      text: 'Divisez la dette par deux. Où va le prix de liquidation ?',
      shows: 'Deux fois plus bas, à 37,50 € : il lui est proportionnel.',
    },
    deep: {
      text: 'Faites tomber le prix d’un coup à 60 €. Qui perd ?',
      shows:
        'Vous perdez tout le dépôt, et les prêteurs perdent ce qui manque. Chaque euro remboursé prend 1,05 € de jetons, et il n’y en a plus assez.',
    },
  },
};
