/** Every exported value is imported somewhere. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import { unusedExports } from '../../check/imports/unused-exports.ts';

/** Exports that a tool or a test reads in another way. */
const known = [
  // An example for subscribers, shown as text; its test imports it by its address.
  'src/islands/account/settings/execution/signature-sample.ts: isGenuine',
  // Vite's own name, see `src/build/preload-helper.ts`.
  'src/scripts/shell/preload-helper.ts: __vitePreload',
];

it('exports no value that no file imports', () => {
  const files = globSync(
    ['{src,netlify,local,tests}/**/*.{ts,tsx,mts,mjs,astro}', '*.{ts,js,mjs}'],
    {
      cwd: root,
    },
  );
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  expect(unusedExports(texts).toSorted()).toEqual(known);
});

it('finds an export that is imported in no way', () => {
  const texts = new Map([
    ['src/a.ts', 'export const used = 1;\nexport const also = 2;\nexport function unused() {}\n'],
    [
      'src/b.ts',
      "export * from './a.ts';\nexport async function later() {}\nexport class Shown {}",
    ],
    ['src/c.ts', "import {\n  type X,\n  used as other,\n} from './b.ts';\n// unused\n"],
    ['src/d.astro', "---\nimport { Shown } from './b.ts';\n---\n<script>import './a.ts';</script>"],
    [
      'tests/e.test.ts',
      "const { later } = await import('../src/b.ts');\nimport * as a from '../src/a.ts';\na.also;",
    ],
  ]);
  expect(unusedExports(texts)).toEqual(['src/a.ts: unused']);
});
