import { formatParisTime } from '../../src/i18n/clock.ts';
import { formatDate, type Lang } from '../../src/i18n/index.ts';
import type { CalendarEntry } from './booking/calendar.ts';

/** What a mail says, before it is laid out: one source of its HTML and of its plain text. */
export interface EmailContent {
  readonly subject: string;
  /** Heads the mail; a sentence. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is agreed, received or due, line by line. */
  readonly facts?: readonly Fact[];
  /** What somebody wrote, in lines, set apart from our words. */
  readonly quote?: Quote;
  readonly list?: readonly string[];
  /** Heads the list, where the paragraph before does not. */
  readonly listTitle?: string;
  /** After the list, if there is one. */
  readonly after?: readonly string[];
  /** The one thing to do, as a path of our site. */
  readonly action?: Link;
  /** Other ways from here. */
  readonly links?: readonly Link[];
  /** A warning the law asks for. */
  readonly warning?: string;
  /** Why it was sent, in small print. */
  readonly reason: string;
  /** Where an answer goes, if not to the sender. */
  readonly replyTo?: string;
  /** The appointment it is about, for the reader's calendar. */
  readonly calendar?: CalendarEntry;
}

export interface Link {
  readonly label: string;
  /** A path of our site. */
  readonly path: string;
}

export interface Quote {
  /** Says whose words follow. */
  readonly label: string;
  readonly text: string;
}

export type Fact = readonly [label: string, value: string];

/** A moment as a person in France reads it: `21 novembre 2026 à 18 h 18`, `21 November 2026 at 18:18`. */
export function moment(lang: Lang, instant: string): string {
  return formatParisTime(lang, new Date(instant));
}

/** The same to the second, for what is proof of an hour. */
export function exactMoment(lang: Lang, instant: string): string {
  return formatParisTime(lang, new Date(instant), true);
}

/** The day of an instant in Paris: `21 novembre 2026`. */
export function day(lang: Lang, instant: string | Date): string {
  return formatDate(lang, new Date(instant));
}

/** Marks that turn the direction of the words around them. */
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What a person typed, on one line and in one direction: nothing of it can turn the words around it. */
export function asTyped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(turning, '')
    .trim();
}

/** The same for what was typed in lines, which stay. */
export function asProse(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}+/gu, ' ')
    .replace(turning, '')
    .trim();
}

/**
 * What was typed, in a mail to an address that may be somebody else's: its web addresses are read as they
 * are, but mail programs make no links of them, so that nobody can have us send theirs.
 */
export function unlinked(text: string): string {
  return text.replace(/(?<=\S)[.:@\u3002\uff0e\uff61\uff1a\uff20](?=\S)/g, '\u2060$&\u2060');
}
