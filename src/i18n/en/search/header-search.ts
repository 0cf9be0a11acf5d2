import type * as fr from '../../fr/search/header-search.ts';

/** What the header's search says of its list. Loaded with its script, when the field is reached. */
export const foundPages: typeof fr.foundPages = {
  label: 'Pages found',
  one: '1 page found',
  many: '{n} pages found',
  none: 'No results found',
};

export { pageNames } from '../site/pages.ts';
