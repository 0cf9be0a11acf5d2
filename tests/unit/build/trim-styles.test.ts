import { expect, it } from 'vitest';
import { classNamesOf } from '../../../src/build/class-names.ts';
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

it('inlines the styles of a page in its head, without rules unused on its route', () => {
  const pages = [
    '<head><style>.a{top:0}.b{top:0}.c{top:0}</style></head><p class="a b">x</p><style data-x>.later{top:0}.d{top:0}</style>',
    "<head></head><p class='c'>x</p>",
  ];
  const styles = new RouteStyles(new Set(['later']));
  const [first] = pages.map((html) => styles.read(parsePage(html)));
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
