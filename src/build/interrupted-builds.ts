/**
 * Astro overwrites its copy of a page as soon as the page is rendered, but its list of the pages' keys only after all:
 * after a build that failed or was stopped, a key may belong to another copy. The next build then renders every page.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where `experimental.incrementalBuild` of Astro keeps the keys, in its cache. */
const keysFile = 'incremental-build.json';
/** Exists while a build runs, and after one that did not end. */
const markFile = 'build-runs';

/** Drops Astro's cache of an interrupted build, which could publish withdrawn text. */
export function interruptedBuilds(): AstroIntegration {
  let cache = '';
  return {
    name: 'interrupted-builds',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(config.cacheDir);
      },

      'astro:build:start': () => {
        const mark = join(cache, markFile);
        if (existsSync(mark)) rmSync(join(cache, keysFile), { force: true });
        mkdirSync(cache, { recursive: true });
        writeFileSync(mark, '');
      },

      'astro:build:done': () => {
        rmSync(join(cache, markFile), { force: true });
      },
    },
  };
}
