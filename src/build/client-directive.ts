/**
 * Registers `client:when`, the only client directive of this site: an island is hydrated on
 * demand, so that a first visit downloads no React. See src/scripts/shell/client-when.ts.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Space-separated conditions; the first to become true hydrates the island: `session` (a
     * session exists in this browser), `visible` (scrolled into view), `reach` (hovered or
     * focused; a form submitted meanwhile is submitted again), or the name of a window event
     * such as `open-auth`, which is then dispatched again.
     */
    'client:when'?: string;
  }
}

/** Adds the directive `client:when`: an island loads when the visitor shows that they need it. */
export function intent(): AstroIntegration {
  return {
    name: 'intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'when',
          entrypoint: fileURLToPath(new URL('../scripts/shell/client-when.ts', import.meta.url)),
        });
      },
    },
  };
}
