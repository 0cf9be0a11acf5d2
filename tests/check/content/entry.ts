import { readFile } from 'node:fs/promises';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import type { Lang } from '../../../src/i18n/locales.ts';
import { isLang } from '../../../src/i18n/locales.ts';

export const collections = ['articles', 'dictionary', 'lessons', 'company'] as const;
export type Collection = (typeof collections)[number];

/** A parsed MDX file. */
export interface Entry {
  readonly collection: Collection;
  readonly lang: Lang;
  /** File name without its extension: the same in both languages. */
  readonly key: string;
  /** Path from the repository's root. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The lines of the frontmatter, without the two lines `---`. */
  readonly head: string;
  readonly body: string;
  /** Line of the file on which `body` starts, from 1. */
  readonly bodyLine: number;
}

/** A required change in a file. A `warning` is listed and does not fail the check. */
export interface Finding {
  readonly level: 'error' | 'warning';
  readonly file: string;
  /** Frontmatter field, `body:<line>`, or the name of what is missing. */
  readonly field: string;
  /** What is wrong, if it is more specific than the fault of the rule. */
  readonly fault?: string;
  readonly change: string;
  /** Line of the file, from 1, if `field` does not determine it. */
  readonly line?: number;
}

/** A rule over all entries, named after the property it checks. */
export interface Rule {
  readonly name: string;
  /** What is wrong in each finding, in a few words for editors. */
  readonly fault: string;
  readonly find: (entries: readonly Entry[]) => Finding[];
}

/** Whether an entry is a lesson with its body. */
export function isWritten({ collection, data }: Entry): boolean {
  return collection === 'lessons' && data['state'] === 'written';
}

/** Paths and texts of `content/<collection>/<lang>/<key>.mdx` under a root folder. */
export async function readTexts(root: string): Promise<[file: string, text: string][]> {
  const texts: [string, string][] = [];
  for await (const path of glob('content/*/*/*.mdx', { cwd: root })) {
    texts.push([path.split(sep).join('/'), await readFile(join(root, path), 'utf8')]);
  }
  return texts.sort(([a], [b]) => a.localeCompare(b));
}

/** Reads `content/<collection>/<lang>/<key>.mdx` under a root folder. */
export async function readEntries(root: string): Promise<Entry[]> {
  return (await readTexts(root)).map(([file, text]) => parseEntry(file, text));
}

/** Splits a file into frontmatter and body. Throws an error naming the file when it cannot. */
export function parseEntry(file: string, text: string): Entry {
  const [, collection, lang, name] = file.split('/');
  if (!isCollection(collection) || !isLang(lang) || !name) {
    throw new Error(`${file}: move it to content/<${collections.join('|')}>/<fr|en>/<key>.mdx.`);
  }
  const match = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text);
  if (!match) throw new Error(`${file}: start it with frontmatter between two lines "---".`);
  const [head, frontmatter] = match;
  return {
    collection,
    lang,
    key: name.replace(/\.mdx$/, ''),
    file,
    data: parseFrontmatter(file, frontmatter ?? ''),
    head: frontmatter ?? '',
    body: text.slice(head.length),
    bodyLine: head.split('\n').length,
  };
}

function parseFrontmatter(file: string, source: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = parse(source);
  } catch (error) {
    const [reason] = String(error).split('\n');
    throw new Error(`${file}: the frontmatter is not valid YAML. ${reason ?? ''}`, {
      cause: error,
    });
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error(`${file}: write the frontmatter as fields, one "name: value" a line.`);
  }
  return data as Record<string, unknown>;
}

function isCollection(value: string | undefined): value is Collection {
  return collections.includes(value as Collection);
}
