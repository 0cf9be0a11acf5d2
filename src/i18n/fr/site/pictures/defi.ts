/** Alternative texts of the drawn pictures of the dictionary: defi. */
export const defi = {
  'finance-decentralisee':
    'Une banque en pointillé ; à sa place, un programme que deux personnes appellent directement.',
  protocole: 'Un programme relié à un prix, à un site et à un groupe de personnes qui décident.',
  'plateforme-decentralisee':
    'Deux jetons changent de place ; sous chacun, la clé reste à son propriétaire.',
  'teneur-de-marche-automatique':
    'Une courbe de réserve : en glissant le long d’elle, deux rectangles gardent la même aire.',
  'reserve-de-liquidite': 'Un bassin à deux moitiés : une pièce y entre, un jeton en sort.',
  'fournisseur-de-liquidite':
    'Deux jetons entrent dans un disque ; une part en revient, plus grande ou plus petite.',
  'perte-ephemere':
    'Une courbe reste sous une droite des deux côtés du point où elles se touchent ; l’écart est hachuré.',
  'liquidite-concentree':
    'Une bande basse sur tous les prix, un bloc haut sur une plage étroite, et un prix qui en sort.',
  'yield-farming': 'Deux plantes portent une pièce ; une troisième plie sous la sienne.',
  'apr-et-apy': 'Du même départ, une droite et une courbe qui monte au-dessus d’elle.',
  'pret-surcollateralise':
    'Une haute pile déposée, une pile empruntée plus basse, et le niveau sous lequel on vend.',
  collateral: 'Deux piles de pièces derrière des barreaux, fermés par un cadenas.',
  'facteur-de-sante':
    'Un cadran et son aiguille ; à gauche, la zone où la liquidation s’ouvre, et deux suites possibles.',
  'pret-eclair':
    'Un éclair dans un cadre : des pièces y entrent et en ressortent avant qu’il se ferme.',
  oracle: 'Un œil regarde deux cours et transmet sa lecture, à travers un mur, à un programme.',
  gouvernance:
    'Trois voix pour, deux contre, une absente ; en dessous, un des trois réglages se déplace.',
  dao: 'Un coffre commun au-dessus de six personnes : trois oui, deux non, une qui n’a pas voté.',
  'staking-liquide':
    'Une pile fermée par un cadenas ; son reçu, lui, peut partir dans plusieurs directions.',
  mev: 'Dans un bloc, une transaction passe de la dernière à la première place, et une pièce l’attend.',
  'attaque-sandwich':
    'Un échange pris entre deux autres ; à côté, le prix monte deux fois puis retombe.',
  reentrance:
    'Un versement revient au début du programme avant la dernière ligne, et une pile grandit dehors.',
  'audit-de-code': 'Une loupe sur une page de code ; un défaut se trouve en dehors d’elle.',
  'verrou-temporel': 'Un cadenas dont la serrure est une horloge.',
  'valeur-totale-verrouillee':
    'Trois coffres additionnés ; une partie du troisième est l’argent du deuxième, compté encore.',
  'taux-d-utilisation':
    'Un taux presque plat, puis très raide après un coude ; à côté, un bassin presque vide.',
  agregateur: 'Un échange se partage entre trois réserves, puis se rassemble en un seul résultat.',
};
