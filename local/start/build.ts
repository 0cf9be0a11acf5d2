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
import { savedSignalsStatus } from './signals-status.ts';
import { type Keys, buildEnv, root, withoutPersonalEnv } from '../settings.ts';

export interface BuildOptions {
  /** The world's folder; the site goes to `<dataDir>/site`. */
  readonly dataDir: string;
  readonly keys: Keys;
  /** The origin written into the pages; a change does not trigger a rebuild. */
  readonly siteUrl: string;
  /** Forces a rebuild, without the cache of earlier builds. */
  readonly fresh?: boolean;
}

/** Thrown when the build fails; the message contains its output. */
export class BuildError extends Error {}

/** Files and directories of the project that the build depends on. */
const sourcePaths = [
  'src',
  'content',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/**
 * Builds the site unless the last build had the same sources and keys. The served site is replaced only by a
 * complete build, so an interrupted or failed one changes nothing. Throws {@link BuildError}.
 */
export async function ensureBuild(options: BuildOptions): Promise<'built' | 'reused'> {
  const { dataDir, keys, siteUrl, fresh = false } = options;
  const site = join(dataDir, 'site');
  const stamp = join(dataDir, 'site.stamp');
  const sources = buildStamp(keys, dataDir);
  const isCurrent = existsSync(site) && readText(stamp) === sources;
  if (isCurrent && !fresh) return 'reused';

  const cache = join(dataDir, 'cache');
  const next = join(dataDir, 'site.new');
  const before = join(dataDir, 'site.old');
  for (const folder of [next, before, ...(fresh ? [cache] : [])]) {
    rmSync(folder, { recursive: true, force: true });
  }
  const made = workFolder();
  // Prices in the pages: they change constantly and do not trigger a rebuild.
  const market = await startMarket();
  try {
    await astro(['build'], {
      ...buildEnv(keys, siteUrl),
      ...savedSignalsStatus(dataDir),
      SHOW_MISSING_VALUES: 'local',
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
  // Computed before the build: a file edited meanwhile makes the next start rebuild.
  writeFileSync(stamp, sources);
  rmSync(before, { recursive: true, force: true });
  return 'built';
}

/**
 * Astro's output directory: inside the project, because otherwise Astro uses a shared temporary directory and
 * cannot move files across disks. Removes leftovers of killed builds.
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
 * Starts Astro with an environment free of the user's own keys. It exits with this process, even if this one
 * is killed.
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

/** The content of `site.stamp`: changes when a build would produce other pages, also when signals open or close. */
export function buildStamp(keys: Keys, dataDir: string): string {
  const { SOCIAL_PICTURES = 'on', SEAL = 'on' } = process.env;
  const signals = savedSignalsStatus(dataDir).SIGNALS_STATUS;
  return `${fingerprint(keys)} ${signals} ${SOCIAL_PICTURES} ${SEAL}`;
}

/** A hash of everything that a build of the project in `folder` depends on. */
export function fingerprint(keys: Keys, folder: string = root): string {
  const hash = createHash('sha256').update(JSON.stringify(buildEnv(keys, '')));
  for (const source of sourcePaths) {
    for (const file of filesOf(join(folder, source))) {
      const content = readFileSync(file);
      hash.update(`\n${relative(folder, file)} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/** A file itself, or all files of a directory; empty when it does not exist. */
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
