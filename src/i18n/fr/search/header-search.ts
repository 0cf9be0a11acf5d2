import type { SearchKind } from '../../../domain/search/search.ts';

/** Texts of the header search's list. Loaded with its script, on focus. */
export const headerResults = {
  label: 'Résultats',
  kinds: {
    lesson: 'Leçon',
    article: 'Article',
    term: 'Dictionnaire',
    question: 'Question',
    page: 'Page',
  } satisfies Record<SearchKind, string>,
  planned: 'en préparation',
  count: { one: '{n} résultat', other: '{n} résultats' },
  all: 'Tous les résultats ({n})',
  none: 'Aucun résultat',
  loading: 'Recherche…',
  failed: 'La recherche n’a pas pu être chargée. La touche Entrée ouvre la page de recherche.',
};
