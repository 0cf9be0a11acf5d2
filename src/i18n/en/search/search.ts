import type * as fr from '../../fr/search/search.ts';

export const search: typeof fr.search = {
  title: 'Search the site',
  description:
    'Look a word up in the lessons, the articles, the dictionary and the other pages of the site. Missing accents and small typing errors do not matter.',
  heading: 'Search',
  label: 'Your search',
  hint: 'A word in French or English; accents and small typing errors do not matter.',
  submit: 'Search',
  groups: {
    lesson: 'Lessons',
    article: 'Articles',
    term: 'Dictionary',
    question: 'Frequently asked questions',
    page: 'Pages of the site',
  },
  count: { one: '{n} result for “{question}”', other: '{n} results for “{question}”' },
  planned: 'in preparation',
  more: 'Show the rest ({n})',
  none: {
    title: 'No results for “{question}”',
    text: 'Try a shorter word or its French equivalent, or start from here:',
  },
  start: 'Where to start',
  words: 'Words to start with',
  loading: 'Searching…',
  failed: {
    text: 'The search could not be loaded. Check your connection, then try again.',
    retry: 'Try again',
  },
  noScript: 'The search needs JavaScript. Without it, you can find everything from these pages:',
  ask: 'Ask support',
};
