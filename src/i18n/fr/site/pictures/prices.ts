/** Alternative texts of the drawn pictures of the dictionary: values, quantities, the course of a market. */
export const prices = {
  'volume-d-echanges': 'Une ligne de prix et, au-dessous, une barre par jour, plus ou moins haute.',
  capitalisation:
    'Un rectangle dont la hauteur est le prix et la largeur le nombre d’unités ; une pièce suffit à relever son bord.',
  'offre-en-circulation':
    'Un disque en trois parts : une part libre, une part sous cadenas, une part qui n’existe pas encore.',
  'capitalisation-diluee':
    'Un quart d’un rectangle est plein ; les trois autres sont tracés en tirets.',
  arbitrage: 'Une flèche va du prix bas d’un marché au prix plus haut d’un autre.',
  etf: 'Un coffre garde des pièces, et trois titres qui les représentent en sortent.',
  'marche-haussier':
    'Des bougies montent depuis un creux et passent une ligne tracée au-dessus de lui.',
  'marche-baissier':
    'Des bougies descendent depuis un sommet, avec un rebond au milieu de la baisse.',
  correction: 'Une hausse, une baisse mesurée depuis le sommet, puis deux suites possibles.',
  'cours-de-cloture':
    'Une ligne de prix coupée par trois horloges ; un point marque le prix à chacune.',
};
