/** The site's metadata: preview pictures, feeds, the manifest, llms.txt. */
export const seo = {
  /** Above the title of a picture: the kind of page. */
  kinds: {
    home: 'French and English',
    plans: 'What we offer',
    signals: 'Trading signals',
    market: 'Market',
    course: 'Course',
    lesson: 'Lesson',
    freeLesson: 'Free lesson',
    reading: 'Free to read',
    article: 'Article',
    term: 'Dictionary',
    company: 'The site',
    help: 'Help',
  },
  /** At the foot of every picture. */
  promise: 'Risk first. No gain promised.',
  pictureOf: '{title} ({kind})',
  feed: {
    title: 'Articles',
    description:
      'New articles from Expert Crypto Trading: how crypto-assets work, what they cost and what you risk, with the arithmetic.',
  },
  manifest: {
    shortName: 'Expert Crypto',
    description: {
      partial:
        'A crypto course ({published} of {planned} lessons published), a dictionary and articles, in French and English.',
      complete: '{planned} crypto lessons, a dictionary and articles, in French and English.',
    },
  },
  llms: {
    summary: {
      partial:
        'A crypto course in French and English: {modules} modules, {planned} lessons planned, {published} published, a dictionary and articles. Lessons and articles cite their sources, with the date we read them. No gain is promised.',
      complete:
        'A crypto course in French and English: {modules} modules, {planned} lessons, a dictionary and articles. Lessons and articles cite their sources, with the date we read them. No gain is promised.',
    },
    pages: 'Pages',
    lessons: 'Lessons',
    lessonsNote:
      'Aims, outline and first paragraphs are public. The rest opens with an account (first lesson) or a subscription.',
    planned: 'in preparation',
    articles: 'Articles',
    dictionary: 'Dictionary',
    twin: 'Every page has the same address in French: replace /en with /fr.',
  },
};
