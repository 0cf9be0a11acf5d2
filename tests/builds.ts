/** The build as a test suite: it succeeds, is reproducible, finds leaks and seals lessons compactly. */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lessonKeys } from '../src/domain/course/lessons.ts';
import { langs } from '../src/i18n/locales.ts';
import { buildSite, type TestBuild } from './build.ts';
import type { TestResult } from './runner/reports.ts';
import type { BuiltSite } from './runner/site.ts';
import { long } from './sizes.ts';

/**
 * Maximum ratio of encrypted to brotli bytes. Raw deflate, without a dictionary, reaches 1.11 to 1.25.
 */
const maxSealedRatio = 1.3;

/** Checks a fresh build of the site: the checks in `only`, by default all. */
export async function testBuilds(
  site: BuiltSite,
  say: (line: string) => void,
  only?: readonly string[],
): Promise<TestResult[]> {
  const { ok, output, siteDir, dataDir, env = {} } = site;
  const again: TestBuild = { siteDir: `${siteDir}-again`, dataDir, env, quiet: true };
  const unsealed = { ...again, siteDir: `${siteDir}-unsealed`, env: { ...env, SEAL: 'off' } };
  const tests: Readonly<Record<string, () => Promise<string | undefined>>> = {
    'the site builds': async () => (ok ? undefined : output),
    'the leak check finds every lesson when sealing is off': () => everyLeak(unsealed),
    'a second build gives the same bytes': () =>
      long ? sameBytes(site, again) : sameBytes(site, unsealed, sealedOrSocial),
    'a sealed lesson is at most 1.3 times its brotli size': () => sizes(site, unsealed, say),
  };
  const results: TestResult[] = [];
  for (const [name, run] of Object.entries(tests)) {
    if (only?.includes(name) === false) continue;
    const start = performance.now();
    const problem = await run();
    const seconds = (performance.now() - start) / 1000;
    say(problem === undefined ? `  ok  ${name}` : `FAIL  ${name}: ${problem}`);
    results.push({ name, seconds, passed: problem === undefined });
    if (!ok) break;
  }
  await rm(again.siteDir, { recursive: true, force: true });
  await rm(unsealed.siteDir, { recursive: true, force: true });
  return results;
}

/** Files that a build without sealing writes differently or, since it stops at the leaks, not at all. */
const sealedOrSocial = /^\/(?:sealed|og)\//;

/**
 * Compares two builds of the same sources. The short run compares with the build without sealing, whose pages
 * are the same, and ignores files that differ by design; the long run builds once more.
 */
async function sameBytes(
  first: TestBuild,
  second: TestBuild,
  leftOut?: RegExp,
): Promise<string | undefined> {
  if (!existsSync(second.siteDir)) {
    const { ok, output } = await buildSite(second);
    if (!ok && !leftOut) return output;
  }
  const [before, after] = await Promise.all([filesOf(first.siteDir), filesOf(second.siteDir)]);
  const names = new Set([...before.keys(), ...after.keys()]);
  const compared = [...names].filter((name) => !leftOut?.test(name));
  if (compared.length < 100) return `only ${compared.length} files to compare`;
  const different = compared.filter((name) => {
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

/** `fr/gestion-risque` and so on, for each written lesson. */
async function lessonNames(): Promise<string[]> {
  const names = langs.flatMap((lang) => lessonKeys.map((key) => `${lang}/${key}`));
  const texts = await Promise.all(
    names.map((name) => readFile(join('content/lessons', `${name}.mdx`), 'utf8')),
  );
  return names.filter((_, index) => /^state: written$/m.test(texts[index] ?? ''));
}

/** Encrypted and plain files have the same names: the tag is a hash of the text. */
async function sizes(
  sealed: TestBuild,
  plain: TestBuild,
  say: (line: string) => void,
): Promise<string | undefined> {
  if (!existsSync(plain.siteDir)) await buildSite(plain);
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
  say(`      sealed / brotli: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
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
