/** Alternative texts of the drawn pictures of the lessons. */
import type { LessonKey } from '../../../../domain/course/lessons.ts';

export const lessons = {
  'fondamentaux-blockchain':
    'Trois blocs se suivent, chacun recopie l’empreinte du précédent. Une ligne du deuxième a changé : son lien avec le troisième est rompu.',
  'principes-decentralisation':
    'À gauche, un centre en panne isole tous ses points. À droite, un réseau perd un point et les autres restent reliés.',
  'cryptographie-securite':
    'Une clé signe un document. Du document signé, le retour vers la clé est barré.',
  'types-blockchain':
    'Au-dessus d’une chaîne de blocs, une seconde chaîne regroupe ses écritures et les dépose dans un seul bloc.',
  'bitcoin-histoire':
    'Les bitcoins créés diminuent de moitié à chaque marche ; leur total s’aplatit sous une limite.',
  'ethereum-smart-contracts':
    'Des pièces entrent dans un programme. Si la condition est remplie, elles sont versées ; sinon, elles reviennent.',
  'types-tokens':
    'Sur une même chaîne : une pièce, plusieurs jetons identiques et un billet unique marqué d’une étoile.',
  'securite-wallets':
    'Un appareil affiche sur son écran ce qu’il va signer. La clé reste à l’intérieur.',
  'indicateurs-techniques':
    'Une moyenne lisse suit des bougies avec retard ; dessous, un oscillateur va et vient entre deux bornes.',
  'analyse-graphiques':
    'Une bougie agrandie, ses quatre prix reportés sur une échelle : plus haut, plus bas, ouverture et clôture.',
  'patterns-trading':
    'Deux creux sous une ligne. Depuis le point où elle est rejointe, deux suites possibles, en hausse et en baisse.',
  'gestion-risque':
    'Entrée, stop et objectif. L’aire entre l’entrée et le stop est la perte acceptée ; les deux suites sont de même longueur.',
  'protocoles-defi':
    'Un dépôt plus haut que le prêt qu’il garantit. La ligne rouge est le niveau sous lequel il est vendu.',
  'yield-farming':
    'Un même disque partagé en quatre, puis en seize : chaque part devient plus petite.',
  'pools-liquidite':
    'Une courbe de réserves. Deux rectangles de même aire montrent les stocks avant et après un échange.',
  stablecoins:
    'Un prix suit sa ligne, puis décroche. Dessous, trois piles de réserve et une place vide.',
  'securisation-wallets':
    'Deux clés sur trois mènent à un coffre ; la troisième, en pointillé, n’est pas nécessaire.',
  'arnaques-crypto': 'Des gains dessinés sur un écran en pointillé. À côté pend un hameçon.',
  'gestion-portfolio':
    'Un anneau de quatre parts et leurs objectifs : la plus grande dépasse le sien.',
  'strategies-avancees':
    'Deux prix, celui de l’actif et celui du contrat à terme, se rejoignent à l’échéance.',
} satisfies Record<LessonKey, string>;
