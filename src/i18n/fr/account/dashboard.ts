/** The dashboard of a signed-in user. */
export const dashboard = {
  title: 'Tableau de bord',
  description:
    'Votre prochaine leçon, votre progression, l’état de votre abonnement et les raccourcis de votre espace. Page réservée aux personnes connectées.',
  heading: 'Tableau de bord',
  hello: 'Bonjour',
  signedOut: {
    title: 'Connectez-vous pour ouvrir votre espace',
    text: 'Vous y trouverez votre prochaine leçon, votre progression et l’état de votre abonnement. Un compte est gratuit et ouvre la première leçon.',
  },
  next: {
    heading: 'Votre prochaine leçon',
    loading: 'Recherche de votre prochaine leçon…',
    start: 'Commencer par : {title}',
    resume: 'Reprendre : {title}',
    next: 'À lire maintenant : {title}',
    locked: 'Ensuite : {title}',
    place: 'leçon {n} sur {total}',
    open: 'Ouvrir la leçon',
    resumeOpen: 'Continuer la leçon',
    lockedText:
      'Vous avez terminé ce qu’un compte gratuit ouvre. La suite demande un abonnement ; le début de chaque leçon et le programme se lisent sans.',
    plans: 'Voir les formules',
    then: 'Ensuite',
    thenLocked: 'Ensuite, avec un abonnement',
    minutes: '{n} min',
    done: 'Vous avez terminé toutes les leçons publiées',
    doneText:
      'Les suivantes paraîtront ici. D’ici là, refaire un calcul à la main en apprend plus que relire.',
    again: 'Revenir au programme',
  },
  progress: {
    heading: 'Votre progression',
    loading: 'Chargement de votre progression…',
    failed: 'Votre progression n’a pas pu être lue. Rien n’est perdu. Réessayez dans un instant.',
    retry: 'Réessayer',
    finished: {
      one: '{n} leçon terminée, sur {published} déjà en ligne.',
      other: '{n} leçons terminées, sur {published} déjà en ligne.',
    },
    notKept: 'Vous avez demandé que votre progression ne soit pas gardée. Rien n’en est noté.',
    settings: 'Changer ce réglage',
    ofModule: {
      one: '{n} terminée sur {published}',
      other: '{n} terminées sur {published}',
    },
    planned: 'en préparation',
    programme: 'Voir tout le programme',
  },
  published: {
    one: '{n} leçon est publiée sur {total} ; les suivantes s’ajouteront sans supplément.',
    other: '{n} leçons sont publiées sur {total} ; les suivantes s’ajouteront sans supplément.',
  },
  signals: {
    heading: 'Signaux',
    included: 'Votre formule les comprend. Aucun signal n’a été publié à ce jour.',
    notIncluded:
      'Votre formule ne les comprend pas. Elle vous apprend à vous en passer, ce qui reste le but.',
    none: 'Ils font partie de la formule Formation + Signaux.',
    notOpen: 'L’espace où ils paraîtront n’est pas encore ouvert.',
    loading: 'Chargement de votre formule…',
    unknown: 'Nous ne pouvons pas dire, pour l’instant, si votre formule les comprend.',
    read: 'Comment se lit un signal',
  },
  appointments: {
    heading: 'Mes rendez-vous',
    loading: 'Chargement de vos rendez-vous…',
    failed: 'Vos rendez-vous n’ont pas pu être lus. Aucun n’a changé. Réessayez dans un instant.',
    retry: 'Réessayer',
    empty:
      'Aucun pour le moment. Une consultation dure trente minutes, par téléphone, et n’est pas facturée.',
    none: 'Aucun à venir.',
    past: 'Passés ou annulés',
    cancelled: 'annulé',
    manage: 'Déplacer ou annuler',
    ask: 'Réserver un créneau',
    another: 'Réserver un autre créneau',
    moment: '{day} à {time}',
    paris: '{time} à Paris',
    parisDay: '{day}, {time} à Paris',
  },
  shortcuts: {
    heading: 'Raccourcis',
    items: {
      course: 'Les leçons, module par module',
      articles: 'Un mécanisme, un calcul, sans compte',
      dictionary: 'Un mot, une phrase, un exemple',
      market: 'Lire les colonnes d’un tableau',
      support: 'Une question, un problème, une erreur',
      appointment: 'Trente minutes pour vos questions',
    },
  },
};
