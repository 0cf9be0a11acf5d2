/** What the header's search says of its list. Loaded with its script, when the field is reached. */
export const foundPages = {
  label: 'Pages trouvées',
  one: '1 page trouvée',
  many: '{n} pages trouvées',
  none: 'Aucun résultat',
};

export { pageNames } from '../site/pages.ts';
