import type * as fr from '../fr/members.ts';

export const members: typeof fr.members = {};
