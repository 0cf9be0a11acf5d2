import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { showProgress } from '../bootstrap/progress.mjs';
import { isRunning } from './lock.ts';
import { startMarket } from '../market/index.ts';
import { type Keys, buildEnv, root, withoutPersonalEnv } from '../settings.ts';

export interface BuildOptions {
  /** The world's folder; the site goes to `<dataDir>/site`. */
  dataDir: string;
  keys: Keys;
  /** The origin that pages name as their own; another one later is no reason to build again. */
  siteUrl: string;
  /** Build although nothing changed, without what earlier builds left. */
  fresh?: boolean;
}

/** Thrown when the site cannot be built; the message holds what the build said. */
export class BuildError extends Error {}

/** What a build is made of, files and folders of the project. */
const SOURCES = [
  'src',
  'content',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Builds the site unless the last build was made of the same sources and keys. The site in use is
 * replaced only by a complete one, so an interrupted or failed build changes nothing.
 * Throws {@link BuildError}.
 */
export async function ensureBuild(options: BuildOptions): Promise<'built' | 'reused'> {
  const { dataDir, keys, siteUrl, fresh = false } = options;
  const site = join(dataDir, 'site');
  const stamp = join(dataDir, 'site.stamp');
  const sources = fingerprint(keys);
  const isCurrent = existsSync(site) && readText(stamp) === sources;
  if (isCurrent && !fresh) return 'reused';

  const cache = join(dataDir, 'cache');
  const next = join(dataDir, 'site.new');
  const before = join(dataDir, 'site.old');
  for (const folder of [next, before, ...(fresh ? [cache] : [])]) {
    rmSync(folder, { recursive: true, force: true });
  }
  const made = workFolder();
  // For the prices in the pages. They change all the time and are no reason to build again.
  const market = await startMarket();
  try {
    await astro(['build'], {
      ...buildEnv(keys, siteUrl),
      COINGECKO_API_ORIGIN: market.url,
      ASTRO_OUT_DIR: made,
      ASTRO_CACHE_DIR: cache,
    });
    cpSync(made, next, { recursive: true });
  } finally {
    await market.close();
    rmSync(made, { recursive: true, force: true });
  }
  rmSync(stamp, { force: true });
  if (existsSync(site)) renameSync(site, before);
  renameSync(next, site);
  // Taken before the build: a file edited meanwhile makes the next start build again.
  writeFileSync(stamp, sources);
  rmSync(before, { recursive: true, force: true });
  return 'built';
}

/**
 * Where Astro builds: inside the project, else it keeps its intermediate files in a folder that all
 * builds share, and cannot move them to another disk. Removes what killed builds left.
 */
function workFolder(): string {
  const folder = join(root, 'node_modules/.cache');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = /^site-(\d+)$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  return join(folder, `site-${process.pid}`);
}

/**
 * Starts Astro with an environment that holds nothing of the person's own services. It ends with
 * this process, however that ends.
 */
export function spawnAstro(args: string[], env: Record<string, string>): ChildProcess {
  const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;
  const program = join(root, 'node_modules/astro/bin/astro.mjs');
  return spawn(process.execPath, ['--import', exitWithParent, program, ...args], {
    cwd: root,
    env: { ...withoutPersonalEnv(process.env), ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

function astro(args: string[], env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawnAstro(args, env);
    let output = '';
    let pages = 0;
    const progress = showProgress('Building the site', () => (pages > 0 ? `${pages} pages` : ''));
    const keep = (chunk: Buffer): void => {
      const text = chunk.toString();
      output = (output + text).slice(-20_000);
      pages += text.match(/\.html\b/g)?.length ?? 0;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => reject(new BuildError(error.message)));
    child.on('close', (code) => {
      progress.end(code === 0 ? 'Site built' : 'Site not built');
      if (code === 0) resolve();
      else reject(new BuildError(output.trim().split('\n').slice(-30).join('\n')));
    });
  });
}

/** One value for everything that a build of the project in `folder` depends on. */
export function fingerprint(keys: Keys, folder: string = root): string {
  const hash = createHash('sha256').update(JSON.stringify(buildEnv(keys, '')));
  for (const source of SOURCES) {
    for (const file of filesOf(join(folder, source))) {
      const content = readFileSync(file);
      hash.update(`\n${relative(folder, file)} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/** A file itself, or all files of a folder; none where there is neither. */
function filesOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
