/** Alternative texts of the drawn pictures: what each one shows. */
import type { LessonKey } from '../../../domain/course/lessons.ts';

export const pictures = {
  lessons: {
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
  } satisfies Record<LessonKey, string>,
  articles: {
    'frais-d-une-operation':
      'D’une colonne verte à une colonne bleue plus basse : six frais descendent comme les marches d’un escalier.',
    'lire-un-carnet-d-ordres':
      'Les vendeurs en haut, les acheteurs en bas, un vide entre eux et un ordre d’achat qui monte chez les vendeurs.',
  },
  dictionary: {
    blockchain: 'Trois blocs attachés les uns aux autres ; le quatrième n’est pas encore là.',
    'carnet-d-ordres': 'Des barres de vente au-dessus d’une ligne, des barres d’achat au-dessous.',
    'ecart-achat-vente':
      'Deux flèches mesurent la bande entre le vendeur le moins cher et le meilleur acheteur.',
    empreinte: 'Un long texte passe par un entonnoir et donne un code court.',
    glissement: 'Un ordre monte quatre marches de prix ; sa moyenne est au-dessus du prix affiché.',
    hameconnage: 'Une enveloppe fermée, et un hameçon à côté.',
    jeton: 'Un jeton hexagonal posé sur une chaîne de blocs.',
    liquidite: 'Le même ordre fait à peine bouger un marché profond et creuse un marché étroit.',
    noeud: 'Au centre d’un réseau, un ordinateur avec sa propre copie de la chaîne.',
    'ordre-a-cours-limite':
      'Un prix peut descendre jusqu’à une ligne, où l’ordre s’exécute, ou remonter avant de l’atteindre.',
    'ordre-au-marche':
      'Un ordre se partage en trois flèches et prend les trois premières offres de vente.',
    'ordre-stop': 'Un prix tombe sur une ligne, et la vente part de ce point.',
    'phrase-de-recuperation': 'Douze mots sur une feuille, d’où sortent trois clés.',
    portefeuille:
      'Un portefeuille garde une clé. Elle désigne un bloc qui, lui, reste sur la chaîne.',
    'preuve-d-enjeu':
      'Des piles de dépôts : la plus haute propose un bloc, une autre, barrée, a été perdue.',
    'preuve-de-travail': 'Dix barres dépassent une ligne. La onzième reste dessous : elle a gagné.',
    'repli-maximal':
      'Une courbe, et une flèche de son sommet jusqu’au creux le plus bas qui le suit.',
    stablecoin:
      'Un prix presque plat dans une bande étroite, là où une autre courbe monte et descend beaucoup.',
  },
};
