/** The lab on chart patterns: dated cases, and what followed them. */
export const patternsLab = {
  title: 'Et ensuite ?',
  number: 'Cas affiché',
  answer: 'Dans trente jours',
  answers: { up: 'Plus haut', down: 'Plus bas', none: 'Indécis' },
  given: 'Votre réponse : « {answer} ».',
  next: 'Cas suivant',
  names: {
    'double-top': 'Double sommet',
    'double-bottom': 'Double creux',
    'head-and-shoulders': 'Épaule-tête-épaule',
    triangle: 'Triangle',
    flag: 'Drapeau',
    'golden-cross': 'Croix dorée',
  },
  rules: {
    'double-top':
      'deux sommets à moins de 4 % l’un de l’autre, le premier au plus haut de 60 jours, puis une clôture sous le creux qui les sépare',
    'double-bottom':
      'deux creux à moins de 4 % l’un de l’autre, le premier au plus bas de 60 jours, puis une clôture au-dessus du sommet qui les sépare',
    'head-and-shoulders':
      'trois sommets, celui du milieu plus haut d’au moins 5 %, les deux autres à moins de 10 % l’un de l’autre, puis une clôture sous la ligne des deux creux',
    triangle:
      'un sommet plus bas que le précédent, un creux plus haut que le précédent, puis une clôture hors des deux lignes',
    flag: 'une hausse de 30 % ou plus en 20 jours, une pause qui n’en rend pas plus de la moitié, puis, 5 à 20 jours après le sommet, une clôture au-dessus de lui',
    'golden-cross':
      'la moyenne des 50 dernières clôtures passe au-dessus de celle des 200 dernières',
  },
  assets: { bitcoin: 'Bitcoin', ether: 'Ether' },
  dollars: '{n} $',
  results: {
    change: 'Trente jours après',
    right: 'Réponses justes',
    chance: 'Pile ou face',
    asGood: 'Aussi bien à pile ou face',
  },
  ofAnswers: 'sur {n}',
  onAverage: 'en moyenne',
  index: 'clôture, 100 = jour du signal',
  days: 'jours',
  fast: 'moyenne 50',
  slow: 'moyenne 200',
  ask: 'Cas {n} sur {total} : « {name} ». La figure vient de se compléter, au jour 0, et la clôture de ce jour vaut 100 sur le dessin. Trente jours plus tard, sera-t-elle plus haut ou plus bas ?',
  told: '{asset}, {date} : la clôture passe de {from} à {to} en trente jours, soit {change}.',
  right: 'Vous aviez raison.',
  wrong: 'Vous aviez tort.',
  undecided: 'Vous étiez indécis : la réponse ne compte pas.',
  record:
    'Dans toutes les clôtures étudiées, une hausse a suivi cette figure {rises} fois sur {signals} pour le bitcoin et {etherRises} fois sur {etherSignals} pour l’ether. Tous jours confondus, le bitcoin est plus haut trente jours plus tard {any} du temps. Six figures sur deux actifs font douze comptes, la plupart de moins de cinq signaux : un compte élevé y a été trouvé en regardant les douze, et il faudrait encore qu’il tienne sur de nouveaux signaux.',
  formula:
    'Règle : {rule}. Cas retenus : sur le bitcoin, ou à défaut sur l’ether, le plus ancien suivi d’une hausse et le plus ancien suivi d’une baisse, d’où autant des deux. Clôtures quotidiennes (UTC) de Bitstamp, arrondies : bitcoin de novembre 2014 à septembre 2025, ether de novembre 2017 à octobre 2021',
  turn: 'Un sommet compte dès que la clôture est 10 % plus bas que lui, et un creux dès qu’il est 10 % plus bas que la clôture.',
  trials: {
    six: {
      text: 'Répondez à six cas. Vos réponses justes dépassent-elles trois ?',
      shows:
        'À pile ou face, on en a quatre ou plus une fois sur trois. Six réponses ne disent presque rien d’une méthode.',
    },
    pair: {
      text: 'Répondez aux deux cas d’une même figure.',
      shows: 'L’un a monté, l’autre a baissé. Au jour 0, la règle était satisfaite dans les deux.',
    },
    all: {
      text: 'Répondez aux douze cas.',
      shows:
        'Suivre partout la lecture des manuels donnait ici sept réponses justes sur douze. Une pièce fait au moins aussi bien près de quatre fois sur dix.',
    },
  },
};
