/** The course index: modules and lessons. */
export const course = {
  title: 'Formation : comprendre la crypto, leçon par leçon',
  description: {
    partial:
      'Le programme : {modules} modules, {planned} leçons prévues, {published} publiées, de la blockchain aux stratégies. La première est gratuite avec un compte.',
    complete:
      'Le programme complet : {modules} modules et {planned} leçons, de la blockchain aux stratégies. La première est gratuite avec un compte.',
  },
  heading: 'Comprendre la crypto, leçon par leçon',
  lede: {
    partial:
      'La formation compte {modules} modules, dans l’ordre où ils servent. Sur {planned} leçons prévues, {published} sont publiées. La première s’ouvre avec un compte ; les autres, avec l’abonnement.',
    complete:
      'La formation compte {modules} modules, dans l’ordre où ils servent. La première leçon s’ouvre avec un compte ; les autres, avec l’abonnement.',
  },
  /** The heading, for a signed-in reader. */
  yours: 'Votre parcours',
  start: 'Commencer par la leçon gratuite',
  compare: 'Comparer les formules',
  price: 'Toutes les leçons : {price} par mois avec Formation seule, résiliable à tout moment.',
  /** What the modules hold, beside the heading. */
  total: { partial: '{minutes} minutes de lecture.', complete: '{hours} h {rest} de lecture.' },
  content: 'Chaque leçon a un laboratoire, un cas daté et un quiz.',
  module: 'Module {n}',
  /** The modules to follow before one. */
  before: { none: 'sans préalable', one: 'après le {list}', other: 'après les {list}' },
  /** `aim`: what the reader can do after it; `text`: what it is about. */
  modules: {
    fondations: {
      title: 'Fondations',
      aim: 'Expliquer pourquoi une ligne ancienne ne se change pas, qui tient un réseau et ce que prouve une signature.',
      text: 'Blockchain, décentralisation, cryptographie, types de réseaux.',
    },
    actifs: {
      title: 'Actifs',
      aim: 'Dire ce que sont un bitcoin, un ether et un jeton, puis les garder dans un portefeuille installé par vous.',
      text: 'Bitcoin, Ethereum, jetons et portefeuilles.',
    },
    marches: {
      title: 'Marchés',
      aim: 'Lire un graphique sans lui faire dire plus qu’il ne montre, et fixer votre perte avant d’acheter.',
      text: 'Indicateurs, graphiques, figures et gestion du risque.',
    },
    defi: {
      title: 'DeFi',
      aim: 'Calculer ce que coûtent et ce que risquent un dépôt, un emprunt ou un stablecoin avant de signer.',
      text: 'Protocoles, rendement, liquidité, stablecoins.',
    },
    maitrise: {
      title: 'Maîtrise',
      aim: 'Protéger une somme plus importante, reconnaître une arnaque et tester une stratégie avant de lui confier de l’argent.',
      text: 'Sécurité, arnaques, répartition, stratégies.',
    },
  },
  moduleList: 'Les modules',
  paths: {
    legend: 'Choisir un parcours',
    all: { name: 'Tout le parcours', text: 'Toutes les leçons, dans l’ordre où elles servent.' },
    begin: { name: 'Je débute', text: 'Comprendre une blockchain et garder vos clés.' },
    trade: {
      name: 'J’achète et je vends',
      text: 'Fixer la perte avant l’achat, puis lire un graphique.',
    },
    defi: {
      name: 'J’utilise la DeFi',
      text: 'Lire un contrat, un taux et un risque avant de signer.',
    },
    facts: '{n} étapes, {minutes} min.',
  },
  legend: 'Légende',
  /** The state of a lesson on the map, as a word beside its shape; those of a reader are in `progress.marks`. */
  states: {
    unopened: 'ouverte',
    locked: 'avec l’abonnement',
    planned: 'en préparation, début lisible',
  },
  free: 'gratuite avec un compte',
  planned: 'En préparation',
  minutes: '{n} min',
};
