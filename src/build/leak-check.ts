/**
 * Searches a finished build for leaked text of encrypted lessons: every sentence, heading,
 * alternative text, quiz question, choice and answer of every lesson, in every file: raw,
 * without markup, unescaped, decompressed and decoded from base64. A self-test first hides each
 * lesson in each of these encodings and must find it.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, deflateRawSync, gzipSync } from 'node:zlib';
import { visibleText } from '../content/html.ts';
import type { SealedLesson } from '../content/build-registry.ts';
import { parsePage, type Page } from './page.ts';
import { Probes } from './probes.ts';
import { sitePath } from './site-path.ts';
import { textsIn, textsInBytes } from './text-candidates.ts';

/** Shorter attributes and comments cannot contain a passage. */
const minHiddenLength = 16;

interface Leak {
  /** The file, relative to the build folder. */
  readonly path: string;
  readonly lesson: string;
  readonly text: string;
}

/**
 * Searches pages and files for passages of encrypted lessons; throws at once if the self-test
 * fails.
 */
export class LeakCheck {
  readonly #probes: Probes;
  readonly #leaks: Leak[] = [];
  readonly #files = new Set<string>();

  constructor(lessons: readonly SealedLesson[]) {
    this.#probes = new Probes(lessons);
    selfTest(this.#probes, lessons);
  }

  /**
   * Searches texts of a page; `path` is its file relative to the build folder, such as
   * `/fr/articles.html`.
   */
  searchPage(path: string, texts: Iterable<string>): void {
    this.#search(path, allForms(texts));
  }

  /**
   * Searches every file of a folder that was not searched yet, unless `searched` has its hash;
   * returns the hashes of all these files.
   */
  async searchFolder(dir: string, searched: ReadonlySet<string> = new Set()): Promise<string[]> {
    const hashes = new Set<string>();
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      const path = sitePath(dir, file);
      if (!entry.isFile() || this.#files.has(path)) continue;
      // Thousands of small files: waiting for each costs more than reading it.
      const bytes = readFileSync(file);
      const fileHash = hash('sha256', bytes);
      hashes.add(fileHash);
      if (searched.has(fileHash)) this.#files.add(path);
      else if (path.endsWith('.html'))
        this.searchPage(path, textsOfPage(parsePage(bytes.toString())));
      else this.#search(path, textsInBytes(bytes));
    }
    return [...hashes];
  }

  /** A summary of the search in a sentence. Throws if a leak was found. */
  report(): string {
    if (this.#leaks.length > 0) throw new Error(leakMessage(this.#leaks));
    return `${this.#probes.size} sealed passages sought in ${this.#files.size} files, none found.`;
  }

  #search(path: string, texts: Iterable<string>): void {
    this.#files.add(path);
    for (const [lesson, text] of this.#probes.search(texts))
      this.#leaks.push({ path, lesson, text });
  }
}

/**
 * Texts of a page: visible text, attributes, comments, and code.
 * @param known Attributes, code, headers and footers already searched, left out: most are in many
 * pages. Those of this page are added.
 */
export function textsOfPage(
  { tree, frame, styles, scripts, hidden }: Page,
  known = new Set<string>(),
): string[] {
  // Copied: a piece of a string keeps the whole string, here the page, in memory.
  const unknown = (texts: readonly string[]): string[] =>
    texts.filter((text) => !known.has(text) && known.add(structuredClone(text)));
  const code = unknown([...styles, ...scripts].map((it) => it.code));
  const long = unknown(hidden.filter(({ length }) => length >= minHiddenLength));
  const framed = unknown(frame.map((element) => visibleText([element])));
  const rest = visibleText(tree.children, (element) => frame.includes(element));
  return [rest, ...framed, long.join('\n'), ...code];
}

function* allForms(texts: Iterable<string>): Generator<string> {
  for (const text of texts) yield* textsIn(text);
}

/** The default, the highest quality, takes a quarter of a second per lesson and is decoded the same way. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Self-test: hides each lesson in every supported encoding, and throws if one is not found. */
function selfTest(probes: Probes, lessons: readonly SealedLesson[]): void {
  for (const { id, body } of lessons) {
    const lesson = `${id.lang}/${id.lesson}`;
    const plain = Buffer.from(JSON.stringify(body));
    const encodings: Record<string, Iterable<string>> = {
      page: allForms(textsOfPage(parsePage(`<main>${body.html}</main>`))),
      script: textsIn(`export default ${JSON.stringify(plain.toString())}`),
      base64: textsIn(`{"x":"${plain.toString('base64')}"}`),
      'base64url of deflate': textsIn(deflateRawSync(plain).toString('base64url')),
      gzip: textsInBytes(gzipSync(plain)),
      brotli: textsInBytes(brotliCompressSync(plain, quickly)),
    };
    for (const [name, texts] of Object.entries(encodings)) {
      if (!isFound(probes, lesson, texts)) {
        throw new Error(`Leak check self-test failed: ${lesson} was not found encoded as ${name}.`);
      }
    }
  }
}

function isFound(probes: Probes, lesson: string, texts: Iterable<string>): boolean {
  for (const text of texts) if (probes.holds(lesson, text)) return true;
  return false;
}

function leakMessage(leaks: readonly Leak[]): string {
  // The first of all, and the first of each lesson.
  const shown = leaks.filter(
    ({ lesson }, at) => at < 20 || leaks.findIndex((leak) => leak.lesson === lesson) === at,
  );
  const lines = shown.map(
    ({ path, lesson, text }) => `  ${path}: "${text}…" belongs to the sealed part of ${lesson}`,
  );
  return [
    `Sealed text can be read in ${leaks.length} places of the build:`,
    ...lines,
    'Reword the public text, or move the passage out of the sealed part.',
  ].join('\n');
}
