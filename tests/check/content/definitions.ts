/** Lists terms that a lesson uses before the lesson that defines them. */
import { isLessonKey, lessonPlace } from '../../../src/domain/course/lessons.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import { type Entry, type Finding, isWritten, type Rule } from './entry.ts';

/** Words that lessons set in bold only for emphasis, or with a meaning that everybody knows. */
export const everydayWords: Readonly<Record<Lang, readonly string[]>> = {
  fr: [
    ...[
      'approche',
      'avant',
      'barre',
      'creux',
      'croisement',
      'échéance',
      'échec',
      'grille',
      'hauteur',
    ],
    ...[
      'marge',
      'monnaie',
      'objectif',
      'parité',
      'parts',
      'plus bas',
      'plus haut',
      'preuve',
      'qui',
    ],
    ...['réserve', 'retour', 'réussit', 'seuil', 'sommet', 'stop', 'verrou'],
  ],
  en: [
    ...[
      'bar',
      'before',
      'body',
      'close',
      'coin',
      'failure',
      'grid',
      'halving',
      'height',
      'high',
      'lock',
      'low',
    ],
    ...[
      'margin',
      'open',
      'proof',
      'public',
      'range',
      'return',
      'shares',
      'stop',
      'succeeds',
      'target',
    ],
    ...['threshold', 'who'],
  ],
};

/**
 * A term is defined where it is set in bold. Earlier mentions are fine with an explanation right after them, in
 * brackets or after a comma, or if the term is in the dictionary: its entry opens beside the text.
 */
export const definedFirst: Rule = {
  name: 'terms are defined before they are used',
  fault: 'a term is used before it is defined',
  find: (entries) => langs.flatMap((lang) => findEarly(entries, lang)),
};

interface Lesson {
  readonly entry: Entry;
  readonly number: number;
  readonly prose: string;
}

interface Definition {
  readonly term: string;
  readonly by: Lesson;
}

function findEarly(entries: readonly Entry[], lang: Lang): Finding[] {
  const own = entries.filter((entry) => entry.lang === lang);
  const lessons = own.filter(isWritten).flatMap(toLesson);
  lessons.sort((a, b) => a.number - b.number);
  const known = new Set([...everydayWords[lang], ...own.flatMap(dictionaryWords)]);
  return definitionsOf(lessons)
    .filter(({ term }) => !known.has(term))
    .flatMap(({ term, by }) => {
      const first = lessons.find(
        ({ number, prose }) => number < by.number && mentions(prose, term),
      );
      if (!first || isExplained(first.prose, term)) return [];
      const change = `explain "${term}" at its first use: lesson ${by.number} (${by.entry.key}) defines it`;
      return [{ level: 'warning', file: first.entry.file, field: 'body', change }];
    });
}

export function toLesson(entry: Entry): Lesson[] {
  if (!isLessonKey(entry.key)) return [];
  return [{ entry, number: lessonPlace(entry.key).number, prose: proseOf(entry.body) }];
}

/** Running text: without the props of figures and labs, code and addresses. */
export function proseOf(body: string): string {
  return body
    .replace(/\b(?:labels|series|rows|columns)=\{[\s\S]*?\}\}/g, ' ')
    .replace(/\b(?:desc|caption|title)="[^"]*"/g, ' ')
    .replace(/<(?:Sheet|Lab)\b[\s\S]*?>/g, ' ')
    .replace(/`[^`]*`|\]\([^)]*\)/g, ' ');
}

/** Terms that a lesson is the first to set in bold: lower-case words, not the start of an item. */
export function definitionsOf(lessons: readonly Lesson[]): Definition[] {
  const found = new Map<string, Definition>();
  for (const by of lessons) {
    for (const [, bold = ''] of by.prose.matchAll(/\*\*([^*\n]{3,40})\*\*/g)) {
      const term = bold.replace(/^(?:l’|d’|(?:le|la|les|un|une|des|the|an?) )/, '');
      if (!/^\p{Ll}[^\d%.:!?,]*$/u.test(term) || term.split(' ').length > 4) continue;
      if (!found.has(term)) found.set(term, { term, by });
    }
  }
  return [...found.values()];
}

/** The names of a dictionary entry, in lower case. */
export function dictionaryWords({ collection, data }: Entry): string[] {
  if (collection !== 'dictionary') return [];
  const aliases: unknown[] = Array.isArray(data['aliases']) ? data['aliases'] : [];
  return [data['term'], ...aliases].map((word) => String(word).toLowerCase());
}

function mentions(prose: string, term: string): boolean {
  return mention(term).test(prose);
}

/** True if the first mention is in bold, or if a bracket, comma or colon follows it within one word. */
function isExplained(prose: string, term: string): boolean {
  const found = mention(term).exec(prose);
  if (!found) return false;
  const before = prose.slice(Math.max(0, found.index - 12), found.index);
  const after = prose.slice(found.index + found[0].length);
  return /\*\*(?:\p{L}+[ ’])?$/u.test(before) || /^(?: \p{L}+)?\**\s?(?:\(|, |:)/u.test(after);
}

/** The term as whole words, in the singular or the plural. */
export function mention(term: string): RegExp {
  const words = term.split(' ').map((word) => `${RegExp.escape(word)}(?:s|x)?`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join(' ')}(?![\\p{L}\\p{N}])`, 'iu');
}
