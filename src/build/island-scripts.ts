/**
 * Moves the scripts that hydrate islands out of the pages. Astro inlines the same 2 KB
 * (compressed) into every page, within the first packet needed for painting; a single deferred
 * file loads after it, and is cached.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Edit } from '../content/html.ts';
import type { InlineScript } from './page.ts';
import { writeInFolder } from './write-file.ts';

/** Marks of Astro's own scripts: the element of islands, and the event of a client directive. */
const signatures = ['customElements.define("astro-island"', 'new Event("astro:'];

export class IslandScripts {
  /** Code by file URL. */
  readonly files = new Map<string, string>();

  /**
   * The edits that replace the scripts of a page by their file. Deferred, it runs before the page's modules, so that
   * no click is handled before an island listens.
   */
  removeFrom({ scripts }: { readonly scripts: readonly InlineScript[] }): Edit[] {
    const found = scripts.filter(hydratesIslands);
    if (found.length === 0) return [];
    const code = found.map((script) => script.code).join('\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const path = `/_astro/islands.${hash}.js`;
    this.files.set(path, code);
    return found.map(({ start, end }, index) => ({
      start,
      end,
      text: index === 0 ? `<script defer src="${path}"></script>` : '',
    }));
  }

  /** Writes the files below `out`. */
  async write(out: string): Promise<void> {
    for (const [path, code] of this.files) await writeInFolder(join(out, path), code);
  }
}

/** The edits that remove Astro's random ids of islands from a page: nothing reads them, and they do not compress. */
export function withoutIslandIds(html: string): Edit[] {
  return [...html.matchAll(/(?<=<astro-island) uid="\w+"/g)].map(({ 0: id, index }) => ({
    start: index,
    end: index + id.length,
    text: '',
  }));
}

/** Whether `removeFrom` removes a script. */
export function hydratesIslands({ plain, code }: InlineScript): boolean {
  return plain && signatures.some((mark) => code.includes(mark));
}
