/**
 * Links the first mention of each dictionary term in a text. Works on rendered HTML, so that
 * articles, lessons and terms are handled alike, and skips headings, links, code, figures, table
 * headings, scripts and islands.
 */
import { isTag, isText, type ChildNode } from 'domhandler';
import { edited, parseHtml, placeOf, type Edit } from './html.ts';

export interface TermTarget {
  readonly key: string;
  readonly href: string;
  /** The term and its aliases. */
  readonly words: readonly string[];
}

const closed = new Set([
  'a',
  'code',
  'pre',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'th',
  'button',
  // A click on its text is one on its field.
  'label',
  'summary',
  'svg',
  'script',
  'style',
  // React renders its text again.
  'astro-island',
]);
const letters = /[\p{L}\p{N}]+/gu;

/**
 * Returns `html` with one link per term, at its first mention, longest words first. `except` is
 * the key of a term that is not linked; `limit` caps the number of links.
 */
export type TermLinker = (
  html: string,
  options?: { readonly except?: string | undefined; readonly limit?: number },
) => string;

/**
 * A linker for some terms, reused for all texts: its time grows with the text, not with the
 * number of terms.
 */
export function termLinker(targets: readonly TermTarget[]): TermLinker {
  const candidates = candidatesByFirstWords(targets);
  return (html, { except, limit = 40 } = {}) => {
    const linked = new Set<string>();
    const link = ({ key, href }: TermTarget, mention: string): string => {
      if (key === except || linked.has(key) || linked.size >= limit) return mention;
      linked.add(key);
      return `<a class="term" href="${href}">${mention}</a>`;
    };
    const edits: Edit[] = [];
    for (const node of openTexts(parseHtml(html).children)) {
      const { start, end } = placeOf(node);
      edits.push({ start, end, text: replaceMentions(html.slice(start, end), candidates, link) });
    }
    return edited(html, edits);
  };
}

/** Keys of the terms that a text mentions, in the order of their first mention. */
export function mentionedIn(text: string, link: TermLinker): string[] {
  const links = link(text).matchAll(/<a class="term" href="[^"]*\/([^"/]+)">/g);
  return Array.from(links, ([, key = '']) => key);
}

/** The text nodes in which a link is allowed, in document order. */
function* openTexts(nodes: readonly ChildNode[]): Generator<ChildNode> {
  for (const node of nodes) {
    if (isText(node)) yield node;
    else if (isTag(node) && !closed.has(node.name)) yield* openTexts(node.children);
  }
}

/** A name of a term, as a pattern to match at a position of a text. */
interface Candidate {
  readonly target: TermTarget;
  readonly pattern: RegExp;
  readonly length: number;
}

const longestFirst = (a: Candidate, b: Candidate): number => b.length - a.length;

/** By first two words, or the only one; the first word of a longer name is a key too, if only with an empty list. */
type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/**
 * All names of all terms by their first two words in lower case, or by their only one; longest
 * first. By the first alone, all names that begin with a common word would be tried at each
 * mention of it.
 */
function candidatesByFirstWords(targets: readonly TermTarget[]): Candidates {
  const byWords = new Map<string, Candidate[]>();
  for (const target of targets) {
    for (const word of target.words) {
      const [first, second] = word.toLowerCase().match(letters) ?? [];
      if (first === undefined || !word.toLowerCase().startsWith(first)) continue;
      const words = second === undefined ? first : `${first} ${second}`;
      if (!byWords.has(first)) byWords.set(first, []);
      const list = byWords.get(words) ?? [];
      byWords.set(words, list);
      const pattern = new RegExp(escapePattern(word), 'iuy');
      list.push({ target, pattern, length: word.length });
    }
  }
  for (const list of byWords.values()) list.sort(longestFirst);
  return byWords;
}

function replaceMentions(
  text: string,
  candidates: Candidates,
  replace: (target: TermTarget, mention: string) => string,
): string {
  let result = '';
  let done = 0;
  let index = 0;
  const words = text.match(letters) ?? [];
  for (const [place, word] of words.entries()) {
    index = text.indexOf(word, index + (words[place - 1]?.length ?? 0));
    const one = candidates.get(word.toLowerCase());
    if (!one || index < done) continue;
    const next = words[place + 1] ?? '';
    const two = candidates.get(`${word} ${next}`.toLowerCase()) ?? [];
    for (const { target, pattern } of two.length > 0 ? [...two, ...one].sort(longestFirst) : one) {
      pattern.lastIndex = index;
      const [mention] = pattern.exec(text) ?? [];
      if (mention === undefined || goesOn(text, index + mention.length)) continue;
      result += text.slice(done, index) + replace(target, mention);
      done = index + mention.length;
      break;
    }
  }
  return result + text.slice(done);
}

const letter = /[\p{L}\p{N}]/uy;

/** Whether a word continues at a position. Checked here, not in each pattern: that takes a millisecond to compile. */
function goesOn(text: string, at: number): boolean {
  letter.lastIndex = at;
  return letter.test(text);
}

/** A pattern that treats both apostrophes, all spaces, and hyphens with or without a word joiner, as equal. */
function escapePattern(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/-/g, '-\u2060?')
    .replace(/\s+/g, '\\s+');
}
