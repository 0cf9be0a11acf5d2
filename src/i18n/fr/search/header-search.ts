/** Texts of the header search's list. Loaded with its script, on focus. */
export const foundPages = {
  label: 'Pages trouvées',
  one: '1 page trouvée',
  many: '{n} pages trouvées',
  none: 'Aucun résultat',
};

export { pageNames } from '../site/pages.ts';
