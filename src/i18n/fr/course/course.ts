/** The course index: modules and lessons. */
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
  free: 'Gratuite avec un compte',
  premium: 'Abonnement',
  start: 'Commencer par la leçon gratuite',
  compare: 'Comparer les formules',
  planned: 'En préparation',
  minutes: '{n} min',
};
