/** The version of the course: a hash over the files of its lessons, in all languages. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { langs } from '../../../src/i18n/locales.ts';

let known: Promise<string> | undefined;

/** Twelve hexadecimal digits; computed once per instance. Throws when a lesson's file is missing. */
export function contentVersion(): Promise<string> {
  known ??= readVersion().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readVersion(): Promise<string> {
  const folder = join(process.cwd(), 'content/lessons');
  const paths = langs.flatMap((lang) => lessonKeys.map((lesson) => `${lang}/${lesson}.mdx`));
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  const hash = createHash('sha256');
  texts.forEach((text, index) => {
    // Line endings differ between checkouts.
    hash.update(`${paths[index]}\n${text.replaceAll('\r\n', '\n')}\0`);
  });
  return hash.digest('hex').slice(0, 12);
}
