/** The lab on candles: how they are made of trades, and what they leave out. */
export const candlesLab = {
  title: 'De l’échange à la bougie',
  mode: 'Exercice',
  modes: { build: 'Construire', guess: 'Deviner' },
  interval: 'Une bougie dure',
  intervals: { '5': '5 min', '15': '15 min', '60': '60 min' },
  shown: 'Échanges passés',
  series: 'Une autre série',
  candle: 'Une autre bougie',
  answer: 'Touché en premier',
  answers: { target: 'L’objectif', stop: 'Le stop', unknown: 'Impossible à savoir' },
  results: {
    open: 'Ouverture',
    high: 'Plus haut',
    low: 'Plus bas',
    close: 'Clôture',
    last: 'Dernier prix',
    drawn: 'Sur le chemin tiré',
    other: 'Sur l’autre chemin',
    target: 'Objectif',
    stop: 'Stop',
  },
  perUnit: 'par unité',
  price: 'prix,\u00A0€',
  minutes: 'minutes, un échange par minute',
  rise: 'hausse',
  fall: 'baisse',
  targetTag: 'objectif {price}',
  stopTag: 'stop {price}',
  drawnTag: 'chemin tiré',
  otherTag: 'autre chemin',
  highTag: 'haut {price}',
  lowTag: 'bas {price}',
  closed: { one: '{n} bougie close', other: '{n} bougies closes' },
  building:
    'À l’échange n° {shown} : {closed}. Celle qui se forme compte déjà {n} de ses {size} échanges ; ouverte à {open}, montée à {high}, descendue à {low}, elle est à {close}. Seule son ouverture ne changera plus.',
  complete:
    'Après {shown} échanges : {closed}. La dernière a ouvert à {open}, touché {high} et {low}, et clôturé à {close}. Ces quatre prix résument {size} échanges.',
  ask: 'Une bougie de {size} minutes : ouverture {open}, plus haut {high}, plus bas {low}, clôture {close}. Vous avez acheté à l’ouverture, avec un objectif à {target} et un stop à {stop}. La bougie est passée par les deux : lequel d’abord ?',
  told: {
    target:
      'Sur le chemin tiré au sort, l’objectif est touché à la minute {minute} et la position gagne {gain} par unité. Sur l’autre, le stop est touché à la minute {otherMinute} et elle perd {loss}.',
    stop: 'Sur le chemin tiré au sort, le stop est touché à la minute {minute} et la position perd {loss} par unité. Sur l’autre, l’objectif est touché à la minute {otherMinute} et elle gagne {gain}.',
  },
  right: 'Les deux font exactement la même bougie : on ne pouvait pas savoir.',
  half: 'Les deux font exactement la même bougie : votre réponse est juste sur un chemin et fausse sur l’autre.',
  formula: 'Prix tirés au hasard, jeton fictif, avant frais',
  trials: {
    hour: {
      text: 'Passez de bougies de 5 minutes à des bougies de 60 minutes. Que reste-t-il de la série ?',
      shows:
        'Une bougie là où il y en avait douze. Les échanges sont les mêmes ; leur ordre a disparu avec les bougies intermédiaires.',
    },
    close: {
      text: 'Avancez échange par échange jusqu’à la fin d’une bougie. Lequel de ses quatre prix n’a pas pu bouger ?',
      shows:
        'L’ouverture. Le plus haut peut encore monter, le plus bas descendre, et la clôture suit chaque échange jusqu’au dernier.',
    },
    guess: {
      text: 'Dans « Deviner », dites ce qu’une position a touché d’abord.',
      shows:
        'La bougie ne le dit pas. Un calcul sur le passé qui suppose l’ordre favorable compte des gains qui ont pu être des pertes.',
    },
  },
};
