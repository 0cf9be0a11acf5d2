/**
 * Registers `client:when`, the only client directive of this site: an island wakes when somebody
 * needs it, so that a first visit downloads no React. See src/scripts/shell/client-when.ts.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Space-separated conditions; the first that comes true wakes the island:
     * `session` (somebody is signed in on this browser), `visible` (it comes into view), `reach` (a pointer or the focus comes to the
     * island; a form sent meanwhile is sent again), or the name of a window event such as
     * `open-auth`, which is then sent again.
     */
    'client:when'?: string;
  }
}

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
