import { cp, glob, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../local/settings.ts';
import { langs } from '../../src/i18n/locales.ts';
import { buildVariables } from '../build.ts';
import { runCommand } from '../command.ts';
import { printTable } from './table.ts';

const sources = ['src', 'public', 'content', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
const minPagesPerSecond = 400;
const gibibyte = 1024 ** 3;
/** Limit of a measured build. */
const timeoutMs = 240_000;

interface Build {
  readonly pages: number;
  readonly seconds: number;
  /** Peak memory in bytes. */
  readonly memory: number;
}

/**
 * Builds a copy of the site grown to about 1,000 and 2,000 term pages, in both languages, then once
 * more
 * without a change, and prints time and memory.
 */
export async function benchBuilding(work: string): Promise<void> {
  const project = join(work, 'project');
  await mkdir(project);
  for (const source of sources)
    await cp(join(root, source), join(project, source), { recursive: true });
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));

  await growDictionary(project, 1_000);
  const half = await build(project, work);
  await growDictionary(project, 2_000);
  const full = await build(project, work);
  const again = await build(project, work, { keepCache: true });

  const rate = full.pages / full.seconds;
  const growth = full.seconds / half.seconds / (full.pages / half.pages);
  const builds = [half, full, again];
  printTable(
    'Build',
    ['half', 'full', 'full again'],
    [
      { name: 'pages', values: builds.map(({ pages }) => String(pages)) },
      { name: 'time', values: builds.map(({ seconds }) => `${seconds.toFixed(1)} s`) },
      {
        name: 'pages a second, whole build',
        values: builds.map(({ pages, seconds }) => (pages / seconds).toFixed(0)),
        budget: `≥ ${minPagesPerSecond}`,
        held: rate >= minPagesPerSecond,
      },
      {
        name: 'time a page, against half the pages',
        values: ['1.00', growth.toFixed(2), ''],
        budget: '≤ 1.10',
        held: growth <= 1.1,
      },
      {
        name: 'peak memory',
        values: builds.map(({ memory }) => `${(memory / 1024 ** 2).toFixed(0)} MiB`),
        budget: '≤ 1024 MiB',
        held: full.memory <= gibibyte,
      },
    ],
  );
}

async function build(
  project: string,
  work: string,
  { keepCache = false }: { keepCache?: boolean } = {},
): Promise<Build> {
  const siteDir = join(project, 'site');
  const memoryFile = join(work, 'peak-memory');
  const dataDir = join(project, 'data');
  // Preview pictures are cached after the first build: only pages are measured.
  const env = {
    ...buildVariables({ siteDir, dataDir }),
    PEAK_MEMORY_FILE: memoryFile,
    SOCIAL_PICTURES: 'off',
  };
  if (!keepCache) await rm(dataDir, { recursive: true, force: true });
  await rm(siteDir, { recursive: true, force: true });
  const recorder = pathToFileURL(join(import.meta.dirname, 'peak-memory.mjs')).href;
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');

  const start = performance.now();
  const { ok, output } = await runCommand(
    process.execPath,
    ['--import', recorder, astro, 'build'],
    {
      cwd: project,
      timeoutMs,
      env,
    },
  );
  const seconds = (performance.now() - start) / 1000;
  if (!ok) {
    throw new Error(
      seconds * 1000 < timeoutMs
        ? `The large site was not built:\n${output.slice(-2_000)}`
        : `The large site was not built in ${timeoutMs / 1000} s. Last words: ${output.slice(-200)}`,
    );
  }
  const pages = await Array.fromAsync(glob('**/*.html', { cwd: siteDir }));
  return { pages: pages.length, seconds, memory: Number(await readFile(memoryFile, 'utf8')) };
}

/** Copies the real terms under other names until the site has this many term pages. */
async function growDictionary(project: string, pages: number): Promise<void> {
  for (const lang of langs) {
    const folder = join(project, 'content/dictionary', lang);
    const real = (await readdir(folder)).filter((file) => !file.startsWith('copie-')).sort();
    const texts = await Promise.all(real.map((file) => readFile(join(folder, file), 'utf8')));
    for (let index = real.length; index < pages / langs.length; index += 1) {
      const text = texts[index % texts.length] ?? '';
      const copy = text
        .replace(/^(term|twin): (['"]?)(.*?)\2$/gm, (_, name: string, __, words: string) => {
          return `${name}: ${JSON.stringify(`${words} ${index}`)}`;
        })
        .replace(/^aliases:.*(?:\n[ -].*)*/m, 'aliases: []');
      await writeFile(join(folder, `copie-${index}.mdx`), copy);
    }
  }
}
