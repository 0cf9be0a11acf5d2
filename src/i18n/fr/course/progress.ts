/** Course progress, on lessons and in lesson lists. */
export const progress = {
  /** Mark of a lesson in a list. */
  marks: { opened: 'commencée', finished: 'terminée' },
  /** Above the lesson list. */
  course: {
    loading: 'Chargement de votre progression…',
    known: {
      one: '{n} leçon terminée, sur {published} déjà en ligne.',
      other: '{n} leçons terminées, sur {published} déjà en ligne.',
    },
    notKept: 'Votre progression n’est pas gardée.',
    settings: 'Changer ce réglage',
    failed: 'Votre progression n’a pas pu être lue.',
    retry: 'Réessayer',
  },
  /** Under a lesson's text. */
  lesson: {
    heading: 'Où en êtes-vous ?',
    /** Reading and quiz, each with its state; complete when both are done. */
    read: 'Lecture : {state}',
    quiz: 'Quiz : {state}',
    states: { read: 'terminée', unread: 'en cours', passed: 'réussi', notPassed: 'à réussir' },
    complete: 'Leçon complète : lue, et quiz réussi.',
    text: 'Quand vous savez refaire le calcul de la leçon sans la relire, marquez-la comme terminée.',
    finish: 'Marquer seulement comme terminée',
    finishAndGoOn: 'Terminer et lire la suivante',
    next: 'Leçon suivante',
    needsPlan: 'Elle se lit avec un abonnement.',
    ring: '{n} leçons terminées sur {published} publiées',
    finished: 'Leçon terminée.',
    finishedText: 'Elle compte dans votre progression.',
    takeBack: 'Finalement, pas encore',
    dashboard: 'Voir la suite au tableau de bord',
    failed:
      'Le changement n’a pas pu être enregistré, et l’état affiché est le dernier connu. Réessayez dans un instant.',
    unread: 'Votre progression n’a pas pu être lue. La leçon, elle, est entière.',
    retry: 'Réessayer',
    notKept:
      'Cette leçon ne peut pas être marquée comme terminée : vous avez demandé que votre progression ne soit pas gardée. Rien n’en est noté.',
    settings: 'Changer ce réglage',
  },
  /** Contents of an open lesson, and the reader's place in it. */
  reading: {
    contents: 'Dans cette leçon',
    open: 'Sommaire',
    close: 'Fermer',
    next: 'Suite',
    left: '{n} min à lire',
    read: 'Texte lu',
    percent: '{n} % lu',
    quiz: 'Le quiz',
    activities: {
      lab: 'laboratoire',
      predict: 'à vous de prévoir',
      case: 'cas réel',
      keep: 'à garder',
      sheet: 'feuille de calcul',
    },
  },
};
