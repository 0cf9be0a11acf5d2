import { formatParisTime } from '../../src/i18n/clock.ts';
import { formatDate, type Lang } from '../../src/i18n/index.ts';
import type { CalendarEntry } from './booking/calendar.ts';

/** The content of an email before layout: the source of its HTML and its plain text. */
export interface EmailContent {
  readonly subject: string;
  /** Heading of the email; a sentence. */
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Table of facts: agreed, received or due. */
  readonly facts?: readonly Fact[];
  /** Text written by a user, set apart from ours. */
  readonly quote?: Quote;
  /** Pages to read, each with its picture. */
  readonly cards?: readonly Card[];
  readonly list?: readonly string[];
  /** Heading of the list, if the paragraph before does not introduce it. */
  readonly listTitle?: string;
  /** Paragraphs after the list. */
  readonly after?: readonly string[];
  /** The main button, with a path of our site. */
  readonly action?: Link;
  /** Secondary links. */
  readonly links?: readonly Link[];
  /** A document at the end, such as a form to fill in; one paragraph for each of its lines. */
  readonly annex?: readonly string[];
  /** A warning required by law. */
  readonly warning?: string;
  /** The reason it was sent, in small print. */
  readonly reason: string;
  /** Reply-To address, if not the sender. */
  readonly replyTo?: string;
  /** Path for the one-click unsubscribe header (RFC 8058). */
  readonly unsubscribePath?: string;
  /** The appointment, as a calendar attachment. */
  readonly calendar?: CalendarEntry;
}

export interface Link {
  readonly label: string;
  /** A path of our site. */
  readonly path: string;
}

/** A page of our site. */
export interface Card {
  /** The kind of page. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** Path of its picture: decoration, 1200 × 630. */
  readonly picture: string;
}

export interface Quote {
  /** Introduces the quote and its author. */
  readonly label: string;
  readonly text: string;
}

export type Fact = readonly [label: string, value: string];

/** Date and time in Paris: `21 novembre 2026 à 18 h 18`, `21 November 2026 at 18:18`. */
export function formatDateTime(lang: Lang, instant: string): string {
  return formatParisTime(lang, new Date(instant));
}

/** Date and time with seconds, for evidence. */
export function formatExactTime(lang: Lang, instant: string): string {
  return formatParisTime(lang, new Date(instant), true);
}

/** Date in Paris: `21 novembre 2026`. */
export function formatDay(lang: Lang, instant: string | Date): string {
  return formatDate(lang, new Date(instant));
}

/** Bidirectional control characters, which could reorder the text around them. */
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** User input on one line, without control characters, so that it cannot reorder the text around it. */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(bidiControls, '')
    .trim();
}

/** The same for multi-line user input; line breaks stay. */
export function toPlainText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\n\t])\p{Cc}+/gu, ' ')
    .replace(bidiControls, '')
    .trim();
}

/**
 * User input for an email to an unverified address: web addresses stay readable, but email programs do not
 * turn them into links, so that nobody can make us send theirs.
 */
export function preventLinks(text: string): string {
  return text.replace(/(?<=\S)[.:@\u3002\uff0e\uff61\uff1a\uff20](?=\S)/g, '\u2060$&\u2060');
}
