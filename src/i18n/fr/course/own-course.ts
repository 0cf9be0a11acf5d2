/** The course index of a signed-in reader: where they are, and what to go on with. */
export const ownCourse = {
  summary: {
    all: 'Vos {published} leçons sont complètes.',
    /** `list`: the counts below. */
    some: 'Sur {published} leçons : {list}.',
    counts: {
      complete: { one: '{n} complète', other: '{n} complètes' },
      read: { one: '{n} lue sans son quiz', other: '{n} lues sans leur quiz' },
      started: { one: '{n} commencée', other: '{n} commencées' },
      unopened: { one: '{n}\u00a0à ouvrir', other: '{n}\u00a0à ouvrir' },
      locked: { one: '{n} avec l’abonnement', other: '{n} avec l’abonnement' },
    },
    loading: 'Chargement de votre progression…',
  },
  /** Under a lesson's name on the map. */
  left: 'reste {n} min',
  closed: '{state}, {locked}',
  /** After the state of a lesson, since the reader read it. */
  changed: 'remaniée le {date}, après votre lecture',
  /** Above the lesson to go on with; `module` follows. */
  kicks: {
    start: 'Pour commencer',
    resume: 'Reprendre',
    quiz: 'Reste le quiz',
    next: 'La suite',
    locked: 'La suite, avec l’abonnement',
  },
  place: 'Section {section} sur {sections}. Il reste {minutes} min et le quiz.',
  placeOnly: 'Section {section} sur {sections}. Il reste {minutes} min.',
  whole: '{minutes} min de lecture, puis le quiz.',
  quiz: 'Vous avez lu cette leçon. Elle sera complète quand son quiz sera réussi.',
  locked: 'Cette leçon et les suivantes s’ouvrent avec l’abonnement, à partir de {price} par mois.',
  actions: {
    start: 'Ouvrir la leçon',
    resume: 'Reprendre où vous étiez',
    quiz: 'Passer le quiz',
    next: 'Ouvrir la leçon',
    locked: 'Comparer les formules',
  },
  /** Questions of passed quizzes that are due today, on the dashboard. */
  review: { one: 'Revoir {n} question', other: 'Revoir {n} questions' },
  done: {
    title: 'Vous avez terminé le parcours',
    text: 'Chaque leçon est lue et son quiz réussi. Tant que dure l’abonnement, les leçons restent ouvertes et vos questions reviennent au tableau de bord.',
    certificate: 'Voir votre certificat',
  },
  lapsed: {
    title: 'Votre abonnement a pris fin',
    titleOn: 'Votre abonnement a pris fin le {date}',
    text: 'Votre progression est gardée. « {title} » et la suite se rouvrent avec l’abonnement, à {price} par mois.',
    resume: 'Se réabonner',
  },
  notKept: {
    title: 'Votre progression n’est pas gardée',
    text: 'C’est ce que vous avez demandé : la carte ne retient ni vos lectures ni vos quiz.',
    settings: 'Changer ce réglage',
  },
  failed: {
    progress: 'Votre progression n’a pas pu être lue.',
    access: 'Votre abonnement n’a pas pu être vérifié. Réessayez dans un instant.',
    retry: 'Réessayer',
  },
};
