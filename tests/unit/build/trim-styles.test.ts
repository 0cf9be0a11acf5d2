import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BundledClassNames, classNamesOf, scriptFilesOf } from '../../../src/build/class-names.ts';
import { parsePage } from '../../../src/build/page.ts';
import { RouteStyles, trim } from '../../../src/build/trim-styles.ts';
import { edited } from '../../../src/content/html.ts';

const used = new Set(['card', 'sm:gap-4', 'py-0.5']);

it('removes a rule that only an unknown class could match', () => {
  expect(trim('.card{color:red}.ghost{color:blue}.card .ghost{color:blue}', used)).toBe(
    '.card{color:red}',
  );
});

it.each([
  '.py-0\\.5{padding:2px}',
  '@media (width>=40rem){.sm\\:gap-4{gap:16px}}',
  ':not(.ghost)>p{color:red}',
  'html[data-waiting] [data-open]{opacity:.6}',
  '.card:not(:has(+main)){visibility:hidden}',
  ':root{--ink:light-dark(#000,#fff)}',
  '.card:before{content:".ghost"}',
])('keeps %s', (css) => {
  expect(trim(css, used)).toBe(css);
});

it('removes an unused Tailwind variable and keeps a used one', () => {
  const css = '.card{--tw-leading:1;--tw-border-style:solid;border-style:var(--tw-border-style)}';
  expect(trim(css, used)).not.toContain('--tw-leading');
  expect(trim(css, used)).toContain('--tw-border-style:solid');
});

it('writes the initial value of a Tailwind variable that no rule sets', () => {
  const registered =
    '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}' +
    '@layer properties{@supports (color:red){*{--tw-border-style:solid}}}';
  const line = '.card{border-style:var(--tw-border-style)}';
  expect(trim(registered + line, used)).toBe('.card{border-style:solid}');
  const dashed = 'section{--tw-border-style:dashed}';
  expect(trim(registered + line + dashed, used)).toContain('var(--tw-border-style)');
});

it('removes theme variables that nothing reads, and the fallback of registered tokens', () => {
  const css =
    '@layer theme{:root,:host{--radius-sm:.25rem;--leading-tight:1.25}}' +
    '@layer properties{@supports (color:red){:root,:host{--night:#0d1526}}}' +
    '.card{border-radius:var(--radius-sm)}';
  expect(trim(css, used)).toBe(
    '@layer theme{:root,:host{--radius-sm:.25rem}}.card{border-radius:var(--radius-sm)}',
  );
});

it('inlines the styles of a page in its head, without rules unused on its route', () => {
  const pages = [
    '<head><style>.a{top:0}.b{top:0}.c{top:0}</style></head><p class="a b">x</p><style data-x>.later{top:0}.d{top:0}</style>',
    "<head></head><p class='c'>x</p>",
  ];
  const styles = new RouteStyles();
  const [first] = pages.map((html) => styles.read(parsePage(html), ['later']));
  expect(
    edited(pages[0] ?? '', styles.edits(pages[0] ?? '', first ?? { styles: [], headEnd: 0 })),
  ).toBe(
    '<head><style>.a,.b,.c{top:0}</style><style data-x>.later{top:0}</style></head><p class="a b">x</p>',
  );
  expect(styles.sheets()).toHaveLength(2);
});

it('reads class names in scripts from string literals only', () => {
  const code = `
    /* a ghost in a comment */
    import { ghost } from '../ghost.ts';
    type Tone = 'ghost';
    export const A = ({ on }: { on: boolean }) => (
      <p className={\`btn \${on ? 'good' : "bad"} wide\`}>a ghost in the text</p>
    );`;
  expect(classNamesOf(code, 'a.tsx').toSorted()).toEqual(['bad', 'btn', 'good', 'wide']);
});

it('does not read a script again that an earlier build has read', async () => {
  const known = { 'page.a1.js': { names: ['wide'], imports: [] } };
  const bundled = new BundledClassNames('/no/such/folder', known);
  expect([...(await bundled.of(['page.a1.js']))]).toEqual(['wide']);
  expect(bundled.scripts).toEqual(known);
});

it('reads the class names of the scripts that a page loads, and of what they import', async () => {
  const out = await mkdtemp(join(tmpdir(), 'bundled-'));
  await mkdir(join(out, '_astro'));
  const files = {
    'page.a1.js': 'import"./shared.b2.js";const load=()=>import(`./lazy.c3.js`);const a="wide";',
    'shared.b2.js': 'export const b="card";import"./page.a1.js";',
    'lazy.c3.js': 'export const c=`toast ${1}`;',
    'island.d4.js': 'export const d="dialog";',
    'other.e5.js': 'export const e="ghost";',
  };
  for (const [file, code] of Object.entries(files))
    await writeFile(join(out, '_astro', file), code);
  const html =
    '<script type="module" src="/_astro/page.a1.js"></script>' +
    '<astro-island component-url="/_astro/island.d4.js"></astro-island>';
  const names = await new BundledClassNames(out).of(scriptFilesOf(parsePage(html)));
  expect([...names]).toEqual(expect.arrayContaining(['wide', 'card', 'toast', 'dialog']));
  expect(names).not.toContain('ghost');
  await rm(out, { recursive: true });
});
