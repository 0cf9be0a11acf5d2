/** The page of the signals sent to a subscriber, before they are loaded. */
export const memberSignals = {
  title: 'Vos signaux',
  description:
    'Les signaux publiés pour les abonnés : niveaux, raisonnement, durée restante et calcul de la taille. Page réservée aux abonnés à la formule avec signaux.',
  heading: 'Vos signaux',
  lede: 'Le même signal pour tous les abonnés, avec son stop, son entrée, son objectif et ce qu’il peut coûter.',
  signedOut: {
    title: 'Connectez-vous pour lire les signaux',
    text: 'Les signaux ouverts se lisent avec un compte dont la formule les comprend. Ceux qui sont clos depuis plus d’un jour sont publics.',
  },
  /** Instead of it, until signals open. */
  notOpen: {
    title: 'L’espace des signaux n’est pas encore ouvert',
    text: 'Les signaux paraîtront ici pour les abonnés dont la formule les comprend. Ceux qui seront clos depuis plus d’un jour seront publics.',
  },
};
