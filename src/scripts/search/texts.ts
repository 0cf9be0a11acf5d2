import type { search } from '../../i18n/fr/search/search.ts';

/** Texts passed from the search page to its script. */
export type SearchTexts = Pick<
  typeof search,
  'groups' | 'count' | 'planned' | 'more' | 'none' | 'loading'
>;
