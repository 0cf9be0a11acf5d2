/** Packed functions, kept between starts: packing takes a second each and changes only with the sources. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';

/** A function's folder, packed by the platform's own bundler with the platform's own entry point. */
export interface Packed {
  /** Absolute path of the module that the platform loads. */
  readonly entry: string;
  /** Cron expression, when the platform calls it by the clock. */
  readonly schedule?: string | undefined;
  /** The project's own files it was made from, absolute. */
  readonly sources: readonly string[];
}

interface Kept extends Packed {
  readonly digest: string;
}

const WEEK = 7 * 24 * 3_600_000;

/**
 * Packs `file`, or finds the same packed before: same sources, same installed packages, same Node.
 * `root` is the project's folder. Worlds that start together may both pack; each finds its own whole.
 */
export async function packFunction(root: string, file: string): Promise<Packed> {
  const shelf = join(
    root,
    'node_modules/.cache/functions',
    relative(root, file).replaceAll('/', '-'),
  );
  const known = await readKept(join(shelf, 'kept.json'));
  if (known && known.digest === (await digest(root, known.sources))) return known;

  await mkdir(shelf, { recursive: true });
  const began = Date.now();
  const folder = await mkdtemp(join(shelf, 'packed-'));
  const packed = await zipFunction(file, folder, {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { nodeSourcemap: true, nodeBundler: 'esbuild' } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  });
  if (!packed) throw new Error(`${file} holds no function.`);
  const sources = (packed.inputs ?? []).filter((path) => !path.includes('node_modules'));
  const made: Packed = {
    entry: join(packed.path, packed.entryFilename),
    schedule: packed.schedule,
    sources,
  };
  // A file saved meanwhile may be in it or not: the next start packs again.
  if ((await newest(sources)) < began) {
    await keep(shelf, folder, { ...made, digest: await digest(root, sources) });
  }
  return made;
}

/** Newest change among files, in milliseconds since 1970; files that are gone do not count. */
export async function newest(files: readonly string[]): Promise<number> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(0, ...times);
}

/** Puts a packed function where the next start looks. Older ones stay a week: a world may run on them. */
async function keep(shelf: string, folder: string, made: Kept): Promise<void> {
  await writeFile(join(folder, 'kept.json'), JSON.stringify(made));
  await rename(join(folder, 'kept.json'), join(shelf, 'kept.json'));
  for (const name of await readdir(shelf)) {
    const path = join(shelf, name);
    if (path === folder || name === 'kept.json') continue;
    if ((await newest([path])) < Date.now() - WEEK)
      await rm(path, { recursive: true, force: true });
  }
}

async function readKept(path: string): Promise<Kept | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

async function digest(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const installed = join(root, 'node_modules/.package-lock.json');
  for (const path of [installed, ...sources]) {
    hash.update(`\0${path}\0`).update(await readFile(path).catch(() => ''));
  }
  return hash.digest('hex');
}
