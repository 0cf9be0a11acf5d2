/** The built site under test: built once and cached for the next run of the same sources. */
import { existsSync, renameSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startMarket } from '../../local/market/index.ts';
import { readKeys } from '../../local/settings.ts';
import { fingerprint } from '../../local/start/build.ts';
import { buildSite, cache, type TestBuild } from '../build.ts';
import type { CommandResult } from '../command.ts';
import { long } from '../sizes.ts';

/** A build of the site and its result. */
export type BuiltSite = TestBuild & CommandResult;

export interface TestSite {
  /** Builds on the first call, unless a build of the same sources is cached. */
  get(): Promise<BuiltSite>;
  close(): Promise<void>;
}

/**
 * The site of one run, whose folder is `work`. `fresh` ignores the cache. All builds of a run use the
 * same market prices, which appear in the pages.
 */
export async function testSite(work: string, fresh: boolean): Promise<TestSite> {
  const now = Date.now();
  const market = await startMarket({ now: () => now });
  // Social pictures take as long as all pages: the short run draws only some.
  const env = { COINGECKO_API_ORIGIN: market.url, SOCIAL_PICTURES: long ? 'on' : '40' };
  let built: Promise<BuiltSite> | undefined;
  const build = async (): Promise<BuiltSite> => {
    const name = `test-site-${await sourcesOf()}${long ? '' : '-short'}`;
    const kept = join(cache, name);
    if (!fresh && existsSync(kept)) return { ok: true, output: '', env, ...foldersIn(kept) };
    const folders = foldersIn(join(work, 'built'));
    await mkdir(folders.dataDir, { recursive: true });
    await copyFile(join(cache, 'test-keys/keys.json'), join(folders.dataDir, 'keys.json'));
    const result = await buildSite({ ...folders, env, quiet: true });
    if (!result.ok || existsSync(kept)) return { ...result, env, ...folders };
    renameSync(join(work, 'built'), kept);
    return { ...result, env, ...foldersIn(kept) };
  };
  return { get: () => (built ??= build()), close: () => market.close() };
}

function foldersIn(folder: string): { siteDir: string; dataDir: string } {
  return { siteDir: join(folder, 'site'), dataDir: join(folder, 'data') };
}

/** A hash of all build inputs; the keys are generated once per copy of the project. */
async function sourcesOf(): Promise<string> {
  const folder = join(cache, 'test-keys');
  await mkdir(folder, { recursive: true });
  return fingerprint(readKeys(folder)).slice(0, 16);
}
