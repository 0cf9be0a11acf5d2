import type * as fr from '../../fr/search/header-search.ts';

/** Texts of the header search's list. Loaded with its script, on focus. */
export const foundPages: typeof fr.foundPages = {
  label: 'Pages found',
  one: '1 page found',
  many: '{n} pages found',
  none: 'No results found',
};

export { pageNames } from '../site/pages.ts';
