/** The lab on impermanent loss. */
export const impermanentLossLab = {
  title: 'Déposer dans une réserve, ou garder',
  amount: 'Dépôt',
  change: 'Variation du prix',
  fees: 'Frais, en part de ce que rend la réserve',
  results: {
    pool: 'Rendu par la réserve',
    kept: 'Si vous aviez gardé',
    loss: 'Perte éphémère',
    net: 'Écart, frais comptés',
  },
  axis: 'prix, en multiples de celui du dépôt',
  value: 'valeur, €',
  keptLine: 'garder',
  poolLine: 'réserve',
  flat: 'Le prix est celui du dépôt : la réserve rend exactement ce que vous auriez gardé.',
  say: 'Le prix est multiplié par {price}. La réserve rend {pool}, contre {kept} si vous aviez gardé les deux actifs : {loss} de moins. Elle contient {euros} de chacun des deux.',
  covered: 'Les frais encaissés comblent cet écart.',
  uncovered: 'Pour combler cet écart, il faudrait des frais de {needed} de ce que rend la réserve.',
  formula: '1 − 2 × √{price} ÷ (1 + {price}) = {loss}',
  trials: {
    double: {
      text: 'Doublez le prix. Combien la réserve rend-elle de moins que si vous aviez gardé ?',
      shows: '5,7 % de moins : pendant la hausse, elle a vendu une partie de l’actif qui montait.',
    },
    half: {
      text: 'Divisez le prix par deux. La perte change-t-elle de signe ?',
      shows:
        'Non, et elle a la même taille : seul compte le facteur, pas le sens. Pendant la baisse, la réserve a acheté ce qui baissait.',
    },
    covered: {
      text: 'Quadruplez le prix. Quels frais faut-il avoir encaissés ?',
      shows: 'Un quart de ce que rend la réserve : 2 000 € × 1,25 = 2 500 € pour 1 000 € déposés.',
    },
  },
};
