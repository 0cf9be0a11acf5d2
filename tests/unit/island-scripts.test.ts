import { expect, it } from 'vitest';
import { takeOut } from '../../src/build/island-scripts.ts';

const directive = '(()=>{self.Astro.when=w;window.dispatchEvent(new Event("astro:when"))})();';
const element = '(()=>{customElements.define("astro-island",I)})();';
const page =
  `<head><script>theme()</script></head><body><script>${directive}</script>` +
  `<script>${element}</script><astro-island></astro-island>` +
  '<script type="module" src="/_astro/page.js"></script></body>';

it('leaves one deferred script in the place of those that wake islands', () => {
  const { html, script } = takeOut(page);
  expect(script?.path).toMatch(/^\/_astro\/islands\.[\w-]{8}\.js$/);
  expect(script?.code).toBe(`${directive}\n${element}`);
  expect(html).toBe(
    `<head><script>theme()</script></head><body><script defer src="${script?.path}"></script>` +
      '<astro-island></astro-island><script type="module" src="/_astro/page.js"></script></body>',
  );
});

it('names the file by what it holds', () => {
  expect(takeOut(page).script).toEqual(takeOut(`<p>Another page</p>${page}`).script);
  expect(takeOut(page.replace('=w', '=v')).script?.path).not.toBe(takeOut(page).script?.path);
});

it('leaves a page without islands as it is', () => {
  const plain = '<script>theme()</script><p>Text</p>';
  expect(takeOut(plain)).toEqual({ html: plain });
});
