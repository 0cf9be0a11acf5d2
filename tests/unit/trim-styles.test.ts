import { expect, it } from 'vitest';
import { trim } from '../../src/build/trim-styles.ts';

const used = new Set(['card', 'sm:gap-4', 'py-0.5']);

it('drops a rule that only an unknown class could match', () => {
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

it('drops a variable of Tailwind that nothing reads, and keeps one that is read', () => {
  const css = '.card{--tw-leading:1;--tw-border-style:solid;border-style:var(--tw-border-style)}';
  expect(trim(css, used)).not.toContain('--tw-leading');
  expect(trim(css, used)).toContain('--tw-border-style:solid');
});
