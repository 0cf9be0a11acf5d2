/** The home page, and the four reasons it shares with the plans page. */
export const home = {
  title: 'Expert Crypto Trading : comprendre avant d’investir',
  description: {
    partial:
      'Un cours de crypto en {planned} leçons, dont {published} publiées : comprendre une blockchain, garder ses clés, chiffrer une perte. La première est gratuite.',
    complete:
      '{planned} leçons de crypto : comprendre une blockchain, garder ses clés, chiffrer une perte. En français et en anglais. La première est gratuite.',
  },
  heading: 'Comprendre la crypto avant d’y mettre un euro.',
  lede: {
    partial:
      'Un cours en {planned} leçons : comment une blockchain fonctionne, comment on garde ses clés, combien on peut perdre. {published} sont publiées, la première est gratuite.',
    complete:
      'Un cours en {planned} leçons : comment une blockchain fonctionne, comment on garde ses clés, combien on peut perdre. La première est gratuite.',
  },
  start: 'Commencer la leçon gratuite',
  compare: 'Comparer les formules',
  proofs: [
    {
      value: { partial: '{published} leçons sur {planned}', complete: '{planned} leçons' },
      text: 'publiées, {minutes} min de lecture',
    },
    { value: '1 leçon gratuite', text: 'compte sans carte' },
    { value: 'Au mois', text: 'sans engagement' },
  ],
  figure: {
    title: 'Un signal se lit en trois niveaux.',
    desc: 'Graphique en chandeliers. L’entrée est à 62 150 €, l’objectif au-dessus à 68 400 €, le stop au-dessous à 59 300 €. Le prix franchit l’entrée puis monte vers l’objectif.',
    caption:
      'Avant frais, on risque 2 850 € pour en viser 6 250 € : un rapport de 1 à 2,2. Exemple fictif.',
    target: 'Objectif 68 400 €',
    entry: 'Entrée 62 150 €',
    stop: 'Stop 59 300 €',
    risk: '− 2 850 €',
    reward: '+ 6 250 €',
  },
  mission: {
    heading: 'Notre mission : que vous sachiez pourquoi vous achetez, et quand vous auriez tort',
    paragraphs: [
      'Sur un marché ouvert jour et nuit, on peut tout perdre sans s’être trompé de graphique. Il suffit d’une phrase de récupération photographiée, d’une position trop grosse, d’un rendement que personne n’a su expliquer.',
      'Nous enseignons donc dans cet ordre : comment cela fonctionne, comment cela se garde, combien on peut y perdre. Le trading vient ensuite, et les signaux en dernier, avec leur raisonnement et leur stop.',
    ],
  },
  why: {
    heading: 'Pourquoi apprendre ici',
    items: [
      {
        title: 'Un parcours qui se suit',
        text: 'Cinq modules, de la blockchain aux stratégies. Chaque leçon publiée dit ce que vous saurez faire à la fin, et un quiz le vérifie.',
      },
      {
        title: 'Une expertise de marché',
        text: 'Carnet d’ordres, frais, écart achat-vente, glissement : nous montrons ce que coûte une opération, calcul à l’appui, avant de parler de ce qu’elle rapporte.',
      },
      {
        title: 'La vérification avant la confiance',
        text: 'Qui contrôle ce jeton, d’où vient ce rendement, que signez-vous ? Vous apprenez les questions à poser et à vérifier vous-même les réponses.',
      },
      {
        title: 'Une analyse en profondeur',
        text: 'Les leçons et les articles citent leurs sources, avec la date de lecture. Chaque mécanisme a son exemple à refaire, et ce que nous ignorons, nous l’écrivons.',
      },
    ],
    link: 'Voir ce que contient chaque formule',
  },
  path: {
    heading: 'Un parcours, cinq modules',
    text: {
      partial:
        '{published} leçons sont publiées sur {planned}. La première est gratuite avec un compte ; les suivantes s’ouvrent avec l’abonnement, à mesure qu’elles paraissent.',
      complete:
        '{planned} leçons. La première est gratuite avec un compte ; les autres s’ouvrent avec l’abonnement.',
    },
    link: 'Voir le programme complet',
  },
  plans: { heading: 'Deux formules, un prix chacune' },
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
          'Non. La [première leçon](page:freeLesson) part d’un registre partagé entre trois personnes et définit ses mots techniques. Si vous tradez déjà, commencez par la [gestion du risque](page:lesson/gestion-risque), ouverte aux abonnés : elle chiffre ce qu’une mauvaise série vous coûterait.',
      },
      {
        question: 'Vais-je gagner de l’argent ?',
        answer:
          'Nous n’en savons rien, et personne ne le sait. Les cryptoactifs peuvent perdre toute leur valeur. La formation vous apprend à chiffrer ce que vous risquez, à réduire les frais et à éviter les pièges connus ; elle ne promet aucun résultat.',
      },
      {
        question: 'Que contient un signal ?',
        answer:
          'Un sens (achat ou vente), un prix d’entrée, un objectif, un stop, une durée de validité et le raisonnement. Les signaux sont les mêmes pour tous les abonnés : ce n’est pas un conseil personnalisé. Vous restez libre de ne rien faire. [En voir un, chiffres compris](page:signals).',
      },
      {
        question: 'Puis-je arrêter quand je veux ?',
        answer:
          'Oui. Les deux formules sont facturées au mois, sans engagement. Après la résiliation, vous gardez l’accès jusqu’à la fin du mois payé, qui n’est pas remboursé pour sa partie restante. Vous pouvez donc ne prendre qu’un seul mois : voici [comment arrêter](page:cancelContract).',
      },
      {
        question: 'Comment payer, et est-ce sûr ?',
        answer:
          'Par carte bancaire, Visa ou Mastercard, sur la page de paiement de Stripe : votre numéro de carte ne passe jamais par notre site. Le paiement en USDT n’est pas encore disponible. Le détail est dans les [conditions de vente](page:terms#price).',
      },
    ],
  },
};
