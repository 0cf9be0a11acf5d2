import type * as fr from '../../fr/site/not-found-search.ts';

export const notFoundSearch: typeof fr.notFoundSearch = {
  near: 'Pages with a similar address',
  search: 'What were you looking for?',
  lesson: 'Free lesson',
  article: 'Article',
  ways: 'The main pages',
};
