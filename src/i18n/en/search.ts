import type * as fr from '../fr/search.ts';

export const search: typeof fr.search = {};
