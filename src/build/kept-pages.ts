/**
 * Keeps what the build steps read in the pages for the next build: a page whose HTML is unchanged
 * is not parsed again, and not searched for leaks again while the lessons are unchanged.
 */
import { hash } from 'node:crypto';
import type { SearchDocument } from '../domain/search/search.ts';
import { keepResult, keptResult } from './kept-results.ts';
import type { ElementPlace, InlineScript } from './page.ts';

/** What the build steps need of a page besides its HTML. */
export interface PageFacts {
  /** Position of `</head>`. */
  readonly headEnd: number;
  readonly styles: readonly ElementPlace[];
  readonly scripts: readonly InlineScript[];
  readonly classes: readonly string[];
  /** Names of the bundled scripts that the page loads. */
  readonly scriptFiles: readonly string[];
  readonly document: SearchDocument;
}

/** A page in the file: texts that many pages share are stored once, as numbers in `Kept.texts`. */
interface KeptPage extends Omit<PageFacts, 'scripts' | 'classes'> {
  /** Of the HTML as rendered. */
  readonly hash: string;
  readonly scripts: readonly (Omit<InlineScript, 'code'> & { readonly code: number })[];
  readonly classes: number;
}

interface Kept {
  readonly texts: readonly string[];
  readonly pages: Readonly<Record<string, KeptPage>>;
  /** A hash of the lessons whose text was sought. */
  readonly lessons: string;
  /** Hashes of the other files in which it was not found. */
  readonly searched: readonly string[];
}

const nothing: Kept = { texts: [], pages: {}, lessons: '', searched: [] };

/**
 * The pages of the previous build, and those of this one for the next. Pages are bytes: before a
 * string is hashed it is encoded, which takes longer than the hash.
 */
export class KeptPages {
  readonly #file: string;
  readonly #before: Kept;
  readonly #pages: Record<string, KeptPage> = {};
  readonly #numbers = new Map<string, number>();

  /** Reads the file, if a build of the same code has written it. */
  constructor(file: string) {
    this.#file = file;
    this.#before = (keptResult(file) as Kept | undefined) ?? nothing;
  }

  /** What the previous build read in a page, if its HTML is the same; it is kept again. */
  unchanged(path: string, html: Uint8Array): PageFacts | undefined {
    const before = this.#before.pages[path];
    if (!before || before.hash !== hash('sha256', html)) return undefined;
    const { texts } = this.#before;
    const { headEnd, styles, scriptFiles, document } = before;
    const facts: PageFacts = {
      ...{ headEnd, styles, scriptFiles, document },
      classes: texts[before.classes]?.split(' ') ?? [],
      scripts: before.scripts.map((it) => ({ ...it, code: texts[it.code] ?? '' })),
    };
    this.#keep(path, before.hash, facts);
    return facts;
  }

  /** Keeps what was read in a page, and returns it. */
  add(path: string, html: Uint8Array, facts: PageFacts): PageFacts {
    this.#keep(path, hash('sha256', html), facts);
    return facts;
  }

  /** Hashes of the files in which the text of the same lessons was not found. */
  searchedFor(lessons: string): readonly string[] | undefined {
    return this.#before.lessons === lessons ? this.#before.searched : undefined;
  }

  /** Writes the file. Only after a search for leaks that found none. */
  write(lessons: string, searched: readonly string[]): void {
    const texts = [...this.#numbers.keys()];
    keepResult(this.#file, { texts, pages: this.#pages, lessons, searched } satisfies Kept);
  }

  #keep(path: string, pageHash: string, facts: PageFacts): void {
    const { headEnd, styles, scripts, classes, scriptFiles, document } = facts;
    this.#pages[path] = {
      ...{ hash: pageHash, headEnd, styles, scriptFiles, document },
      scripts: scripts.map((it) => ({ ...it, code: this.#numberOf(it.code) })),
      classes: this.#numberOf(classes.join(' ')),
    };
  }

  #numberOf(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, number);
    return number;
  }
}
