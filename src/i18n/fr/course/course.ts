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
    maitrise: { title: 'Maîtrise', text: 'Sécurité, arnaques, répartition, stratégies.' },
  },
  free: 'Gratuite avec un compte',
  premium: 'Abonnement',
  /** Instead, for subscribers. */
  included: 'Incluse',
  resume: 'Reprendre la formation',
  start: 'Commencer par la leçon gratuite',
  compare: 'Comparer les formules',
  planned: 'En préparation',
  minutes: '{n} min',
};
