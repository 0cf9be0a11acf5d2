import type { search } from '../../i18n/fr/search/search.ts';

/** The texts that the search page hands to its script. */
export type SearchTexts = Pick<typeof search, 'groups' | 'count' | 'more' | 'none' | 'loading'>;
