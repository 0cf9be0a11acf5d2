/** The lab on backtests. */
export const backtestLab = {
  title: 'Le meilleur réglage du passé',
  tries: 'Réglages essayés',
  fee: 'Frais par achat ou vente',
  again: 'Autre marché',
  results: {
    inside: 'Choisi sur la première moitié',
    outside: 'Le même, seconde moitié',
    meanInside: 'Moyenne, première moitié',
    meanOutside: 'Moyenne, seconde moitié',
  },
  pair: '{fast} et {slow} jours',
  trades: { one: '{n} ordre', other: '{n} ordres' },
  markets: { one: 'sur {n} marché', other: 'sur {n} marchés' },
  winners: '{share} de gagnants',
  gain: 'gain, en euros pour 1 000 € engagés',
  first: 'essayé ici',
  second: 'puis ici',
  law: 'gain moyen selon le nombre de réglages essayés, en euros',
  shortLaw: 'gain moyen selon les essais, en euros',
  insideLine: 'première moitié',
  outsideLine: 'seconde moitié',
  single:
    'Un seul réglage est joué, {fast} et {slow} jours, choisi avant de voir les prix. Sur ce marché, il donne {inside} dans la première moitié et {outside} dans la seconde.',
  say: 'Sur ce marché, {tries} réglages ont été essayés. Celui qui gagne le plus dans la première moitié, {fast} et {slow} jours, y donne {inside} ; dans la seconde, {outside}.',
  average:
    'Sur {count} marchés tirés de la même façon, la moyenne est de {meanInside} dans la première moitié et de {meanOutside} dans la seconde, où {winners} des marchés finissent en gain.',
  formula:
    'Prix tirés au hasard, sans mémoire : aucune règle ne peut y gagner en moyenne avant frais. 1 000 € engagés tant que la moyenne courte dépasse la longue, 250 jours par moitié ; une position encore tenue à la fin d’une moitié est vendue. Marge de la dernière moyenne : ± {margin}',
  trials: {
    one: {
      text: 'N’essayez qu’un réglage. Les deux moitiés diffèrent-elles en moyenne ?',
      shows: 'À peine, et la marge d’erreur couvre l’écart : rien n’a été choisi d’après les prix.',
    },
    all: {
      text: 'Essayez les cent réglages. Laquelle des deux moyennes bouge ?',
      shows:
        'La première seule. L’écart entre les deux est fabriqué par le choix : le marché ne contient rien à trouver.',
    },
    costs: {
      text: 'Portez les frais à 0,5 % par ordre. Que reste-t-il des deux moitiés ?',
      shows:
        'La seconde passe sous zéro : le hasard ne rembourse pas les ordres. La première reste positive, puisqu’elle a servi à choisir.',
    },
  },
};
