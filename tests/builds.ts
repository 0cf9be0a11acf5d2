/** The build as a suite of tests: what it makes, makes again, and refuses to make. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startMarket } from '../local/market/index.ts';
import { lessonKeys } from '../src/domain/course/lessons.ts';
import { langs } from '../src/i18n/locales.ts';
import { buildSite, type TestBuild } from './build.ts';
import type { Tally } from './reports.ts';

/** Sealed bytes over plain brotli: raw deflate gives 1.11 to 1.25, having no dictionary of English. */
const maxSealedRatio = 1.3;

/** Builds the site for the browser tests, then tries the promises about sealed lessons on it. */
export async function testBuilds(build: TestBuild): Promise<Tally> {
  // One moment for all of them: prices move with the clock.
  const now = Date.now();
  const market = await startMarket({ now: () => now });
  try {
    return await testsOf({ ...build, env: { ...build.env, COINGECKO_API_ORIGIN: market.url } });
  } finally {
    await market.close();
  }
}

async function testsOf(build: TestBuild): Promise<Tally> {
  const { ok, output } = await buildSite(build);
  console.log(ok ? '  ok  the site builds' : output);
  if (!ok) return { passed: 0, failed: 1 };
  const again = { ...build, siteDir: `${build.siteDir}-again`, quiet: true };
  const unsealed = {
    ...build,
    siteDir: `${build.siteDir}-unsealed`,
    quiet: true,
    env: { ...build.env, SEAL: 'off' },
  };
  const tests: Readonly<Record<string, () => Promise<string | undefined>>> = {
    'a second build gives the same bytes': () => sameBytes(build, again),
    'the leak check finds every lesson when sealing is off': () => everyLeak(unsealed),
    'a sealed lesson is at most 1.3 times its brotli size': () => sizes(build, unsealed),
  };
  let tally: Tally = { passed: 1, failed: 0 };
  for (const [name, run] of Object.entries(tests)) {
    const problem = await run();
    console.log(problem === undefined ? `  ok  ${name}` : `FAIL  ${name}: ${problem}`);
    tally = problem === undefined ? add(tally, 1, 0) : add(tally, 0, 1);
  }
  await rm(again.siteDir, { recursive: true, force: true });
  await rm(unsealed.siteDir, { recursive: true, force: true });
  return tally;
}

function add({ passed, failed }: Tally, more: number, worse: number): Tally {
  return { passed: passed + more, failed: failed + worse };
}

async function sameBytes(first: TestBuild, second: TestBuild): Promise<string | undefined> {
  const { ok, output } = await buildSite(second);
  if (!ok) return output;
  const [before, after] = await Promise.all([filesOf(first.siteDir), filesOf(second.siteDir)]);
  const names = new Set([...before.keys(), ...after.keys()]);
  const different = [...names].filter((name) => {
    const bytes = before.get(name);
    return bytes === undefined || !after.get(name)?.equals(bytes);
  });
  return different.length === 0 ? undefined : `${different.slice(0, 5).join(', ')} differ`;
}

async function everyLeak(build: TestBuild): Promise<string | undefined> {
  const { ok, output } = await buildSite(build);
  if (ok) return 'the build succeeded with every lesson in clear';
  const written = await lessonNames();
  const missed = written.filter((name) => !output.includes(`the sealed part of ${name}`));
  return missed.length === 0 ? undefined : `not reported: ${missed.join(', ')}`;
}

/** `fr/gestion-risque` and so on, for each lesson that is written. */
async function lessonNames(): Promise<string[]> {
  const names = langs.flatMap((lang) => lessonKeys.map((key) => `${lang}/${key}`));
  const texts = await Promise.all(
    names.map((name) => readFile(join('content/lessons', `${name}.mdx`), 'utf8')),
  );
  return names.filter((_, index) => /^state: written$/m.test(texts[index] ?? ''));
}

/** Sealed and plain files have the same names: the tag is made from the text. */
async function sizes(sealed: TestBuild, plain: TestBuild): Promise<string | undefined> {
  const [closed, open] = await Promise.all([
    filesOf(join(sealed.siteDir, 'sealed')),
    filesOf(join(plain.siteDir, 'sealed')),
  ]);
  if (closed.size === 0) return 'no lesson was sealed';
  const ratios = [...closed].map(([name, bytes]) => {
    const text = open.get(name);
    return text ? bytes.length / brotliCompressSync(text).length : Infinity;
  });
  const worst = Math.max(...ratios);
  console.log(`      sealed / brotli: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  return worst <= maxSealedRatio
    ? undefined
    : `the worst is ${worst.toFixed(2)} times its brotli size`;
}

async function filesOf(dir: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry): Promise<[string, Buffer]> => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(dir.length), await readFile(path)];
      }),
    ),
  );
}
