/** Bundle cache of the functions: bundling takes a second each and depends only on the sources. */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { zipFunction } from '@netlify/zip-it-and-ship-it';

/** A function's directory, bundled with the platform's own bundler and entry point. */
export interface Packed {
  /** Absolute path of the entry module. */
  readonly entry: string;
  /** Cron expression of a scheduled function. */
  readonly schedule?: string | undefined;
  /** The project's source files it was built from, absolute. */
  readonly sources: readonly string[];
}

interface CachedBundle extends Packed {
  readonly digest: string;
}

const weekMs = 7 * 24 * 3_600_000;

/**
 * Bundles `file`, or returns the cached bundle of the same sources, installed packages and Node version.
 * `root` is the project root. Safe for concurrent processes.
 */
export async function packFunction(root: string, file: string): Promise<Packed> {
  const cacheDir = join(
    root,
    'node_modules/.cache/functions',
    relative(root, file).replaceAll('/', '-'),
  );
  const cached = await readCached(join(cacheDir, 'kept.json'));
  if (cached && cached.digest === (await digest(root, cached.sources))) return cached;

  await mkdir(cacheDir, { recursive: true });
  const began = Date.now();
  const folder = await mkdtemp(join(cacheDir, 'packed-'));
  const packed = await zipFunction(file, folder, {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { nodeSourcemap: true, nodeBundler: 'esbuild' } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  });
  if (!packed) throw new Error(`${file} holds no function.`);
  const sources = (packed.inputs ?? []).filter((path) => !path.includes('node_modules'));
  const bundle: Packed = {
    entry: join(packed.path, packed.entryFilename),
    schedule: packed.schedule,
    sources,
  };
  // A file saved during bundling may or may not be included: not cached, so the next start bundles again.
  if ((await newest(sources)) < began) {
    await storeBundle(cacheDir, folder, { ...bundle, digest: await digest(root, sources) });
  }
  return bundle;
}

/** Bundles all functions into the cache: processes that start together afterwards do not each bundle them. */
export async function packFunctions(root: string): Promise<void> {
  const folder = join(root, 'netlify/functions');
  for (const name of await readdir(folder)) await packFunction(root, join(folder, name));
}

/** Latest modification time of files, in milliseconds since 1970; missing files are ignored. */
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

/** Stores a bundle in the cache. Older ones are removed after a week: a running world may use them. */
async function storeBundle(cacheDir: string, folder: string, bundle: CachedBundle): Promise<void> {
  await writeFile(join(folder, 'kept.json'), JSON.stringify(bundle));
  await rename(join(folder, 'kept.json'), join(cacheDir, 'kept.json'));
  for (const name of await readdir(cacheDir)) {
    const path = join(cacheDir, name);
    if (path === folder || name === 'kept.json') continue;
    if ((await newest([path])) < Date.now() - weekMs)
      await rm(path, { recursive: true, force: true });
  }
}

async function readCached(path: string): Promise<CachedBundle | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CachedBundle;
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
