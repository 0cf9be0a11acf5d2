import type * as fr from '../../fr/search/header-search.ts';

/** Texts of the header search's list. Loaded with its script, on focus. */
export const headerResults: typeof fr.headerResults = {
  label: 'Results',
  kinds: {
    lesson: 'Lesson',
    article: 'Article',
    term: 'Dictionary',
    question: 'Question',
    page: 'Page',
  },
  planned: 'in preparation',
  count: { one: '{n} result', other: '{n} results' },
  all: 'All results ({n})',
  none: 'No results found',
  loading: 'Searching…',
  failed: 'The search could not be loaded. Press Enter for the search page.',
};
