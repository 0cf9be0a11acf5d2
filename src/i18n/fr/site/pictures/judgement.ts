/** Alternative texts of the drawn pictures of the dictionary: judgement. */
export const judgement = {
  'signal-de-trading':
    'Un message avec trois niveaux, un objectif, une entrée et un stop, puis deux suites possibles.',
  'test-historique':
    'Des prix passés, en deux parts : la première étudiée, la dernière sous cadenas.',
  surapprentissage: 'Une courbe passe par tous les points connus, puis loin des suivants.',
  'journal-de-trading':
    'Un carnet à spirale, une ligne par opération, avec des réussites et des échecs.',
  'biais-de-survie': 'Trois pièces dans un cadre ; au-dehors, sept autres effacées.',
  'biais-de-confirmation': 'Un filtre laisse passer les coches et garde les croix dehors.',
  'aversion-aux-pertes': 'Une courbe plus raide du côté des pertes que du côté des gains.',
};
