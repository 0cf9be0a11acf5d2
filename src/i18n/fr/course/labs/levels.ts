/** The lab on support and resistance levels placed by hand. */
export const levelsLab = {
  title: 'Vos niveaux contre le hasard',
  kind: 'Série',
  kinds: { random: 'Au hasard', hidden: 'Avec deux niveaux cachés' },
  count: 'Niveaux placés',
  level: 'Niveau {n}',
  tolerance: 'Tolérance',
  show: 'Montrer la suite',
  hide: 'Cacher la suite',
  again: 'Une autre série',
  results: {
    before: 'Rebonds avant',
    asGoodBefore: 'Le hasard fait aussi bien',
    after: 'Rebonds après',
    asGoodAfter: 'Après, le hasard aussi bien',
  },
  ofContacts: 'sur {n}',
  price: 'prix, départ à 100',
  days: 'jours',
  held: 'rebond',
  broken: 'franchissement',
  levels: { one: 'Votre niveau a connu', other: 'Vos {n} niveaux ont connu' },
  contacts: { one: '{n} contact', other: '{n} contacts' },
  heldText: { one: '{n} rebond', other: '{n} rebonds' },
  brokenText: { one: '{n} franchissement', other: '{n} franchissements' },
  noContact: 'Aucun contact dans les {days} jours visibles.',
  before:
    '{levels} {contacts} en {days} jours : {held} et {broken}. Sur 1 000 tirages au hasard d’autant de niveaux, {share} font aussi bien ou mieux.',
  foreseen: 'Vous avez choisi en voyant ces prix : la comparaison vous avantage.',
  noneAfter: 'Dans les {days} jours suivants, plus aucun contact : rien à compter.',
  after:
    'Dans les {days} jours suivants : {held}, {broken}, et {share} des tirages font aussi bien.',
  chance: 'Rien ne distingue ce résultat du hasard.',
  unsure: 'C’est mieux que la plupart, mais il y a trop peu de contacts pour conclure.',
  rare: 'Le hasard fait rarement aussi bien. Un lecteur sur vingt y arrive pourtant sans rien savoir.',
  reveal: 'Les niveaux cachés étaient à {low} et {high}.',
  formula:
    'Contact : une clôture à moins de {tolerance} du niveau, ou de l’autre côté. Rebond si le prix ressort du côté d’où il vient. Note : rebonds moins franchissements. Série fictive',
  trials: {
    lead: {
      text: 'Placez des niveaux que moins de 5 % des tirages au hasard égalent sur les jours visibles.',
      shows:
        'C’est possible sur une série sans mémoire, parce que vous choisissez après avoir vu. Ce score ne prouve rien à lui seul.',
    },
    after: {
      text: 'Sur une série au hasard, montrez la suite. L’avance tient-elle ?',
      shows:
        'Changez de série et recommencez : elle disparaît le plus souvent, car ces prix ne savent pas où sont vos niveaux.',
    },
    hidden: {
      text: 'Choisissez la série avec deux niveaux cachés, cherchez-les, puis montrez la suite.',
      shows:
        'Là, un niveau bien placé tient plus souvent après aussi. Le même calcul distingue les deux séries, s’il y a assez de contacts.',
    },
  },
};
