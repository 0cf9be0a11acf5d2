/** Alternative texts of the drawn pictures of the dictionary: tokens. */
export const tokens = {
  'jeton-de-gouvernance': 'Un jeton tombe dans une urne marquée d’une coche et d’une croix.',
  'jeton-utilitaire': 'Un ticket détachable et la porte qu’il ouvre.',
  'jeton-natif':
    'Trois blocs contiennent la même pièce ; deux jetons en pointillé sont posés dessus.',
  nft: 'Une image encadrée parmi des cadres vides, avec un code qui n’appartient qu’à elle.',
  'jeton-encapsule':
    'Une pièce enveloppée dans un autre jeton, reliée à l’originale gardée dans un coffre.',
  tokenomics: 'Un disque partagé en parts inégales, dont une grande, en pointillé, reste à créer.',
  'calendrier-de-deblocage':
    'Une quantité plate, puis un saut, puis une pente, sous une limite en pointillé.',
  emission: 'Des pièces sortent d’un robinet et s’empilent à côté de celles qui existaient.',
  'destruction-de-jetons': 'Une pièce quitte sa pile pour une flamme ; les autres restent.',
  airdrop: 'Une pièce descend sous un parachute.',
  ico: 'Des pièces entrent dans une maison qui n’est pas encore bâtie ; des jetons en sortent.',
  'livre-blanc': 'Un document ouvert : du texte, et un disque dont une part manque.',
  decrochage:
    'Un prix quitte la ligne qu’il suivait ; deux suites possibles, le retour ou la chute.',
  parite: 'Une balance tient un jeton à la hauteur d’une pièce.',
  altcoin: 'Une grande pièce grise et, autour, sept formes plus petites, de toutes sortes.',
  memecoin: 'Une pièce à tête de chat, au sommet d’une courbe qui monte puis retombe.',
  'norme-erc-20': 'Trois jetons différents, munis de la même prise, au-dessus d’une même barre.',
  satoshi: 'Un grain minuscule d’une pièce, agrandi par une loupe.',
  'rarete-numerique': 'Vingt et une places, dont une encore vide ; une pièce de plus est refusée.',
};
