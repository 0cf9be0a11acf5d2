/** The quoted passage of a note: truncated, and found again in the text. */
import { noteLimits, withoutJoiners } from './notes.ts';

/** Mark at the end of a quote that was cut. */
const ellipsis = '…';

/** A passage as a note stores it: one line, truncated between words to the maximum length. */
export function quoteOf(passage: string): string {
  const line = withoutJoiners(passage).replace(/\s+/g, ' ').trim();
  if (line.length <= noteLimits.quote) return line;
  const room = line.slice(0, noteLimits.quote - ellipsis.length);
  const end = line[room.length] === ' ' ? room.length : room.lastIndexOf(' ');
  // A surrogate pair is not cut in two.
  const cut = end > 0 ? room.slice(0, end) : room.replace(/[\uD800-\uDBFF]$/, '');
  return cut.replace(/[\s,;:]+$/, '') + ellipsis;
}

/** Position of a quote in a text: start and end, or undefined. Spaces and word joiners may differ. */
export function findQuote(text: string, quote: string): readonly [number, number] | undefined {
  const sought = quote.length >= noteLimits.quote / 2 && quote.endsWith(ellipsis);
  const whole = withoutJoiners(sought ? quote.slice(0, -ellipsis.length) : quote).trim();
  if (whole === '') return undefined;
  const escape = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\/-]/, '\\$&');
  const words = whole.split(/\s+/).map((word) => Array.from(word, escape).join('\u2060?'));
  const pattern = words.join('[\\s\u2060]*');
  const found = new RegExp(pattern).exec(text);
  return found ? [found.index, found.index + found[0].length] : undefined;
}

/** Position of a note in a text that may have changed since. */
export interface NotePlace {
  readonly block: number;
  /** Start and end of the quote in the text of the block; absent when the quote is not there. */
  readonly range?: readonly [number, number];
}

/**
 * Position of a note among the blocks of a text: where its quote is found, nearest to the block it was written at; that
 * block if the quote is not found, as in another language.
 * @param texts Text of each block.
 */
export function placeOf(
  texts: readonly string[],
  { block, quote }: { readonly block: number; readonly quote: string },
): NotePlace {
  const near = texts.map((_, index) => index);
  near.sort((a, b) => Math.abs(a - block) - Math.abs(b - block));
  for (const index of near) {
    const range = findQuote(texts[index] ?? '', quote);
    if (range) return { block: index, range };
  }
  return { block: Math.min(block, Math.max(0, texts.length - 1)) };
}
