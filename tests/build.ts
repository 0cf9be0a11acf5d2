import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startMarket } from '../local/market/index.ts';
import { buildEnv, readKeys, root } from '../local/settings.ts';
import { type CommandResult, runTool } from './command.ts';

export interface TestBuild {
  /** The built site, inside a folder of {@link buildFolder}. */
  readonly siteDir: string;
  /** Contains `keys.json`: the keys of the local services of this build. */
  readonly dataDir: string;
  /** Additional variables of the build, such as `SEAL`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Returns the output to the caller instead of printing it. */
  readonly quiet?: boolean;
}

/** Contains the builds of tests. */
export const cache = join(root, 'node_modules/.cache');

const day = 86_400_000;

/**
 * Creates an empty folder for one build and its files. It is inside the project, because Astro
 * shares one folder for intermediate files between all builds with an output elsewhere.
 */
export function buildFolder(name: string, parent = cache): string {
  mkdirSync(parent, { recursive: true });
  removeOldBuilds(parent);
  return mkdtempSync(join(parent, `${name}-`));
}

/**
 * Removes what runs have left for more than a day: kept builds, whose prices are outdated, and the
 * folders of failed and interrupted runs.
 */
function removeOldBuilds(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!/^(test-site|tests|bench|planted)-/.test(name)) continue;
    const path = join(parent, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > day) rmSync(path, { recursive: true, force: true });
  }
}

/** Builds the site into its own folder with its own cache, apart from a running `npm start`. */
export async function buildSite(build: TestBuild): Promise<CommandResult> {
  rmSync(build.siteDir, { recursive: true, force: true });
  const market = await startMarket();
  try {
    const env = { COINGECKO_API_ORIGIN: market.url, ...build.env };
    return await runTool('astro', ['build'], {
      env: buildVariables({ ...build, env }),
      show: !build.quiet,
    });
  } finally {
    await market.close();
  }
}

/** The environment variables of such a build. Pages show no prices unless `env` names a market. */
export function buildVariables({ siteDir, dataDir, env = {} }: TestBuild): Record<string, string> {
  return {
    ...buildEnv(readKeys(dataDir), 'http://localhost:8888'),
    ASTRO_OUT_DIR: siteDir,
    ASTRO_CACHE_DIR: join(dataDir, 'astro-cache'),
    COINGECKO_API_ORIGIN: 'http://127.0.0.1:1',
    ...env,
  };
}
