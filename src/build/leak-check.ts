/**
 * Looks for sealed text in a finished build. What is sought: every sentence, heading, alternative
 * text, quiz question, choice and answer of every sealed lesson. Where: every file, as it is, with
 * its markup removed, unescaped, decompressed and decoded from base64. Before it trusts a silence,
 * the check hides each lesson in every one of these disguises and must find it.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, gzipSync } from 'node:zlib';
import type { SealedLesson } from '../content/sealing.ts';
import { readings, visibleText, words } from './text-candidates.ts';

/** Longest run of words compared; a shorter sentence is compared whole. */
const windowLength = 12;
/** Shorter runs say too little: three common words are no leak. */
const shortest = 4;

export interface Leak {
  readonly file: string;
  readonly lesson: string;
  readonly text: string;
}

/** Throws when a leak is found or when the check cannot see; else says what was searched. */
export async function checkForLeaks(
  dir: string,
  lessons: readonly SealedLesson[],
): Promise<string> {
  const probes = new Probes(lessons);
  proveSight(probes, lessons);

  const leaks: Leak[] = [];
  let files = 0;
  const blocks = new Set<string>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    files += 1;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    const fresh = entry.name.endsWith('.html') ? withoutRepeats(bytes, blocks) : bytes;
    leaks.push(...probes.search(path.slice(dir.length), fresh));
  }
  if (leaks.length > 0) throw new Error(leakMessage(leaks));
  return `${probes.size} sealed passages sought in ${files} files, none found.`;
}

/** A page without the style sheets and scripts that stood, byte for byte, in a page before it. */
function withoutRepeats(page: Buffer, seen: Set<string>): Buffer {
  const fresh = page.toString().replace(/<(style|script)\b[\s\S]*?<\/\1>/g, (block) => {
    if (seen.has(block)) return ' ';
    seen.add(block);
    return block;
  });
  return Buffer.from(fresh);
}

/** All passages of some lessons, ready to be sought in a file. */
export class Probes {
  /** Runs of words by their first words, so that nearly every place of a text is left at once. */
  readonly #byStart = new Map<string, Map<string, string>>();
  readonly #lengths = new Set<number>();
  #size = 0;

  constructor(lessons: readonly SealedLesson[]) {
    for (const { id, body, secrets } of lessons) {
      const name = `${id.lang}/${id.lesson}`;
      for (const passage of passages(body.html)) this.#add(name, passage);
      for (const { title } of body.contents) this.#add(name, title);
      for (const item of body.quiz) {
        for (const text of [item.question, ...(item.choices ?? [])]) this.#add(name, text);
      }
      for (const secret of secrets) this.#add(name, secret);
    }
  }

  get size(): number {
    return this.#size;
  }

  /** Passages found in a file's bytes, at most one a lesson. */
  search(file: string, bytes: Uint8Array): Leak[] {
    const found = new Map<string, Leak>();
    for (const reading of readings(bytes)) {
      const list = words(reading);
      for (let at = 0; at + shortest <= list.length; at += 1) {
        const runs = this.#byStart.get(start(list, at));
        if (!runs) continue;
        for (const length of this.#lengths) {
          const text = list.slice(at, at + length).join(' ');
          const lesson = runs.get(text);
          if (lesson !== undefined && !found.has(lesson)) found.set(lesson, { file, lesson, text });
        }
      }
    }
    return [...found.values()];
  }

  #add(lesson: string, passage: string): void {
    const list = words(visibleText(passage));
    if (list.length < shortest) return;
    const length = Math.min(windowLength, list.length);
    this.#lengths.add(length);
    for (let at = 0; at + length <= list.length; at += 1) {
      const runs = this.#byStart.get(start(list, at)) ?? new Map<string, string>();
      this.#byStart.set(start(list, at), runs);
      const text = list.slice(at, at + length).join(' ');
      if (!runs.has(text)) this.#size += 1;
      runs.set(text, lesson);
    }
  }
}

function start(list: readonly string[], at: number): string {
  return `${list[at] ?? ''} ${list[at + 1] ?? ''} ${list[at + 2] ?? ''} ${list[at + 3] ?? ''}`;
}

/** Sentences, headings and alternative texts of a body. */
function passages(html: string): string[] {
  const labels = [...html.matchAll(/\s(?:aria-label|alt)="([^"]*)"/g)].map((match) => match[1]);
  const blocks = html.split(/<\/?(?:p|h[1-6]|li|td|th|figcaption|div|text|blockquote)\b[^>]*>/);
  return [...labels, ...blocks].flatMap((block) => (block ?? '').split(/(?<=[.!?])\s+/));
}

function proveSight(probes: Probes, lessons: readonly SealedLesson[]): void {
  for (const { id, body } of lessons) {
    const plain = Buffer.from(JSON.stringify(body));
    const disguises: Record<string, Uint8Array> = {
      page: Buffer.from(`<main>${body.html}</main>`),
      script: Buffer.from(`export default ${JSON.stringify(plain.toString())}`),
      base64: Buffer.from(`{"x":"${plain.toString('base64')}"}`),
      'base64url of deflate': Buffer.from(deflateRawSync(plain).toString('base64url')),
      gzip: gzipSync(plain),
      brotli: brotliCompressSync(plain),
    };
    for (const [name, bytes] of Object.entries(disguises)) {
      const seen = probes
        .search(name, bytes)
        .some((leak) => leak.lesson === `${id.lang}/${id.lesson}`);
      if (!seen) {
        throw new Error(
          `The leak check is blind: it missed ${id.lang}/${id.lesson} hidden as ${name}.`,
        );
      }
    }
  }
}

function leakMessage(leaks: readonly Leak[]): string {
  const lines = leaks
    .slice(0, 20)
    .map(
      ({ file, lesson, text }) => `  ${file}: "${text}…" belongs to the sealed part of ${lesson}`,
    );
  return [
    `Sealed text can be read in ${leaks.length} places of the build:`,
    ...lines,
    'Reword the public text, or move the passage out of the sealed part.',
  ].join('\n');
}
