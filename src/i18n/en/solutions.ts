import type * as fr from '../fr/solutions.ts';

export const solutions: typeof fr.solutions = {};
