import type * as fr from '../fr/company.ts';

export const company: typeof fr.company = {};
