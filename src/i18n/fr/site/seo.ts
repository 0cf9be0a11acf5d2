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
      'Les nouveaux articles d’Expert Crypto Trading : mécanismes, coûts et risques des crypto-actifs, calcul à l’appui.',
  },
  manifest: {
    shortName: 'Expert Crypto',
    description: {
      partial:
        'Une formation à la crypto ({published} leçons publiées sur {planned}), un dictionnaire et des articles, en français et en anglais.',
      complete:
        '{planned} leçons de crypto, un dictionnaire et des articles, en français et en anglais.',
    },
  },
  llms: {
    summary: {
      partial:
        'Formation à la crypto en français et en anglais : {modules} modules, {planned} leçons prévues dont {published} publiées, un dictionnaire et des articles. Les leçons et les articles citent leurs sources, avec la date de lecture. Aucun gain promis.',
      complete:
        'Formation à la crypto en français et en anglais : {modules} modules, {planned} leçons, un dictionnaire et des articles. Les leçons et les articles citent leurs sources, avec la date de lecture. Aucun gain promis.',
    },
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
