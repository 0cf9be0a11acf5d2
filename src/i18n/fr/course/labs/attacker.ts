/** The lab on an attacker's share and confirmations. */
export const attackerLab = {
  title: 'Effacer un paiement',
  share: 'Part de l’attaquant',
  blocks: 'Blocs par-dessus',
  amount: 'Montant du paiement',
  reward: 'Récompense par bloc',
  results: {
    chance: 'Chance d’effacer le paiement',
    loss: 'Perte moyenne',
    needed: 'Blocs pour rester sous 0,1 %',
    cost: 'Coût de l’attaque, au moins',
  },
  never: 'jamais',
  beyond: 'plus de {n}',
  ofAmount: 'sur {amount}',
  axisX: 'nombre de blocs par-dessus',
  axisY: 'chance de réussite, chaque ligne divise par dix',
  less: 'moins de {value}',
  say: 'Avec {share} de la puissance, l’attaquant a {chance} de chances d’effacer un paiement recouvert par {blocks}. Sur {amount}, c’est {loss} de perte en moyenne.',
  blocksText: { one: '{n} bloc', other: '{n} blocs' },
  needed: 'Il en faut {needed} pour passer sous 0,1 %.',
  majority:
    'Avec {share} de la puissance, l’attaquant finit toujours par rattraper la chaîne, quel que soit le nombre de blocs. Attendre ne protège plus ; il reste ce que l’attaque coûte : {cost} au moins pour refaire le travail.',
  cheap:
    'Refaire le travail coûte {cost}, moins que le paiement de {amount} : à qui peut louer la puissance, l’attaque rapporte.',
  formula: 'Formule de Satoshi Nakamoto (2008, section 11), avec q = {share} et z = {blocks}',
  trials: {
    triple: {
      text: 'Avec cinq blocs par-dessus, passez de 10 à 30 %. Par combien la chance est-elle multipliée ?',
      shows:
        'Par près de deux cents. C’est pourquoi un nombre de blocs ne vaut que pour un réseau donné.',
    },
    safe: {
      text: 'À 30 %, combien de blocs ramènent la chance sous 0,1 % ?',
      shows: 'Vingt-quatre. Sur l’échelle par dix, chaque bloc retire à peu près la même hauteur.',
    },
    majority: {
      text: 'Donnez-lui 51 %. Que vaut encore l’attente ?',
      shows: 'Rien : la ligne est plate. Seul le prix de l’attaque arrête encore quelqu’un.',
    },
  },
};
