/**
 * Gives pages a hash of their code and settings, so that a page is reused from the previous build
 * only if both are unchanged (`src/content/term-pages.ts`).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildRegistry } from '../content/build-registry.ts';

/** Settings that pages show or that their scripts contain. */
const setting = /^(?:PUBLIC_.*|CONTEXT|SITE_URL|URL|SHOW_MISSING_VALUES)$/;

/** Writes the hash of code and settings into the build registry. */
export function codeVersion(): AstroIntegration {
  let code = '';
  return {
    name: 'code-version',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'code-version',
                // Names of scripts depend on packages and settings of the bundler too.
                generateBundle(_, bundle) {
                  if (this.environment.name !== 'client') return;
                  buildRegistry().codeVersion = hashOf([code, ...Object.keys(bundle).sort()]);
                },
              },
            ],
          },
        });
      },

      'astro:config:done': ({ config }) => {
        const settings = Object.entries(process.env).filter(([name]) => setting.test(name));
        code = hashOf([
          filesHash(fileURLToPath(config.srcDir)),
          readFileSync(new URL('astro.config.mjs', config.root), 'utf8'),
          // Such as the state of signals.
          JSON.stringify(config.vite.define ?? {}),
          JSON.stringify(settings.sort()),
        ]);
        buildRegistry().codeVersion = code;
      },
    },
  };
}

/** A hash of the names and contents of all files below a folder. */
export function filesHash(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .sort();
  return hashOf(files.flatMap((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex');
}
