/** Alternative texts of the drawn pictures of the dictionary: blocks, mining, deposits. */
export const chains = {
  blockchain: 'Trois blocs attachés les uns aux autres ; le quatrième n’est pas encore là.',
  empreinte: 'Un long texte passe par un entonnoir et donne un code court.',
  jeton: 'Un jeton hexagonal posé sur une chaîne de blocs.',
  noeud: 'Au centre d’un réseau, un ordinateur avec sa propre copie de la chaîne.',
  'preuve-d-enjeu':
    'Des piles de dépôts : la plus haute propose un bloc, une autre, barrée, a été perdue.',
  'preuve-de-travail': 'Dix barres dépassent une ligne. La onzième reste dessous : elle a gagné.',
  stablecoin:
    'Un prix presque plat dans une bande étroite, là où une autre courbe monte et descend beaucoup.',
  bloc: 'Une page encadrée : une empreinte dans son bandeau, quatre transactions dessous.',
  'bloc-genese': 'Contre un mur, un premier bloc ; trois autres le suivent, de plus en plus loin.',
  transaction: 'Une pièce passe d’une pile à une autre, au-dessus d’une signature.',
  confirmation:
    'Quatre blocs posés sur un paiement, et cinq barres rouges qui raccourcissent vers le haut.',
  finalite: 'Trois blocs sous un cadenas, une ligne, puis deux blocs en pointillé.',
  minage: 'Une pioche frappe un rocher, d’où sort une pièce.',
  difficulte: 'Un métronome dont le poids peut être monté ou descendu sur la tige.',
  'taux-de-hachage':
    'Un cadran dont l’aiguille a dépassé la moitié, au-dessus d’une suite de barres.',
  'recompense-de-bloc':
    'À côté d’un bloc, une haute pile de pièces neuves, plus une petite pile de frais.',
  halving: 'Une pièce entière, puis une moitié, un quart et un huitième.',
  validateur: 'Une pile de pièces sous un cadenas, et un tampon levé au-dessus d’un bloc coché.',
  'mise-en-jeu':
    'Des pièces enfermées dans un cadenas ; à côté, deux chemins possibles, en hausse et en baisse.',
  'sanction-de-validateur':
    'Une clé reliée à deux blocs barrés, et une pile de pièces coupée plus qu’à moitié.',
  'attaque-des-51':
    'Un disque dont une part dépasse la moitié. À côté, une chaîne de trois blocs en remplace une de deux.',
  'double-depense':
    'La même pièce part vers deux destinataires : l’un est payé, l’autre est barré.',
  mempool: 'Un bassin plein de paiements ; l’un d’eux en sort et entre dans un bloc.',
  'frais-de-reseau': 'Une barrière de péage levée, une pièce et une enveloppe.',
  gaz: 'Une pompe à carburant, avec son niveau et son tuyau.',
};
