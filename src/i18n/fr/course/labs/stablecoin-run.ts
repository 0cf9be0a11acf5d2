/** The lab on a run on a stablecoin. The token is made up. */
export const stablecoinRunLab = {
  title: 'Tout le monde veut sortir',
  design: 'Réserve',
  designs: { full: 'totale', partial: 'partielle', algorithmic: 'nulle' },
  about: {
    full: 'Chaque jeton de 1 € est couvert par 1 € de réserve.',
    partial: 'La réserve couvre une partie des jetons seulement.',
    algorithmic:
      'Pas de réserve : un jeton rendu donne droit à 1 € d’un autre jeton, créé et vendu aussitôt.',
  },
  perDay: 'Rendus par jour',
  runDays: 'La panique dure',
  days: 'jours',
  day: 'Jour regardé',
  backing: 'Réserve pour 100',
  companion: 'Valeur de l’autre jeton',
  deposits: 'Dépôts',
  bills: 'Titres d’État courts',
  risky: 'Actifs risqués',
  cash: 'Le reste, {share}, est sur des comptes à vue, disponible le jour même. Dépôts et titres arrivent le lendemain, les actifs risqués en deux jours.',
  frozen: 'Dépôts bloqués 5 jours',
  over: 'Dépôts, titres et actifs risqués font {sum} de la réserve : retirez {excess} pour revenir à 100 %.',
  whole: '100 %',
  results: {
    price: 'Prix, jour {day}',
    queue: 'En attente',
    paid: 'Remboursés',
    fail: 'Rupture',
  },
  tokens: { one: '{n} jeton', other: '{n} jetons' },
  of: 'sur 100',
  brought: 'pour {euros}',
  failOn: 'jour {day}',
  noFail: 'aucune',
  axisPrice: 'prix sur le marché, €',
  axisOwed: 'jetons encore détenus, sur 100',
  axisQueue: 'en attente',
  covered: 'de quoi payer',
  missing: 'il manque',
  broken: 'rupture',
  say: {
    reserve:
      'Au soir du jour {day}, sur 100 jetons, la réserve en a remboursé {paid} à 1 € et en fait attendre {queue} ; le prix est de {price}. Il reste {value} pour {owed}.',
    companion:
      'Au soir du jour {day}, sur 100 jetons, on en a rendu {paid}, pour {received}. Un jeton vaut {price}, et l’autre jeton ne vaut plus que {value} pour {owed}.',
    empty:
      'Le jour {fail}, la réserve ne peut plus payer : il manque de quoi rembourser {lost} sur 100.',
    broken: 'Le jour {fail}, un jeton rapporte moins de 0,50 €.',
    dipped:
      'Le prix est descendu à {lowest}, puis revenu à 1 € : l’attente a coûté, la réserve suffisait.',
    held: 'Le prix n’a jamais quitté 1 €.',
    weak: 'Le jeton tient jusqu’au jour 30, au plus bas à {lowest}.',
  },
  formula: {
    reserve:
      'Actifs risqués vendus 15 % moins cher, un quart par jour au plus. Un jeton en attente perd 2 % par jour ; chaque centime de moins ajoute 3 % de demandes',
    companion:
      'Marché à produit constant, profond du quart de la valeur de l’autre jeton. Chaque centime de moins ajoute 3 % de demandes',
  },
  law: {
    title: 'Ce que demande MiCA pour un jeton qui suit l’euro',
    whole: 'Fonds reçus couverts en entier : {backing} pour 100 jetons',
    banks: 'Au moins 30 % sur des comptes bancaires séparés : {inBanks}',
    significant: 'Au moins 60 % si le jeton est d’importance significative : {inBanks}',
    safe: 'Le reste en actifs sûrs et très liquides : {risky} d’actifs risqués',
    par: 'Remboursement à la valeur nominale, à tout moment, par une banque ou un établissement de monnaie électronique : ce modèle ne rembourse pas en euros',
    yes: 'oui',
    no: 'non',
    source:
      'Règlement (UE) 2023/1114, articles 48, 49, 54, et 45 § 7 avec 58 pour les jetons significatifs ; applicables depuis le 30 juin 2024, relus le 23 novembre 2026',
  },
  trials: {
    frozen: {
      text: 'Couvrez tout, mettez 80 % en dépôts et 10 % en titres, puis gelez les dépôts. Le prix revient-il ?',
      shows:
        'Oui : il baisse tant que des demandes attendent, et remonte quand la banque paie. Manquer de temps n’est pas manquer d’argent.',
    },
    partial: {
      text: 'Gardez 80 € pour 100 jetons. Qui supporte les 20 € qui manquent ?',
      shows:
        'Les derniers seulement : les premiers sortent à 1 € et le prix ne bouge pas, jusqu’au jour où la réserve est vide. Si la panique s’arrête avant, rien ne se voit.',
    },
    algorithmic: {
      text: 'Sans réserve, laissez partir 5 jetons par jour pendant 10 jours. Recommencez avec 1 par jour.',
      shows:
        'À 5 par jour, l’autre jeton s’effondre en cinq jours : il en faut toujours plus pour payer 1 €. À 1 par jour pendant 10 jours, le prix tient au-dessus de 0,94 €.',
    },
  },
};
