import type * as fr from '../fr/market.ts';

export const market: typeof fr.market = {};
