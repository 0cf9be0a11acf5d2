import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { root } from '../../local/settings.ts';
import type * as lessonFormat from '../../src/domain/course/encryption.ts';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';
import { median } from './loading.ts';
import type { BenchServer } from './server.ts';

const format = 'src/domain/course/encryption.ts';
const rounds = 7;
const slowdown = 4;

/** An encrypted file of the build, with its key. */
export interface SealedFile {
  readonly id: lessonFormat.SealId;
  readonly key: Uint8Array<ArrayBuffer>;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** Milliseconds from the encrypted file and its raw key to the parsed body, in Chromium. */
export interface Opening {
  readonly fast: number;
  /** The same on a processor four times slower. */
  readonly slow: number;
}

/** Opens a lesson several times, each time in a new page without compiled code; returns medians. */
export async function measureOpening(server: BenchServer, file: SealedFile): Promise<Opening> {
  server.extra.set('/blank', '<!doctype html><title>Blank</title>');
  const code = await bundle();
  const browser = await chromium.launch({
    executablePath: await lightChromiumPath(),
    args: chromiumArgs,
  });
  const times = { fast: [] as number[], slow: [] as number[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      times.fast.push(await openOnce(browser, `${server.origin}/blank`, code, file, 1));
      times.slow.push(await openOnce(browser, `${server.origin}/blank`, code, file, slowdown));
    }
  } finally {
    await browser.close();
  }
  return { fast: median(times.fast), slow: median(times.slow) };
}

/** The script that opens lessons, as a global `lessonFormat`. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, format)],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'lessonFormat',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function openOnce(
  browser: Browser,
  address: string,
  code: string,
  { id, key, sealed }: SealedFile,
  rate: number,
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await page.goto(address);
    await page.evaluate(`${code}; globalThis.lessonFormat = lessonFormat`);
    return await page.evaluate(timeOpening, { id, key: [...key], sealed: [...sealed] });
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function timeOpening(file: {
  readonly id: lessonFormat.SealId;
  readonly key: readonly number[];
  readonly sealed: readonly number[];
}): Promise<number> {
  const { importLessonKey, openLesson } = (
    globalThis as unknown as { readonly lessonFormat: typeof lessonFormat }
  ).lessonFormat;
  const key = new Uint8Array(file.key);
  const sealed = new Uint8Array(file.sealed);
  const start = performance.now();
  await openLesson(await importLessonKey(key, 'decrypt'), file.id, sealed);
  return performance.now() - start;
}
