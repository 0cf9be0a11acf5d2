import { mkdir, mkdtemp, rm } from 'node:fs/promises';
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

/**
 * Creates an empty folder for one build and its files. It is inside the project, because Astro
 * shares one folder for intermediate files between all builds with an output elsewhere.
 */
export async function buildFolder(name: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, `${name}-`));
}

/** Builds the site into its own folder with its own cache, apart from a running `npm start`. */
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
