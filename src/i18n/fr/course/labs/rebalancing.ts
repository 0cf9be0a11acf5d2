/** The lab on rebalancing. */
export const rebalancingLab = {
  title: 'Rééquilibrer, ou laisser dériver',
  target: 'Part visée en crypto',
  band: 'Écart toléré',
  bandUnit: 'points',
  fee: 'Frais par ordre',
  again: 'Un autre marché',
  results: {
    kept: 'Rééquilibré, il reste',
    alone: 'Laissé seul, il reste',
    share: 'Part la plus haute, seul',
    trades: 'Rééquilibrages',
  },
  drawdown: 'repli {share}',
  costs: 'frais {amount}',
  axis: 'semaines, sur trois ans',
  value: 'part en crypto',
  alone: 'laissé seul',
  kept: 'rééquilibré',
  say: 'Parti de 1 000 €, l’ensemble rééquilibré finit à {kept} avec un repli maximal de {keptFall} ; laissé seul, il finit à {alone} avec un repli de {aloneFall}. Sans intervention, la part en crypto a varié entre {low} et {high}, pour {target} visés.',
  better: 'Sur ce tirage, rééquilibrer a rapporté autant ou davantage.',
  worse:
    'Sur ce tirage, rééquilibrer a rapporté moins : vendre ce qui monte et acheter ce qui baisse coûte quand le mouvement continue.',
  formula:
    'Prix tirés au hasard, de rendement moyen nul : avec un petit écart toléré, rééquilibrer finit devant plus souvent, sans rapporter plus en moyenne. Un rééquilibrage vend ce qui dépasse, achète ce qui manque et paie {fee} sur la différence',
  trials: {
    never: {
      text: 'Tolérez 50 points d’écart. Que devient la part en crypto ?',
      shows:
        'Elle dérive avec le prix : le risque que vous aviez choisi n’est plus celui que vous portez.',
    },
    often: {
      text: 'Tolérez 1 point et payez 1 % de frais. Combien de rééquilibrages, et à quel prix ?',
      shows:
        'Une centaine, et chacun se paie. Un écart plus large fait presque le même travail pour moins.',
    },
    other: {
      text: 'Essayez cinq autres marchés. Rééquilibrer gagne-t-il toujours ?',
      shows:
        'Non. Il gagne quand le prix va et vient, perd quand il file. Ce qu’il fait à chaque fois, c’est tenir le risque.',
    },
  },
};
