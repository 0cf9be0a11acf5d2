/** The texts of a certificate's credential, by language: signed with it, for the programs that read it. */
import { badge as en } from './en/course/badge.ts';
import { badge as fr } from './fr/course/badge.ts';
import { fill } from './format.ts';
import type { Lang } from './locales.ts';

const all: Readonly<Record<Lang, typeof fr>> = { fr, en };

/** The texts for a course of so many lessons and minutes of reading. */
export function badgeTexts(
  lang: Lang,
  lessons: number,
  minutes: number,
): Readonly<Record<'title' | 'description' | 'criteria', string>> {
  const { title, description, criteria, hours } = all[lang];
  const counts = { lessons, hours: fill(hours, { h: Math.round(minutes / 60) }) };
  return { title, description: fill(description, counts), criteria: fill(criteria, counts) };
}
