/** The home page, the plans page and the course index. */
export const home = {
  title: 'Expert Crypto Trading : comprendre avant d’investir',
  description:
    'Vingt leçons de crypto en français et en anglais, du premier bloc à la gestion du risque. Signaux en option, expliqués. Première leçon gratuite.',
  heading: 'Comprendre la crypto avant d’y mettre un euro.',
  lede: 'Vingt leçons en français et en anglais, du premier bloc à la gestion du risque. Des signaux expliqués, jamais imposés.',
  start: 'Commencer la leçon gratuite',
  compare: 'Comparer les formules',
  proofs: [
    { value: '20 leçons', text: 'en 5 modules, avec quiz' },
    { value: '1 leçon gratuite', text: 'avec un simple compte' },
    { value: 'Sans engagement', text: 'résiliable à tout moment' },
  ],
  figure: {
    title: 'Un signal se lit en trois niveaux.',
    desc: 'Graphique en chandeliers. L’entrée est à 62 150 €, l’objectif au-dessus à 68 400 €, le stop au-dessous à 59 300 €. Le prix franchit l’entrée puis monte vers l’objectif.',
    caption:
      'Ici, on risque 2 850 € pour en viser 6 250 € : un rapport de 1 à 2,2. Exemple fictif.',
    target: 'Objectif 68 400 €',
    entry: 'Entrée 62 150 €',
    stop: 'Stop 59 300 €',
    risk: '− 2 850 €',
    reward: '+ 6 250 €',
  },
  mission: {
    heading: 'Notre mission : que vous sachiez pourquoi vous achetez, et quand vous auriez tort',
    paragraphs: [
      'Sur un marché ouvert jour et nuit, la plupart des erreurs coûteuses ne viennent pas d’un mauvais graphique. Elles viennent d’une phrase de récupération photographiée, d’une position trop grosse, d’un rendement que personne n’a su expliquer.',
      'Nous enseignons donc dans cet ordre : comment cela fonctionne, comment cela se garde, combien on peut y perdre. Le trading vient ensuite, et les signaux en dernier, avec leur raisonnement et leur stop.',
    ],
  },
  why: {
    heading: 'Pourquoi apprendre ici',
    items: [
      {
        title: 'Une formation complète',
        text: 'Cinq modules qui se suivent, de la blockchain aux stratégies. Chaque leçon dit ce que vous saurez faire à la fin, et un quiz le vérifie.',
      },
      {
        title: 'Une expertise de marché',
        text: 'Carnet d’ordres, frais, écart achat-vente, glissement : nous montrons ce que coûte une opération, calcul à l’appui, avant de parler de ce qu’elle rapporte.',
      },
      {
        title: 'Une protection contre les arnaques',
        text: 'Faux supports, jetons piégés, rendements impossibles : vous apprenez à reconnaître les montages et à vérifier vous-même avant de signer.',
      },
      {
        title: 'Une analyse en profondeur',
        text: 'Chaque affirmation chiffrée a sa date et sa source, chaque mécanisme son exemple à refaire. Ce que nous ignorons, nous l’écrivons.',
      },
    ],
    link: 'Voir ce que contient chaque formule',
  },
  path: {
    heading: 'Un parcours, cinq modules',
    text: 'La première leçon est gratuite dès l’inscription ; les dix-neuf autres s’ouvrent avec l’abonnement.',
    link: 'Voir le programme complet',
  },
  plans: { heading: 'Deux formules, un prix clair' },
  reading: {
    heading: 'À lire sans compte',
    articles: 'Tous les articles',
    dictionary: 'Ouvrir le dictionnaire',
  },
  faq: {
    heading: 'Questions fréquentes',
    items: [
      {
        question: 'Faut-il déjà connaître la crypto ?',
        answer:
          'Non. La première leçon part d’un registre partagé entre trois personnes et n’emploie aucun mot sans l’avoir défini. Si vous tradez déjà, commencez par la gestion du risque : c’est la leçon que l’on regrette d’avoir lue trop tard.',
      },
      {
        question: 'Vais-je gagner de l’argent ?',
        answer:
          'Nous n’en savons rien, et personne ne le sait. Les crypto-actifs peuvent perdre toute leur valeur. La formation vous apprend à chiffrer ce que vous risquez, à réduire les frais et à éviter les pièges connus ; elle ne promet aucun résultat.',
      },
      {
        question: 'Que contient un signal ?',
        answer:
          'Un sens (achat ou vente), un prix d’entrée, un objectif, un stop, une durée de validité et le raisonnement. Les signaux sont les mêmes pour tous les abonnés : ce n’est pas un conseil personnalisé. Vous restez libre de ne rien faire.',
      },
      {
        question: 'Puis-je arrêter quand je veux ?',
        answer:
          'Oui. Les deux formules sont facturées au mois, sans engagement. Après la résiliation, vous gardez l’accès jusqu’à la fin du mois payé. Vous pouvez donc aussi ne prendre qu’un seul mois.',
      },
      {
        question: 'Comment payer, et est-ce sûr ?',
        answer:
          'Par carte bancaire, Visa ou Mastercard, sur la page de paiement de Stripe : votre numéro de carte ne passe jamais par notre site. Le paiement en USDT n’est pas encore disponible.',
      },
    ],
  },
};

export const plansPage = {
  title: 'Formules et tarifs',
  description:
    'Formation seule à 249,99 € par mois, Formation + Signaux à 349,99 € par mois. Sans engagement, résiliable à tout moment, première leçon gratuite.',
  heading: 'Deux formules, un prix clair',
  lede: 'Un abonnement mensuel, taxes comprises, que vous arrêtez quand vous voulez. Lisez d’abord la leçon gratuite : elle vous dira si notre façon d’expliquer vous convient.',
  free: 'Commencer par la leçon gratuite',
  included: 'Ce que vous payez, et ce que vous ne payez pas',
  facts: [
    {
      title: 'Le prix affiché est le prix débité',
      text: 'TVA comprise, sans frais de dossier. Le même jour de chaque mois, jusqu’à ce que vous arrêtiez.',
    },
    {
      title: 'Votre carte reste chez Stripe',
      text: 'Le paiement se fait sur la page de Stripe, avec l’authentification de votre banque. Nous ne voyons ni ne gardons votre numéro.',
    },
    {
      title: 'Vous décidez seul de vos ordres',
      text: 'Aucun accès à vos fonds ne vous est demandé. Un signal se lit, se discute et se laisse passer.',
    },
  ],
};

export const plans = {
  names: { formation: 'Formation seule', formationEtSignaux: 'Formation + Signaux' },
  descriptions: {
    formation: 'Pour apprendre à votre rythme et décider seul.',
    formationEtSignaux: 'Pour apprendre, et voir la méthode appliquée.',
  },
  popular: 'Populaire',
  perMonth: 'par mois',
  included: 'Compris,',
  notIncluded: 'Non compris,',
  features: {
    formation: [
      { text: 'Les 20 leçons et leurs quiz', included: true },
      { text: 'Français et anglais, mises à jour comprises', included: true },
      { text: 'Schémas annotés et calculs à refaire', included: true },
      { text: 'Signaux de trading', included: false },
    ],
    formationEtSignaux: [
      { text: 'Tout de la formation', included: true },
      { text: 'Signaux avec entrée, objectif et stop', included: true },
      { text: 'Le raisonnement de chaque signal', included: true },
      { text: 'Support prioritaire', included: true },
    ],
  },
  choose: {
    formation: 'Choisir la formation',
    formationEtSignaux: 'Choisir formation + signaux',
  },
  note: 'Prix TTC, facturés au mois, résiliables à tout moment.',
  published:
    'Publiées à ce jour : {n} leçons sur {total} ; les suivantes s’ouvriront sans supplément.',
};

export const course = {
  title: 'Formation : comprendre la crypto en 20 leçons',
  description:
    'Le programme complet : cinq modules et vingt leçons, de la blockchain aux stratégies. Première leçon gratuite avec un compte.',
  heading: 'Comprendre la crypto, en vingt leçons',
  lede: 'Cinq modules dans l’ordre où ils servent. La première leçon s’ouvre avec un compte ; les suivantes avec l’abonnement.',
  module: 'Module {n}',
  modules: {
    fondations: {
      title: 'Fondations',
      text: 'Blockchain, décentralisation, cryptographie, types de réseaux.',
    },
    actifs: { title: 'Actifs', text: 'Bitcoin, Ethereum, jetons et portefeuilles.' },
    marches: {
      title: 'Marchés',
      text: 'Indicateurs, graphiques, figures et gestion du risque.',
    },
    defi: { title: 'DeFi', text: 'Protocoles, rendement, liquidité, stablecoins.' },
    maitrise: { title: 'Maîtrise', text: 'Sécurité, arnaques, portefeuille, stratégies.' },
  },
  lessons: {
    'fondamentaux-blockchain': 'Fondamentaux de la blockchain',
    'principes-decentralisation': 'Principes de décentralisation',
    'cryptographie-securite': 'Cryptographie et sécurité',
    'types-blockchain': 'Types de blockchain',
    'bitcoin-histoire': 'Histoire de Bitcoin',
    'ethereum-smart-contracts': 'Ethereum et les contrats intelligents',
    'types-tokens': 'Types de jetons',
    'securite-wallets': 'Sécurité des portefeuilles',
    'indicateurs-techniques': 'Indicateurs techniques',
    'analyse-graphiques': 'Analyse des graphiques',
    'patterns-trading': 'Figures de trading',
    'gestion-risque': 'Gestion du risque',
    'protocoles-defi': 'Protocoles DeFi',
    'yield-farming': 'Yield farming',
    'pools-liquidite': 'Réserves de liquidité',
    stablecoins: 'Stablecoins',
    'securisation-wallets': 'Sécurisation avancée des portefeuilles',
    'arnaques-crypto': 'Arnaques crypto',
    'gestion-portfolio': 'Gestion d’un portefeuille d’actifs',
    'strategies-avancees': 'Stratégies avancées',
  },
  free: 'Gratuite avec un compte',
  premium: 'Abonnement',
  start: 'Commencer par la leçon gratuite',
  compare: 'Comparer les formules',
  planned: 'En préparation',
  minutes: '{n} min',
};
