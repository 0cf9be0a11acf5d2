import type * as fr from '../fr/training.ts';

export const training: typeof fr.training = {};
