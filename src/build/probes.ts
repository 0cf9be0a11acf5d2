/** Passages of encrypted lessons, indexed for searching in texts. */
import type { Element } from 'domhandler';
import { elementsIn, parseHtml, visibleText } from '../content/html.ts';
import type { LessonBody, SealId } from '../domain/course/encryption.ts';
import { words } from './text-candidates.ts';

/** Maximum length of the compared runs of words; a shorter sentence is compared whole. */
const windowLength = 12;
/** Shorter runs are ignored: three common words are no leak. */
const shortest = 4;
/** Shorter sentences of the text are ignored, such as “You have €2,000.”; answers of the quiz are not. */
const shortestSentence = 24;

/** Characters that `holds` reads at once: some sentences. */
const pieceLength = 4_000;

/** The sealed texts of a lesson. */
export interface SealedText {
  readonly id: Pick<SealId, 'lang' | 'lesson'>;
  readonly body: Pick<LessonBody, 'html' | 'contents'>;
  /** Texts of the quiz. */
  readonly secrets: readonly string[];
}

interface Run {
  readonly words: readonly string[];
  readonly lesson: string;
}

export class Probes {
  /** A number for each word of the passages. */
  readonly #numbers = new Map<string, number>();
  /**
   * Runs of words by their first three, so that almost every position of a text is skipped at
   * once.
   */
  readonly #runs = new Map<number, Run[]>();
  /** Not 0 where `#runs` has a run: read at every word of every page, and faster than the map. */
  readonly #starts = new Uint8Array(places);
  #size = 0;

  constructor(lessons: readonly SealedText[]) {
    for (const { id, body, secrets } of lessons) {
      const titles = body.contents.map(({ title }) => title);
      const told = [...passages(body.html), ...titles].filter(
        (passage) => passage.length >= shortestSentence,
      );
      for (const passage of [...told, ...secrets]) {
        this.#add(`${id.lang}/${id.lesson}`, passage);
      }
    }
  }

  get size(): number {
    return this.#size;
  }

  /** The first passage of each lesson found in some texts. */
  search(texts: Iterable<string>): Map<string, string> {
    const found = new Map<string, string>();
    const searched = new Set<string>();
    for (const text of texts) {
      if (searched.has(text)) continue;
      searched.add(text);
      this.#searchText(words(text), found);
    }
    return found;
  }

  /** Whether a text holds a passage of a lesson; reads it piece by piece, up to the first. */
  holds(lesson: string, text: string): boolean {
    for (let at = 0; at < text.length; at += pieceLength) {
      if (this.search([text.slice(at, at + pieceLength)]).has(lesson)) return true;
    }
    return false;
  }

  #searchText(list: readonly string[], found: Map<string, string>): void {
    let first: number | undefined;
    let second: number | undefined;
    for (let at = -2; at + 2 < list.length; at += 1) {
      const third = this.#numbers.get(list[at + 2] ?? '');
      if (first !== undefined && second !== undefined && third !== undefined) {
        for (const run of this.#runsFrom(first, second, third)) {
          if (found.has(run.lesson)) continue;
          if (run.words.every((word, index) => word === list[at + index])) {
            found.set(run.lesson, run.words.join(' '));
          }
        }
      }
      first = second;
      second = third;
    }
  }

  /** The runs that begin with three words. */
  #runsFrom(first: number, second: number, third: number): readonly Run[] {
    if (this.#starts[place(first, second, third)] === 0) return none;
    return this.#runs.get(hash(first, second, third)) ?? none;
  }

  #add(lesson: string, passage: string): void {
    const list = words(passage);
    if (list.length < shortest) return;
    const length = Math.min(windowLength, list.length);
    const numbers = list.map((word) => this.#numberOf(word));
    for (let at = 0; at + length <= list.length; at += 1) {
      const [first = 0, second = 0, third = 0] = numbers.slice(at, at + 3);
      const start = hash(first, second, third);
      this.#starts[place(first, second, third)] = 1;
      const same = this.#runs.get(start) ?? [];
      this.#runs.set(start, same);
      const run = list.slice(at, at + length);
      if (same.some(({ words }) => words.join(' ') === run.join(' '))) continue;
      same.push({ words: run, lesson });
      this.#size += 1;
    }
  }

  #numberOf(word: string): number {
    const number = this.#numbers.get(word) ?? this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }
}

/** A hash of the numbers of the first three words of a run. */
function hash(first: number, second: number, third: number): number {
  return (first * 2 ** 17 + second) * 2 ** 17 + third;
}

/** A power of two, far more than there are runs. */
const places = 2 ** 22;

/** A smaller hash, as an index of the table; several runs may share one. */
function place(first: number, second: number, third: number): number {
  return (first ^ Math.imul(second, 0x9e3779b1) ^ Math.imul(third, 0x85ebca6b)) & (places - 1);
}

const none: readonly Run[] = [];

const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'td',
  'th',
  'figcaption',
  'div',
  'text',
  'blockquote',
]);

/** Sentences, headings and alternative texts of a body. */
function passages(html: string): string[] {
  const { children } = parseHtml(html);
  const elements = [...elementsIn(children, isInterface)];
  const labels = elements.flatMap(({ attribs }) => [
    attribs['aria-label'] ?? '',
    attribs['alt'] ?? '',
  ]);
  const skip = (element: Element): boolean => isBlock(element) || isInterface(element);
  const texts = elements.filter(isBlock).map((block) => visibleText(block.children, skip));
  return [...labels, visibleText(children, skip), ...texts].flatMap((text) =>
    text.split(/(?<=[.!?])\s+/),
  );
}

/** Words that are not part of the lesson: those of buttons, labels of activities, sources. */
function isInterface({ attribs }: Element): boolean {
  return 'data-interface' in attribs;
}

function isBlock({ name }: Element): boolean {
  return blocks.has(name);
}
