/** Alternative texts of the drawn pictures of the dictionary: analysis. */
export const analysis = {
  bougie: 'Une ligne d’échanges, et la bougie qui n’en garde que quatre prix.',
  'unite-de-temps':
    'Neuf petites bougies, et dessous les trois grandes qui les réunissent par trois.',
  'echelle-logarithmique':
    'Des lignes de plus en plus serrées, sur lesquelles une croissance régulière devient une droite.',
  tendance: 'Une ligne brisée dont les creux et les sommets montent, puis deux suites possibles.',
  support:
    'Un prix s’arrête deux fois de baisser dans la même bande ; la suite va vers le haut ou à travers la bande.',
  resistance: 'Un prix bute trois fois sur la même ligne, où il reste chaque fois moins à vendre.',
  cassure: 'Un prix sort par le haut du couloir qui le retenait ; il peut continuer ou y retomber.',
  'figure-chartiste':
    'Un prix oscille de moins en moins dans un triangle, puis peut en sortir des deux côtés.',
  'double-creux':
    'Deux creux au même niveau, puis deux rectangles : le gain visé, et la perte possible, plus grande.',
  'tete-et-epaules':
    'Trois sommets, celui du milieu plus haut, posés sur une ligne que le prix vient de franchir.',
  'analyse-technique':
    'Un graphique en bougies avec son volume, une pente et un niveau tracés, puis deux suites possibles.',
  'analyse-fondamentale':
    'Une balance : d’un côté une pièce, de l’autre les recettes qui devraient la justifier.',
  'analyse-on-chain':
    'Une loupe posée sur une chaîne de blocs montre les montants qui y sont inscrits.',
};
