import { typeset } from '../../../src/i18n/typography.ts';
import type { Entry } from './entry.ts';

/** A piece of visible text and its position. */
export interface Passage {
  readonly field: string;
  readonly text: string;
}

/** Placeholder for everything that is not prose, so that positions and lines stay the same. */
const hidden = '\uFFFC';

/** Fields without prose in the entry's own language. */
const notProse = new Set(['url', 'kind', 'related', 'twin', 'aliases', 'sources', 'topics']);

const known = new WeakMap<Entry, readonly Passage[]>();

/**
 * Every visible text of an entry, as the build sets it: its frontmatter fields, then its body line
 * by line. Cached, as several rules use it.
 */
export function passages(entry: Entry): readonly Passage[] {
  const read = known.get(entry) ?? readPassages(entry);
  known.set(entry, read);
  return read;
}

function readPassages(entry: Entry): Passage[] {
  const fields = Object.entries(entry.data).flatMap(([name, value]) => walk(name, value));
  const lines = prose(entry.body).split('\n');
  const body = lines.map((text, index) => ({ field: `body:${entry.bodyLine + index}`, text }));
  return [...fields, ...body.filter(({ text }) => text.trim() !== '')].map(({ field, text }) => ({
    field,
    // Word joiners say nothing, and would stand between the sign and the digits of an amount.
    text: typeset(entry.lang, text).replaceAll('\u2060', ''),
  }));
}

/** All strings under a value, with their path (`quiz.0.why`). */
export function walk(field: string, value: unknown): Passage[] {
  if (notProse.has(field.split('.').at(-1) ?? field)) return [];
  if (typeof value === 'string')
    return [{ field, text: value.replace(/https?:\/\/\S+|(?<=\])\(page:[^)\s]*\)/g, mask) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => walk(`${field}.${name}`, inner));
}

/** The body with code, addresses and markup masked; texts inside JSX attributes stay. */
export function prose(body: string): string {
  const masked = body
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, mask)
    .replace(/`[^`\n]+`/g, mask)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, mask)
    .replace(/(?<=\])\([^)\s]*(?:\s"[^"]*")?\)/g, mask)
    .replace(/https?:\/\/[^\s)>"'}]+/g, mask)
    .replace(/&#?\w+;/g, mask)
    .replace(/^\s*\|?(?:\s*:?-{3,}:?\s*\|?)+\s*$/gm, mask);
  return maskMarkup(masked);
}

/** Masks tags and `{…}` expressions, but not the quoted strings inside them. */
function maskMarkup(text: string): string {
  let result = '';
  let index = 0;
  while (index < text.length) {
    const opens = text[index] === '{' || /^<\/?[A-Za-z>]/.test(text.slice(index, index + 3));
    if (!opens) {
      result += text.charAt(index);
      index += 1;
      continue;
    }
    const end = markupEnd(text, index);
    result += maskOutsideQuotes(text.slice(index, end));
    index = end;
  }
  return result;
}

/** Index just after the tag or expression that starts at `start`. */
export function markupEnd(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (quote) {
      if (char === quote && text[index - 1] !== '\\') quote = '';
    } else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0 && text[start] === '{') return index + 1;
    } else if (char === '>' && depth === 0) return index + 1;
  }
  return text.length;
}

function maskOutsideQuotes(markup: string): string {
  const quoted = /(["'`])((?:\\.|(?!\1)[\s\S])*)\1/g;
  let result = '';
  let last = 0;
  for (const match of markup.matchAll(quoted)) {
    const inner = match[2] ?? '';
    result += mask(markup.slice(last, match.index)) + hidden + inner + hidden;
    last = match.index + match[0].length;
  }
  return result + mask(markup.slice(last));
}

function mask(text: string): string {
  return text.replace(/[^\n]/g, hidden);
}
