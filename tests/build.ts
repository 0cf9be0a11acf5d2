import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildEnv, readKeys } from '../local/settings.ts';
import { type CommandResult, runTool } from './command.ts';

export interface TestBuild {
  /** The built site. */
  readonly siteDir: string;
  /** Holds `keys.json`: the keys of the stand-ins that the site was built with. */
  readonly dataDir: string;
  /** `/usr/bin/env`-style words put before the build, for example to measure it. */
  readonly env?: Readonly<Record<string, string>>;
  /** Keeps the output for the caller instead of showing it. */
  readonly quiet?: boolean;
}

/** Builds the site into a folder of its own, with its own cache: a running `npm start` notices nothing. */
export async function buildSite(build: TestBuild): Promise<CommandResult> {
  await rm(build.siteDir, { recursive: true, force: true });
  return runTool('astro', ['build'], { env: buildVariables(build), show: !build.quiet });
}

/** The variables of such a build. */
export function buildVariables({ siteDir, dataDir, env = {} }: TestBuild): Record<string, string> {
  return {
    ...buildEnv(readKeys(dataDir), 'http://localhost:8888'),
    ASTRO_OUT_DIR: siteDir,
    ASTRO_CACHE_DIR: join(dataDir, 'astro-cache'),
    ...env,
  };
}
