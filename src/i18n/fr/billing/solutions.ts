/** The page that compares the plans, and explains whom they do not suit. */
export const solutionsPage = {
  title: 'Nos solutions : libre, au mois, sur demande',
  description:
    'Ce que chaque formule comprend et ne comprend pas, pour qui elle est un mauvais choix, ce qui se fait sur rendez-vous, et comment arrêter.',
  heading: 'Prenez ce dont vous avez besoin, et rien de plus',
  lede: 'Une partie du site est libre, une autre s’ouvre par un abonnement au mois, le reste se fait sur rendez-vous. Cette page dit ce que contient chaque solution, et pour qui elle est un mauvais choix.',
  ways: {
    free: {
      title: 'Libre',
      price: '0 €',
      text: 'Les articles, le dictionnaire et le début de chaque leçon. La première leçon entière, avec un compte et sans carte.',
      link: 'Lire la leçon gratuite',
    },
    monthly: {
      title: 'Au mois',
      price: 'dès {price}',
      text: 'Les leçons publiées et leurs quiz, avec ou sans signaux. Sans engagement, et sans supplément pour les leçons à venir.',
      link: 'Comparer les formules',
    },
    custom: {
      title: 'Sur demande',
      price: 'non facturé',
      text: 'Trente minutes au téléphone pour vos questions de méthode ou de calcul. Pas de conseil en investissement.',
      link: 'Ce que nous pouvons faire',
    },
  },
  monthly: {
    heading: 'Les deux formules, ligne à ligne',
    text: 'Le même cours, le même mois renouvelable, la même liberté d’arrêter. Seuls les signaux et l’ordre des réponses les séparent.',
    caption: 'Ce que comprend chaque formule',
    criterion: 'Critère',
    yes: 'Compris',
    no: 'Non compris',
    rows: {
      price: 'Prix d’un mois, TVA comprise',
      lessons: 'Leçons publiées à ce jour',
      quizzes: 'Quiz corrigé à chaque leçon',
      languages: 'Français et anglais',
      updates: 'Mises à jour et leçons à venir',
      signals: 'Signaux : entrée, objectif, stop',
      reasoning: 'Raisonnement de chaque signal',
      mail: 'Avis de signal par e-mail',
      webhook: 'Envoi à votre webhook',
      support: 'Réponse à vos messages',
      commitment: 'Engagement',
      advice: 'Conseil personnalisé',
      funds: 'Gestion de vos fonds',
    },
    cells: {
      lessons: { partial: '{published} sur {planned}', complete: '{planned}' },
      optional: 'Facultatif',
      support: 'Par e-mail',
      priority: 'Par e-mail, en priorité',
      none: 'Aucun',
    },
    choose: 'Voir les prix et s’abonner',
    fitsHeading: 'Pour qui, et pour qui pas',
    good: 'Un bon choix si',
    bad: 'Un mauvais choix si',
    fits: {
      formation: {
        good: [
          'vous voulez comprendre avant d’acheter, ou comprendre ce que vous avez déjà acheté ;',
          'vous préférez décider seul, à votre rythme, calculs à l’appui.',
        ],
        bad: [
          'vous cherchez des ordres à recopier : cette formule n’en contient aucun ;',
          'une définition vous suffit : le dictionnaire et les articles sont libres ;',
          'votre capital est petit : {price}, c’est {share} de 1 000 €, à regagner avant tout bénéfice.',
        ],
      },
      formationEtSignaux: {
        good: [
          'vous savez déjà calculer une taille de position et poser un stop ;',
          'vous voulez voir une méthode appliquée, raisonnement et pertes compris.',
        ],
        bad: [
          'vous débutez : commencez par la formation seule, ou par la leçon gratuite ;',
          'vous attendez un revenu : personne ne peut vous promettre un résultat ;',
          'vous lisez vos messages une fois par jour : un signal peut expirer avant.',
        ],
      },
    },
    excludedHeading: 'Ce qu’aucune formule ne comprend',
    excluded: [
      'Un avis sur votre situation, votre patrimoine ou vos impôts.',
      'La garde ou la gestion de votre argent et de vos cryptoactifs.',
      'La récupération de fonds perdus ou volés. La promettre contre paiement est une arnaque connue.',
      'Un nombre de signaux, un taux de réussite ou un résultat.',
    ],
  },
  custom: {
    heading: 'Sur demande : une consultation',
    text: 'Certaines questions ne tiennent pas dans une leçon. Une consultation dure trente minutes, par téléphone, en français ou en anglais. Elle se réserve sur ce site, sans compte, et n’est pas facturée.',
    canHeading: 'À quoi elle sert',
    can: [
      'Savoir par quelle leçon commencer, selon ce que vous avez déjà compris.',
      'Reprendre un calcul ensemble : taille de position, frais, seuil de réussite.',
      'Démêler un mécanisme qui résiste : carnet d’ordres, stop, stablecoin.',
      'Comprendre une formule, un prix ou une résiliation avant de vous engager.',
    ],
    cannotHeading: 'Ce que nous ne ferons pas',
    cannot: [
      'Recommander un actif, un montant ou un moment.',
      'Accéder à votre écran, à votre portefeuille ou à une plateforme.',
      'Estimer ce que vous pourriez gagner.',
    ],
    law: 'Recommander une opération à une personne d’après sa situation est un conseil sur cryptoactifs. Dans l’Union européenne, ce service est réservé aux prestataires agréés ; nous ne le rendons pas.',
    source: 'Règlement (UE) 2023/1114, dit MiCA, articles 3 et 59',
    link: 'Choisir un créneau',
  },
  numbers: {
    heading: 'La formation en chiffres',
    text: 'Comptés dans le programme chaque fois que ce site est publié.',
    modules: { value: '{n}', label: 'modules, des fondations aux stratégies' },
    lessons: { value: '{n}', label: 'leçons au programme' },
    published: { value: '{n}', label: 'leçons déjà publiées, dont une gratuite' },
    reading: { value: '{n} min', label: 'de lecture publiées, hors quiz' },
    source: 'Source : [le programme](page:course), qui donne l’état et la durée de chaque leçon.',
  },
  cancel: {
    heading: 'Arrêter, en trois temps',
    steps: [
      {
        title: 'Vous dites qui vous êtes',
        text: 'Votre nom et l’adresse de votre compte, sur la page de résiliation, liée au bas de chaque page. Sans motif, sans frais, sans avoir à vous connecter.',
      },
      {
        title: 'Vous notifiez la résiliation',
        text: 'Un bouton, et c’est enregistré ; si vous n’êtes pas connecté, un e-mail vous demande de confirmer. L’accusé de réception donne la date de fin : gardez-le, c’est votre preuve.',
      },
      {
        title: 'L’accès court jusqu’au terme',
        text: 'Les leçons restent ouvertes jusqu’à la fin du mois payé, dont le reste n’est pas remboursé. Rien n’est plus prélevé.',
      },
    ],
    withdrawal:
      'Changer d’avis dans les quatorze jours qui suivent la commande relève d’une autre règle : [renoncer au contrat](page:withdrawContract) ferme l’accès aussitôt et vous rembourse ce que vous avez payé. Les [conditions de vente](page:terms#withdrawal) en donnent le détail.',
  },
  next: {
    heading: 'Par où continuer',
    items: [
      { title: 'La leçon gratuite', text: 'Le meilleur moyen de juger notre façon d’expliquer.' },
      { title: 'Le programme', text: 'Chaque leçon, son état et ce qu’elle vous apprend.' },
      { title: 'Les signaux', text: 'Comment ils se lisent, et ce qu’ils peuvent coûter.' },
      { title: 'Les questions fréquentes', text: 'Compte, paiement, résiliation, données.' },
    ],
  },
};
