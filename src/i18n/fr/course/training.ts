/** The training hub: where a beginner, a trader or a user of DeFi starts. */
export const training = {
  title: 'Comprendre les cryptomonnaies : par où commencer',
  description:
    'Un parcours de lecture pour débuter en crypto, gratuit jusqu’au bout de la première leçon, six questions pour se situer et une carte des cinq modules.',
  heading: 'Comprendre les cryptomonnaies, dans le bon ordre',
  lede: 'Vous n’avez pas besoin de tout lire, ni de tout lire maintenant. Cette page vous dit quoi ouvrir d’abord, pourquoi, et combien de temps cela prend.',
  start: 'Suivre le parcours',
  check: 'Me situer en six questions',
  path: {
    heading: 'Quatre lectures, dans cet ordre',
    text: 'Les deux premières ne demandent rien, pas même un compte. Arrêtez-vous quand vous voulez : chacune se suffit à elle-même.',
    minutes: '{n} min',
    free: 'sans compte',
    account: 'avec un compte gratuit',
    subscription: 'avec un abonnement',
    article: {
      title: 'Un article, pour voir un prix se former',
      link: 'Lire l’article',
      text: 'Le prix affiché en grand n’est pas celui que vous paierez. Cet article montre pourquoi, ligne par ligne, avec un aller-retour chiffré. Vous saurez ainsi si notre façon d’expliquer vous convient.',
    },
    words: {
      title: 'Cinq mots que l’on retrouve partout',
      text: 'Chacun tient en une phrase et un exemple. Lisez-les dans cet ordre : ce qui s’échange, où on le garde, comment on le retrouve, ce qui permet de le vendre, et à quel prix.',
    },
    lesson: {
      title: 'La leçon gratuite, en entier',
      text: 'Elle part d’un virement de 10 €, montre ce qui rend une opération difficile à effacer et se termine par une liste de contrôle. Schémas et quiz compris.',
    },
    modules: {
      title: 'Les cinq modules',
      text: 'Les autres leçons, dans l’ordre de la carte ci-dessus. Vous pouvez en changer : la carte montre sur quoi chaque module s’appuie.',
      link: 'Voir le programme',
    },
  },
  map: {
    heading: 'Sur quoi chaque module s’appuie',
    text: [
      'Les modules 1, 2 et 4 s’appuient l’un sur l’autre : sans registre ni clé, on ne sait pas ce que contient un portefeuille. Le module Marchés n’en demande aucun autre ; le module 2 aide à juger ce que l’on achète.',
      'Le module Marchés apprend à acheter, à vendre et à limiter une perte ; le module DeFi, à prêter et à échanger sans intermédiaire. Vous pouvez prendre l’un avant l’autre, ou l’un sans l’autre.',
      'Le module 5 réunit les deux : protéger ses clés, répartir son argent, tester une stratégie.',
    ],
    title: 'La carte des cinq modules',
    desc: 'Cinq cases reliées par des flèches, de haut en bas. Le module 1, Fondations, mène au module 2, Actifs, avec la mention : un registre et des clés. Du module 2 partent deux flèches : l’une, en pointillé, vers le module 3, Marchés, avec la mention : ce que l’on achète ; l’autre, pleine, vers le module 4, DeFi, avec la mention : jetons et contrats. Les modules 3 et 4 mènent tous deux au module 5, Maîtrise, avec les mentions : la perte chiffrée, et : le risque des autres.',
    caption:
      'Une flèche pleine veut dire « à lire avant », une flèche en pointillé « utile ». Les modules 3 et 4 se prennent dans l’ordre que vous voulez.',
    arrows: {
      keys: 'un registre et des clés',
      price: ['ce que', 'l’on achète'],
      contracts: ['jetons', 'et contrats'],
      loss: ['la perte', 'chiffrée'],
      others: ['le risque', 'des autres'],
    },
    lessons: '{n} leçons',
  },
  self: {
    heading: 'Savez-vous répondre ?',
    text: 'Six questions, dont la réponse s’ouvre d’un clic. Comptez celles dont vous connaissiez la réponse.',
    more: 'Lire la définition',
    items: [
      {
        question: 'Votre téléphone tombe à l’eau. Qu’est-ce qui vous rend vos jetons ?',
        answer:
          'La phrase de récupération, écrite ailleurs que sur le téléphone. Sans elle, personne ne peut rien pour vous, pas même l’éditeur du portefeuille.',
        term: 'phrase-de-recuperation',
      },
      {
        question:
          'Un jeton passe de 100 € à 80 €. De combien doit-il monter pour revenir à 100 € ?',
        answer: 'De 25 %, et non de 20 % : il manque 20 €, et 20 ÷ 80 = 0,25.',
        term: 'repli-maximal',
      },
      {
        question: 'Vous vendez « au marché ». Que savez-vous d’avance, et que ne savez-vous pas ?',
        answer:
          'Vous savez que l’ordre passera tout de suite. Vous ne savez pas à quel prix : il prend les acheteurs présents, du plus offrant au moins offrant.',
        term: 'glissement',
      },
      {
        question:
          'La vente s’affiche à 100,20 €, l’achat à 100,00 €. Que coûte un aller-retour, avant les frais ?',
        answer: '0,20 € par unité, soit 0,2 % : vous achetez en haut et revendez en bas.',
        term: 'ecart-achat-vente',
      },
      {
        question: 'Qui peut effacer un paiement inscrit depuis une heure sur Bitcoin ?',
        answer:
          'Personne sur simple demande. Il faudrait refaire le travail de tous les blocs posés depuis, plus vite que le reste du réseau.',
        term: 'preuve-de-travail',
      },
      {
        question:
          'Un « service d’assistance » vous écrit et demande votre phrase de récupération. Que répondez-vous ?',
        answer: 'Rien. Aucune assistance n’en a besoin : c’est une tentative de vol.',
        term: 'hameconnage',
      },
    ],
    verdict: {
      heading: 'Selon votre score',
      items: [
        { score: '0 à 2', text: 'Suivez le parcours ci-dessus, dans l’ordre.' },
        { score: '3 à 5', text: 'Lisez les mots manqués, puis la leçon gratuite.' },
        {
          score: '6',
          text: 'Sautez les bases : commencez par la gestion du risque, ouverte aux abonnés.',
        },
      ],
    },
  },
  levels: {
    heading: 'Trois points d’entrée',
    planned: 'en préparation',
    items: [
      {
        key: 'beginner',
        title: 'Je débute',
        text: 'Ce qu’est un registre, ce que protège une clé, où la ranger : dans cet ordre, et avant le premier euro. Une phrase de récupération mal gardée coûte tout.',
        lessons: ['fondamentaux-blockchain', 'cryptographie-securite', 'securite-wallets'],
      },
      {
        key: 'trader',
        title: 'J’achète et je vends déjà',
        text: 'Commencez par la taille d’une position, pas par les graphiques : c’est elle qui décide de ce qu’une erreur vous coûte.',
        lessons: ['gestion-risque', 'indicateurs-techniques', 'analyse-graphiques'],
      },
      {
        key: 'defi',
        title: 'J’utilise la DeFi',
        text: 'Un rendement vient toujours de quelqu’un. Apprenez de qui, puis ce que vous signez quand vous approuvez un contrat.',
        lessons: ['ethereum-smart-contracts', 'protocoles-defi', 'stablecoins'],
      },
    ],
  },
  anatomy: {
    heading: 'Comment se passe une leçon',
    items: [
      {
        title: 'Une situation, puis la règle',
        text: 'Chaque partie part d’un cas concret et d’un nombre. La règle vient après, quand vous avez de quoi la juger.',
      },
      {
        title: 'Un schéma annoté',
        text: 'Dessiné pour la leçon, lisible sur un téléphone et par un lecteur d’écran : tout ce qu’il montre est aussi écrit.',
      },
      {
        title: 'Un calcul que vous refaites',
        text: 'En euros, avec de petites sommes et les frais. Sortez une calculatrice : si vous trouvez autre chose, écrivez-nous.',
      },
      {
        title: 'Un quiz qui explique',
        text: 'Huit questions, une à la fois, avec un second essai. Chaque réponse, juste ou fausse, est suivie d’une explication.',
      },
      {
        title: 'Des sources datées',
        text: 'Chaque leçon publiée cite ses sources et le jour où nous les avons lues. Ce que nous ignorons, nous l’écrivons.',
      },
    ],
    time: {
      heading: 'Le temps qu’il faut',
      facts: [
        { value: '{freeMinutes} min', text: 'pour lire la leçon gratuite, quiz non compris' },
        {
          value: { partial: '{minutes} min', complete: '{hours} h {rest}' },
          text: {
            partial: 'pour lire les {published} leçons publiées sur {planned}',
            complete: 'pour lire les {planned} leçons',
          },
        },
      ],
      note: {
        partial:
          'Comptez davantage si vous refaites les calculs. Les leçons à venir ont déjà leur page, leur programme et leur introduction.',
        complete: 'Comptez davantage si vous refaites les calculs.',
      },
    },
  },
  ways: {
    heading: 'Aller plus loin',
    items: {
      course: 'Les cinq modules, leçon par leçon, avec ce que chacune vous apprend à faire.',
      articles: 'Un sujet, un mécanisme, un calcul. Sans compte.',
      dictionary: 'Les mots de la crypto, en français et en anglais.',
      market: 'Ce que disent les colonnes d’un tableau de prix, et ce qu’elles cachent.',
    },
  },
};
