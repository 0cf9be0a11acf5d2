import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startMarket } from '../local/market/index.ts';
import { buildEnv, readKeys, root } from '../local/settings.ts';
import { type CommandResult, runTool } from './command.ts';

export interface TestBuild {
  /** The built site; inside a folder of {@link buildFolder}. */
  readonly siteDir: string;
  /** Holds `keys.json`: the keys of the stand-ins that the site was built with. */
  readonly dataDir: string;
  /** Further variables of the build, such as `SEAL`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the output for the caller instead of showing it. */
  readonly quiet?: boolean;
}

/**
 * Makes an empty folder for one build and what belongs to it. It lies below the project, because Astro
 * gives every build whose output lies elsewhere one and the same folder for its intermediate files.
 */
export async function buildFolder(name: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, `${name}-`));
}

/** Builds the site into a folder of its own, with its own cache: a running `npm start` notices nothing. */
export async function buildSite(build: TestBuild): Promise<CommandResult> {
  await rm(build.siteDir, { recursive: true, force: true });
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

/** The variables of such a build. Without a market, which `env` may name, its pages show no prices. */
export function buildVariables({ siteDir, dataDir, env = {} }: TestBuild): Record<string, string> {
  return {
    ...buildEnv(readKeys(dataDir), 'http://localhost:8888'),
    ASTRO_OUT_DIR: siteDir,
    ASTRO_CACHE_DIR: join(dataDir, 'astro-cache'),
    COINGECKO_API_ORIGIN: 'http://127.0.0.1:1',
    ...env,
  };
}
