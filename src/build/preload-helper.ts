/** Makes Vite use our helper for dynamic imports: src/scripts/shell/preload-helper.ts. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const helper = fileURLToPath(new URL('../scripts/shell/preload-helper.ts', import.meta.url));

/** Replaces Vite's helper for dynamic imports by our own. */
export function preloadHelper(): AstroIntegration {
  return {
    name: 'preload-helper',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'preload-helper',
                enforce: 'pre',
                apply: 'build',
                resolveId: {
                  filter: { id: /^\0vite\/preload-helper\.js$/ },
                  handler: () => helper,
                },
              },
            ],
          },
        });
      },
    },
  };
}
