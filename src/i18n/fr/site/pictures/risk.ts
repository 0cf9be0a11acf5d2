/** Alternative texts of the drawn pictures of the dictionary: risk. */
export const risk = {
  'ratio-gain-risque':
    'De part et d’autre de l’entrée, une perte prévue et un gain visé deux fois plus grand.',
  'taille-de-position':
    'Deux rectangles de même aire : peu d’unités avec un stop éloigné, beaucoup avec un stop proche.',
  'esperance-de-gain': 'Quatre gains, six pertes plus petites, et une ligne à leur moyenne.',
  'taux-de-reussite':
    'Dix opérations, dont quatre gagnées, et une barre remplie aux quatre dixièmes.',
  'risque-de-ruine': 'Trois parcours du même capital ; l’un touche le plancher et s’y arrête.',
  diversification: 'À gauche, une seule part, perdue ; à droite, cinq parts dont une est perdue.',
  reequilibrage: 'Deux colonnes inégales ; ce qui dépasse de l’une va combler l’autre.',
  allocation: 'Un anneau partagé en parts, dont une petite se détache.',
  'achats-programmes':
    'Cinq achats à dates régulières : plus le prix est bas, plus la barre des unités est haute.',
  'interets-composes': 'Des colonnes qui dépassent de plus en plus une droite.',
  'ratio-de-sharpe':
    'Deux chemins vers le même point : l’un calme, dans une bande étroite, l’autre très agité.',
};
