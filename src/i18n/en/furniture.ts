import type * as fr from '../fr/furniture.ts';

export const furniture: typeof fr.furniture = {};
