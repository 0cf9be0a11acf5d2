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

/** A page without its scripts that wake islands, and the file with them. */
function takeOut(html: string): { html: string; path?: string; code?: string } {
  const scripts = new IslandScripts();
  const rest = edited(html, scripts.removeFrom(parsePage(html)));
  const [[path, code] = []] = scripts.files;
  return { html: rest, ...(path && code ? { path, code } : {}) };
}

it('leaves one deferred script in the place of those that wake islands', () => {
  const { html, path, code } = takeOut(page);
  expect(path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(code).toBe(`${directive}\n${element}`);
  expect(html).toBe(
    `<head><script>theme()</script></head><body><script defer src="${path}"></script>` +
      '<astro-island></astro-island><script type="module" src="/_astro/page.js"></script></body>',
  );
});

it('names the file by what it holds', () => {
  expect(takeOut(`<p>Another page</p>${page}`).path).toBe(takeOut(page).path);
  expect(takeOut(page.replace('=w', '=v')).path).not.toBe(takeOut(page).path);
});

it('leaves a page without islands as it is', () => {
  const plain = '<script>theme()</script><p>Text</p>';
  expect(takeOut(plain)).toEqual({ html: plain });
});
