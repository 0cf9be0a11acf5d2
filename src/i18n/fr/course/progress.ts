/** Course progress, on lessons and in lesson lists. */
export const progress = {
  /** Mark of a lesson in a list. */
  marks: { started: 'commencée', read: 'lue, quiz à réussir', complete: 'complète' },
  /** At the head of a lesson, and of its mark in a list. */
  changed: 'Leçon remaniée le {date}, après votre lecture.',
  /** Under a lesson's text. */
  lesson: {
    heading: 'Où en êtes-vous ?',
    /** Reading and quiz, each with its state; complete when both are done. */
    read: 'Lecture : {state}',
    quiz: 'Quiz : {state}',
    states: { read: 'faite', unread: 'en cours', passed: 'réussi', notPassed: 'à réussir' },
    complete: 'Leçon complète : lue, et quiz réussi.',
    /** What is missing when the other part is done. */
    missing: {
      text: 'Le quiz est réussi. Il reste à marquer la leçon comme lue pour qu’elle soit complète.',
      quiz: 'Il reste à réussir le quiz pour que la leçon soit complète.',
    },
    takeQuiz: 'Aller au quiz',
    text: 'Quand vous savez refaire le calcul de la leçon sans la relire, marquez-la comme lue.',
    markRead: 'Marquer seulement comme lue',
    readAndGoOn: 'Marquer comme lue et continuer',
    next: 'Leçon suivante',
    needsPlan: 'Elle se lit avec un abonnement.',
    ring: 'Leçons complètes : {n} sur {published} publiées',
    isRead: 'Leçon lue.',
    /** After `readAgain`. */
    isReadAgain: 'Nouvelle version lue.',
    /** Only of a lesson that was reworked since it was read. */
    readAgain: 'Marquer la nouvelle version comme lue',
    takeBack: 'Marquer comme non lue',
    dashboard: 'Voir la suite au tableau de bord',
    failed:
      'Le changement n’a pas pu être enregistré, et l’état affiché est le dernier connu. Réessayez dans un instant.',
    unread: 'Votre progression n’a pas pu être lue. La leçon, elle, est entière.',
    retry: 'Réessayer',
    notKept:
      'Cette leçon ne peut pas être marquée comme lue : vous avez demandé que votre progression ne soit pas gardée. Rien n’en est noté.',
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
    /** Offers at the head of a lesson that was begun. */
    resume: 'Reprendre où vous étiez : section {n} sur {total}, « {title} »',
    resumeQuiz: 'Vous avez lu le texte : aller au quiz',
    activities: {
      lab: 'laboratoire',
      predict: 'à vous de prévoir',
      case: 'cas réel',
      keep: 'à garder',
      sheet: 'feuille de calcul',
    },
  },
};
