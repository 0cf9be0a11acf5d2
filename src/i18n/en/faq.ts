import type * as fr from '../fr/faq.ts';

export const faq: typeof fr.faq = {};
