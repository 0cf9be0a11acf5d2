/** The home page, and the four reasons it shares with the plans page. */
export const home = {
  title: 'Expert Crypto Trading : comprendre avant d’investir',
  description: {
    partial:
      'Une formation à la crypto en {planned} leçons, dont {published} publiées : comprendre une blockchain, garder ses clés, chiffrer une perte. La première est gratuite.',
    complete:
      '{planned} leçons de crypto : comprendre une blockchain, garder ses clés, chiffrer une perte. En français et en anglais. La première est gratuite.',
  },
  heading: 'Comprendre la crypto avant d’y mettre un euro.',
  lede: {
    partial:
      'Une formation en {planned} leçons, dont {published} publiées : comment une blockchain fonctionne, comment on garde ses clés, combien on peut perdre. La première est gratuite.',
    complete:
      'Une formation en {planned} leçons : comment une blockchain fonctionne, comment on garde ses clés, combien on peut perdre. La première est gratuite.',
  },
  start: 'Commencer la leçon gratuite',
  compare: 'Comparer les formules',
  resume: 'Reprendre la formation',
  dock: 'Leçon gratuite · {freeMinutes} min',
  proofs: [
    {
      value: { partial: '{published} leçons sur {planned}', complete: '{planned} leçons' },
      text: { partial: 'publiées, {minutes} min', complete: 'publiées, {hours} h {rest}' },
    },
    { value: '1 gratuite', text: 'compte sans carte' },
    { value: 'Au mois', text: 'sans engagement' },
  ],
  figure: {
    title: 'Figure 1.',
    desc: 'Graphique en chandeliers, puis deux suites possibles de même ampleur : une hausse et une baisse.',
    caption:
      '1 000 € placés à 50 € l’unité, frais de 0,25 % compris à l’achat et à la vente. Prix inventés. Dans une chute rapide, un stop s’exécute plus bas et la perte dépasse ce chiffre.',
    entry: 'Achat 50,00 €',
    mark: 'À {price}',
    move: 'Déplacez le stop',
    label: 'Votre stop',
    value: '{price}, soit −{share}',
    spoken: 'Stop à {price}, perte de {loss}',
    loss: 'Si le stop est touché',
    gain: 'Si le prix monte d’autant',
    recovery: 'Pour effacer la perte',
    dose: 'Pour ne pas perdre plus de 10 € à ce stop, soit 1 % de 1 000 €, achetez {quantity} au lieu de 20 unités, pour {amount}.',
    draw: 'Tirer 20 suites au hasard',
    tally:
      'Sur {n} suites au hasard, stop touché : {stop} ; repère du haut : {mark} ; ni l’un ni l’autre : {neither}. Elles n’ont pas de tendance et ne prévoient rien : rapprochez le stop et comptez.',
  },
  mission: {
    heading: 'Savoir pourquoi vous achetez, et quand vous auriez tort',
    paragraphs: [
      'Sur un marché ouvert jour et nuit, on peut tout perdre sans avoir mal lu un graphique. Il suffit d’une phrase de récupération photographiée, d’une position trop grosse, d’un rendement que personne n’a su expliquer.',
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
        text: 'Qui contrôle ce jeton, d’où vient ce rendement, que signez-vous ? Vous apprenez quelles questions poser et comment vérifier vous-même les réponses.',
      },
      {
        title: 'Une analyse en profondeur',
        text: 'Les leçons et les articles citent leurs sources, avec la date de lecture. Chaque mécanisme a son exemple à refaire, et ce que nous ignorons, nous l’écrivons.',
      },
    ],
    link: 'Voir ce que contient chaque formule',
  },
  path: {
    heading: 'Le parcours, leçon par leçon',
    text: {
      partial:
        'Sur {planned} leçons, {published} sont publiées. La première est gratuite avec un compte ; les suivantes s’ouvrent avec l’abonnement, à mesure qu’elles paraissent.',
      complete:
        'La première leçon est gratuite avec un compte ; les autres s’ouvrent avec l’abonnement.',
    },
    count: { partial: '{published} publiées sur {planned}', complete: '{planned} leçons' },
    free: 'gratuite',
    published: 'publiée, avec l’abonnement',
    planned: 'en préparation',
    link: 'Voir le programme complet',
  },
  try: {
    heading: 'Falsifiez un paiement, voyez ce qui vous trahit',
    text: 'La chaîne de la leçon gratuite, et une question comme celles de son quiz. Rien à créer pour essayer.',
    chain: {
      heading: 'Trois blocs, un paiement',
      text: 'Chaque bloc recopie l’empreinte du précédent. Changez le montant payé par Ana à Léo.',
      amount: 'Ana paie à Léo',
      less: 'Un de moins',
      more: 'Un de plus',
      reset: 'Remettre à 10',
      block: 'Bloc {n}',
      previous: 'précédente',
      data: 'données',
      hash: 'empreinte',
      intact: 'Le bloc 2 a recopié {copied}, l’empreinte du bloc 1 : la chaîne tient.',
      broken:
        'Le bloc 1 donne {hash}, le bloc 2 a recopié {copied} : n’importe quel ordinateur du réseau le voit et refuse la copie.',
      caption:
        'Empreintes SHA-256 réelles, réduites à huit caractères. Ici, celle d’un bloc valable commence par quatre zéros.',
    },
    question: {
      label: 'Une question',
      text: 'Ana a payé 10 à Léo. Dans sa copie du bloc 1, Léo écrit 99. À quoi les autres le voient-ils ?',
      choices: [
        {
          text: 'À la date du bloc 1, qui change',
          why: 'La date peut rester la même : ce n’est pas elle que le bloc 2 recopie.',
        },
        {
          text: 'Au bloc 2, qui contient une autre empreinte que celle du bloc 1',
        },
        {
          text: 'Au bloc 3, qui s’efface',
          why: 'Le bloc 3 n’a pas bougé : rien ne s’y efface.',
        },
        {
          text: 'À l’alerte que reçoit un administrateur',
          why: 'Il n’y en a pas. Chaque ordinateur refait le calcul lui-même.',
        },
      ],
      check: 'Vérifier',
      none: 'Choisissez d’abord une réponse.',
      again: 'Pas celle-ci. Encore un essai : regardez ce que le bloc 2 recopie.',
      right:
        'Juste. L’empreinte change dès qu’un caractère du bloc change, et le bloc 2 garde l’ancienne.',
      next: 'Continuer dans la leçon',
    },
  },
  plans: { heading: 'Commencez gratuitement, continuez si cela vous sert' },
  reading: {
    heading: 'À lire sans compte',
    articles: 'Tous les articles',
    dictionary: 'Ouvrir le dictionnaire',
  },
  faq: {
    heading: 'Questions fréquentes',
    all: 'Toutes les questions',
    items: [
      {
        question: 'Faut-il déjà connaître la crypto ?',
        answer:
          'Non. La [première leçon](page:freeLesson) part d’un virement de 10 € entre amis et définit ses mots techniques. Si vous achetez et vendez déjà, commencez par la [gestion du risque](page:lesson/gestion-risque), ouverte aux abonnés : elle chiffre ce qu’une mauvaise série vous coûterait.',
      },
      {
        question: 'Vais-je gagner de l’argent ?',
        answer:
          'Nous n’en savons rien, et personne ne le sait. Les crypto-actifs peuvent perdre toute leur valeur. La formation vous apprend à chiffrer ce que vous risquez, à réduire les frais et à éviter les pièges connus ; elle ne promet aucun résultat.',
      },
      {
        question: 'Que contient un signal ?',
        answer:
          'Un sens (achat ou vente), un prix d’entrée, un objectif, un stop, une durée de validité et le raisonnement. Les signaux sont les mêmes pour tous les abonnés : ce n’est pas un conseil personnalisé. Vous restez libre de ne rien faire. [En voir un, chiffres compris](page:signals).',
      },
      {
        question: 'Puis-je arrêter quand je veux ?',
        answer:
          'Oui. Les deux formules sont facturées au mois, sans engagement. Après la résiliation, vous gardez l’accès jusqu’à la fin du mois payé, dont le reste n’est pas remboursé. Vous pouvez donc ne prendre qu’un seul mois : voici [comment arrêter](page:cancelContract). Dans les quatorze jours qui suivent la commande, vous pouvez plutôt [renoncer au contrat](page:withdrawContract).',
      },
      {
        question: 'Comment payer, et est-ce sûr ?',
        answer:
          'Par carte bancaire, Visa ou Mastercard, sur la page de paiement de Stripe : votre numéro de carte ne passe jamais par notre site. Le paiement en USDT n’est pas encore disponible. Le détail est dans les [conditions d’utilisation et de vente](page:terms#price).',
      },
    ],
  },
};
