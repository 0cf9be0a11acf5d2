import type * as fr from '../fr/signals.ts';

export const signals: typeof fr.signals = {};
