import { expect, it } from 'vitest';
import { IslandScripts } from '../../../src/build/island-scripts.ts';
import { parsePage } from '../../../src/build/page.ts';
import { edited } from '../../../src/content/html.ts';

const directive = '(()=>{self.Astro.when=w;window.dispatchEvent(new Event("astro:when"))})();';
const element = '(()=>{customElements.define("astro-island",I)})();';
const page =
  `<head><script>theme()</script></head><body><script>${directive}</script>` +
  `<script>${element}</script><astro-island></astro-island>` +
  '<script type="module" src="/_astro/page.js"></script></body>';

/** The page without its hydration scripts, and the file that contains them. */
function takeOut(html: string): { html: string; path?: string; code?: string } {
  const scripts = new IslandScripts();
  const rest = edited(html, scripts.removeFrom(parsePage(html)));
  const [[path, code] = []] = scripts.files;
  return { html: rest, ...(path && code ? { path, code } : {}) };
}

it('replaces the hydration scripts with one deferred script', () => {
  const { html, path, code } = takeOut(page);
  expect(path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(code).toBe(`${directive}\n${element}`);
  expect(html).toBe(
    `<head><script>theme()</script></head><body><script defer src="${path}"></script>` +
      '<astro-island></astro-island><script type="module" src="/_astro/page.js"></script></body>',
  );
});

it('names the file by a hash of its content', () => {
  expect(takeOut(`<p>Another page</p>${page}`).path).toBe(takeOut(page).path);
  expect(takeOut(page.replace('=w', '=v')).path).not.toBe(takeOut(page).path);
});

it('leaves a page without islands unchanged', () => {
  const plain = '<script>theme()</script><p>Text</p>';
  expect(takeOut(plain)).toEqual({ html: plain });
});
