import { hash } from 'node:crypto';
import { appendFile, glob, mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../local/settings.ts';
import { buildVariables } from '../build.ts';
import { runCommand } from '../command.ts';
import { copyProject, growDictionary } from './grown-site.ts';
import { printTable } from './table.ts';

const minPagesPerSecond = 400;
/** The same with social pictures that are not cached. */
const minDrawnPerSecond = 150;
/** Maximum ratio of the time per page in the largest build to that in the one before. */
const maxGrowth = 1.2;
const maxMemory = 4 * 1024 ** 3;
const maxSecondsAfterChange = 15;
/** Terms of the middle build in each language: about 2,000 pages. */
const middle = 800;
/** Time limit of one build. */
const timeoutMs = 30 * 60_000;

interface Build {
  readonly name: string;
  readonly pages: number;
  readonly seconds: number;
  /** Across all threads. */
  readonly cpuSeconds: number;
  /** Peak memory in bytes. */
  readonly memory: number;
  /** Whether the build is within its limit, if it has one. */
  readonly held?: boolean;
}

interface Options {
  /** Keeps the cache of the previous build. */
  readonly keepCache?: boolean;
  readonly socialPictures?: boolean;
}

/**
 * Builds a copy of the site unchanged, grown to 2,000 pages, after a change of one article, and
 * from an empty cache with social pictures; if `terms` is given, also grown to that many terms, and
 * after a change. Prints time and memory, and whether the incremental build wrote the same files as
 * the one from an empty cache.
 */
export async function benchBuilding(work: string, terms?: number): Promise<void> {
  const project = join(work, 'project');
  await mkdir(work, { recursive: true });
  await copyProject(project);

  const small = await build('as it is', project, work);
  await growDictionary(project, middle);
  const grown = [small, await build('2,000 pages', project, work)];
  const changed = [await buildChanged('article changed', project, work)];
  const kept = await fileHashes(join(project, 'site'));
  const drawn = await build('with pictures', project, work, { socialPictures: true });
  const clean = await fileHashes(join(project, 'site'));
  if (terms !== undefined) {
    await growDictionary(project, terms);
    grown.push(await build(`${terms} terms`, project, work));
    changed.push(await buildChanged(`${terms}, changed`, project, work));
  }

  const largest = grown.at(-1) ?? small;
  const before = grown.at(-2) ?? small;
  const growth = largest.seconds / before.seconds / (largest.pages / before.pages);
  const rates = [
    ...grown.map((it) => ({ ...it, held: perSecond(it) >= minPagesPerSecond })),
    { ...drawn, held: perSecond(drawn) >= minDrawnPerSecond },
    ...changed.map((it) => ({ ...it, held: it.seconds <= maxSecondsAfterChange })),
  ];
  printTable(
    'Build',
    ['pages', 'time', 'processor', 'pages a second', 'memory'],
    rates.map((it) => ({
      name: it.name,
      values: [
        String(it.pages),
        `${it.seconds.toFixed(1)} s`,
        `${it.cpuSeconds.toFixed(1)} s`,
        perSecond(it).toFixed(0),
        `${(it.memory / 1024 ** 2).toFixed(0)} MiB`,
      ],
      budget: budgetOf(it),
      held: it.held && it.memory <= maxMemory,
    })),
  );
  console.log(`Time of a page against that of ${before.pages} pages: ${growth.toFixed(2)}.`);
  if (growth > maxGrowth) console.log(`NOT HELD: at most ${maxGrowth}.`);
  const differing = [...new Set([...kept.keys(), ...clean.keys()])].filter(
    (file) => kept.get(file) !== clean.get(file),
  );
  console.log(`Files that differ after a change from a build from nothing: ${differing.length}.`);
  if (differing.length > 0) console.log(`NOT HELD: none.\n${differing.slice(0, 20).join('\n')}`);
}

/** Builds again after a change of one article, with the cache of the previous build. */
async function buildChanged(name: string, project: string, work: string): Promise<Build> {
  const article = join(project, 'content/articles/fr/achats-programmes.mdx');
  await appendFile(article, '\nUne phrase de plus.\n');
  return build(name, project, work, { keepCache: true });
}

/** A hash of each file of a site, except social pictures. */
async function fileHashes(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for await (const entry of glob('**', { cwd: siteDir, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || file.startsWith(join(siteDir, 'og/'))) continue;
    hashes.set(relative(siteDir, file), hash('sha256', await readFile(file)));
  }
  return hashes;
}

const perSecond = ({ pages, seconds }: Build): number => pages / seconds;

function budgetOf({ name }: Build): string {
  if (name.endsWith('changed')) return `≤ ${maxSecondsAfterChange} s`;
  return `≥ ${name === 'with pictures' ? minDrawnPerSecond : minPagesPerSecond} a second`;
}

async function build(
  name: string,
  project: string,
  work: string,
  { keepCache = false, socialPictures = false }: Options = {},
): Promise<Build> {
  console.log(`Building: ${name}.`);
  const siteDir = join(project, 'site');
  const cache = join(project, 'cache');
  const usageFile = join(work, 'usage.json');
  const env = {
    // The same keys for all builds: encrypted lessons depend on them.
    ...buildVariables({ siteDir, dataDir: work }),
    ASTRO_CACHE_DIR: cache,
    USAGE_FILE: usageFile,
    SOCIAL_PICTURES: socialPictures ? 'on' : 'off',
  };
  if (!keepCache) await rm(cache, { recursive: true, force: true });
  await rm(siteDir, { recursive: true, force: true });
  const recorder = pathToFileURL(join(import.meta.dirname, 'usage.mjs')).href;
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');

  const start = performance.now();
  const args = ['--import', recorder, astro, 'build'];
  const { ok, output } = await runCommand(process.execPath, args, { cwd: project, timeoutMs, env });
  const seconds = (performance.now() - start) / 1000;
  if (!ok) throw new Error(`${name} was not built:\n${output.slice(-2_000)}`);
  const pages = await Array.fromAsync(glob('**/*.html', { cwd: siteDir }));
  const usage = JSON.parse(await readFile(usageFile, 'utf8')) as Pick<
    Build,
    'memory' | 'cpuSeconds'
  >;
  return { name, pages: pages.length, seconds, ...usage };
}
