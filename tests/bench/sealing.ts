import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readKeys } from '../../local/settings.ts';
import {
  importLessonKey,
  lessonKeyBytes,
  openLesson,
  type SealId,
} from '../../src/domain/course/encryption.ts';
import { lessonKeys } from '../../src/domain/course/lessons.ts';
import { langs, type Lang } from '../../src/i18n/locales.ts';
import { measureOpening, type SealedFile } from './opening.ts';
import type { BenchServer } from './server.ts';
import { kilobytes, printTable, type Row } from './table.ts';

/** Maximum ratio of encrypted bytes to plain brotli. */
const maxRatio = 1.3;
/** Maximum milliseconds to open a lesson on a processor four times slower. */
const maxOpening = 60;

/** Compares each encrypted lesson with its plain text in brotli, and opens it in Chromium. */
export async function benchSealing(
  server: BenchServer,
  siteDir: string,
  dataDir: string,
): Promise<void> {
  const rows: Row[] = [];
  for (const lang of langs) {
    for (const file of await sealedFiles(siteDir, dataDir, lang)) {
      const text = JSON.stringify(await open(file));
      const brotli = brotliCompressSync(text).length;
      const { fast, slow } = await measureOpening(server, file);
      rows.push({
        name: `${lang}/${file.id.lesson}`,
        values: [
          ...[text.length, brotli, file.sealed.length].map(kilobytes),
          (file.sealed.length / brotli).toFixed(2),
          `${fast.toFixed(1)} ms`,
          `${slow.toFixed(1)} ms`,
        ],
        budget: `≤ ${maxRatio}, ≤ ${maxOpening} ms`,
        held: file.sealed.length <= maxRatio * brotli && slow <= maxOpening,
      });
    }
  }
  const columns = ['text', 'brotli', 'sealed', 'ratio', 'opens in', 'CPU ÷ 4'];
  printTable('Sealed lessons', columns, rows);
}

/** The encrypted files of a build with their keys, derived from the build's own secret. */
async function sealedFiles(siteDir: string, dataDir: string, lang: Lang): Promise<SealedFile[]> {
  const secret = new Uint8Array(Buffer.from(readKeys(dataDir).lessonSealSecret, 'base64'));
  const folder = join(siteDir, 'sealed', lang);
  const files: SealedFile[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const sealed = new Uint8Array(await readFile(join(folder, name)));
    // A file does not name its lesson: only the right one derives a key that opens it.
    for (const lesson of lessonKeys) {
      const id: SealId = { lang, lesson, tag: name.replace('.bin', ''), epoch: 1 };
      const file = { id, key: await lessonKeyBytes(secret, id), sealed };
      const opens = await open(file).then(
        () => true,
        () => false,
      );
      if (opens) files.push(file);
    }
  }
  return files;
}

async function open({ id, key, sealed }: SealedFile): Promise<unknown> {
  return openLesson(await importLessonKey(key, 'decrypt'), id, sealed);
}
