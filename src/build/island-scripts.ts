/**
 * Moves the scripts that wake islands out of the pages. Astro writes the same 2 KB (compressed) into
 * every page, within the packet that has to paint; as one deferred file they come after it, once.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What only Astro's own scripts say: the element of islands, and the event of a client directive. */
const marks = ['customElements.define("astro-island"', 'new Event("astro:'];
const inlineScript = /<script>([\s\S]*?)<\/script>/g;

export function islandScripts(): AstroIntegration {
  return {
    name: 'island-scripts',
    hooks: {
      'astro:build:done': async ({ dir, assets, logger }) => {
        const written = new Set<string>();
        let moved = 0;
        for (const url of [...assets.values()].flat()) {
          const file = fileURLToPath(url);
          if (!file.endsWith('.html')) continue;
          const page = await readFile(file, 'utf8');
          const { html, script } = takeOut(page);
          if (!script) continue;
          if (!written.has(script.path)) {
            const target = fileURLToPath(new URL(`.${script.path}`, dir));
            await mkdir(dirname(target), { recursive: true });
            await writeFile(target, script.code);
            written.add(script.path);
          }
          await writeFile(file, html);
          moved++;
        }
        logger.info(`${moved} pages share ${written.size} files of scripts that wake islands.`);
      },
    },
  };
}

/**
 * A page without its scripts that wake islands, and the file that holds them in their order. Deferred,
 * it runs before the page's modules, so that no click is heard before an island listens.
 */
export function takeOut(page: string): {
  readonly html: string;
  readonly script?: { readonly path: string; readonly code: string };
} {
  const code = [...page.matchAll(inlineScript)]
    .map(([, text = '']) => text)
    .filter(wakesIslands)
    .join('\n');
  if (!code) return { html: page };
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `/_astro/islands.${hash}.js`;
  let placed = false;
  const html = page.replace(inlineScript, (whole, text: string) => {
    if (!wakesIslands(text)) return whole;
    if (placed) return '';
    placed = true;
    return `<script defer src="${path}"></script>`;
  });
  return { html, script: { path, code } };
}

function wakesIslands(code: string): boolean {
  return marks.some((mark) => code.includes(mark));
}
