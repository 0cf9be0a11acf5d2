/** Alternative texts of the drawn pictures of the dictionary: markets. */
export const markets = {
  'carnet-d-ordres': 'Des barres de vente au-dessus d’une ligne, des barres d’achat au-dessous.',
  'ecart-achat-vente':
    'Deux flèches mesurent la bande entre le vendeur le moins cher et le meilleur acheteur.',
  glissement: 'Un ordre monte quatre marches de prix ; sa moyenne est au-dessus du prix affiché.',
  liquidite: 'Le même ordre fait à peine bouger un marché profond et creuse un marché étroit.',
  'ordre-a-cours-limite':
    'Un prix peut descendre jusqu’à une ligne, où l’ordre s’exécute, ou remonter avant de l’atteindre.',
  'ordre-au-marche':
    'Un ordre se partage en trois flèches et prend les trois premières offres de vente.',
  'ordre-stop': 'Un prix tombe sur une ligne, et la vente part de ce point.',
  'repli-maximal':
    'Une courbe, et une flèche de son sommet jusqu’au creux le plus bas qui le suit.',
  'plateforme-d-echange':
    'Des ordres d’achat et de vente entrent dans une maison, qui garde des pièces.',
  'paire-de-negociation':
    'Deux pièces séparées par une barre, et deux flèches qui vont de l’une à l’autre.',
  'teneur-de-marche': 'Une pièce entre en bas dans une réserve, une autre en sort plus haut.',
  'maker-et-taker': 'Un mur de briques : l’un en pose une, l’autre en retire une.',
  'gre-a-gre':
    'Deux personnes échangent une pièce directement ; un carnet d’ordres reste à l’écart.',
  'profondeur-de-marche':
    'Deux escaliers d’ordres, à l’achat et à la vente, et une bande mesurée entre les deux.',
  'objectif-de-gain':
    'Un prix monte jusqu’à une cible ; au-dessous de l’entrée, une ligne limite la perte.',
  'stop-suiveur':
    'Un escalier monte derrière un prix et ne redescend pas ; le prix finit par le toucher.',
  'ordre-oco': 'Deux ordres attachés par une chaîne : l’un est coché, l’autre est barré.',
};
