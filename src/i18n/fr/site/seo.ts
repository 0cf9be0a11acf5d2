/** The site's metadata: preview pictures, feeds, the manifest, llms.txt. */
export const seo = {
  /** Above the title of a picture: the kind of page. */
  kinds: {
    home: 'Français et anglais',
    plans: 'Ce que nous proposons',
    signals: 'Signaux de trading',
    market: 'Marché',
    course: 'Formation',
    lesson: 'Leçon',
    freeLesson: 'Leçon gratuite',
    reading: 'À lire sans compte',
    article: 'Article',
    term: 'Dictionnaire',
    company: 'Le site',
    help: 'Aide',
  },
  /** At the foot of every picture. */
  promise: 'Le risque d’abord. Aucun gain promis.',
  pictureOf: '{title} ({kind})',
  feed: {
    title: 'Articles',
    description:
      'Les nouveaux articles d’Expert Crypto Trading : mécanismes, coûts et risques des cryptoactifs, calcul à l’appui.',
  },
  manifest: {
    shortName: 'Expert Crypto',
    description:
      'Vingt leçons de crypto, un dictionnaire et des articles, en français et en anglais.',
  },
  llms: {
    summary:
      'Formation à la crypto en français et en anglais : cinq modules, vingt leçons, un dictionnaire et des articles. Chaque mécanisme a son exemple chiffré, chaque chiffre sur le monde sa source. Aucun gain promis.',
    pages: 'Pages',
    lessons: 'Leçons',
    lessonsNote:
      'Objectifs, plan et premiers paragraphes sont publics. La suite s’ouvre avec un compte (première leçon) ou un abonnement.',
    planned: 'en préparation',
    articles: 'Articles',
    dictionary: 'Dictionnaire',
    twin: 'Chaque page existe sous la même adresse en anglais : remplacez /fr par /en.',
  },
};
