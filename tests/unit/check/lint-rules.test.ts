import { beforeAll, describe, expect, it } from 'vitest';
import { disablingLines } from '../../check/lint/disable-comments.ts';
import { lint } from './lint-snippet.ts';

const byHand = 'is made by hand. Use href(';
const comparing = 'forgets other languages';
const refused: [path: string, code: string, says: string][] = [
  ['src/components/a.astro', `<a href="/fr/faq">FAQ</a>\n`, byHand],
  ['src/islands/a.tsx', "export const a = '/en';", byHand],
  ['src/islands/a.tsx', 'export const a = (lang: string) => `/${lang}/faq`;', byHand],
  ['src/islands/a.tsx', 'export const a = (key: string) => `/fr/articles/${key}`;', byHand],
  ['src/domain/a.ts', 'export const a = () => document.title;', 'Pass it in as an argument'],
  [
    'src/domain/a.ts',
    "export const a = () => fetch('https://example.org');",
    'Pass it in as an argument',
  ],
  [
    'src/i18n/a.ts',
    "export const a = () => localStorage.getItem('language');",
    'Pass it in as an argument',
  ],
  ['src/stores/a.ts', 'console.log(1);', 'Unexpected console statement.'],
  ['src/components/a.astro', `<p style="color: red">x</p>\n`, 'blocks style attributes'],
  [
    'src/islands/a.tsx',
    'export const A = () => <p style={{ color: "red" }}>x</p>;',
    'blocks style attributes',
  ],
  [
    'src/pages/a.astro',
    `---\nimport A from '../islands/a.tsx';\n---\n<A client:load />\n`,
    'client:load costs every visitor',
  ],
  ['src/components/a.astro', `<p class="text-[15px]">x</p>\n`, 'is a size of its own'],
  ['src/islands/a.css', '.a { font-size: 15px; }', 'Use a token of src/styles/tokens.css'],
  ['src/islands/a.css', '.a { max-width: 60ch; }', 'measured in ch'],
  ['src/styles/a.css', ':root { --measure-reading: 60ch; }', 'measured in ch'],
  ['src/islands/a.css', '@media (width < 700px) { .a { order: 1; } }', 'A layout changes at'],
  ['src/islands/a.tsx', "export const a = (lang: string) => lang === 'fr';", comparing],
  ['local/a.ts', "export const a = (lang: string) => 'en' !== lang;", comparing],
  [
    'src/stores/a.ts',
    "export const a = (lang: string) => { switch (lang) { case 'en': return 1; default: return 2; } };",
    comparing,
  ],
  ['src/components/a.astro', `<p>{Astro.props.lang === 'fr' ? 'a' : 'b'}</p>\n`, comparing],
  ['tests/e2e/a.spec.ts', 'await page.waitForTimeout(100);', 'Tests never sleep'],
  ['tests/e2e/a.spec.ts', "await page.goto('/', { waitUntil: 'networkidle' });", 'idle network'],
];

const allowed: [path: string, code: string][] = [
  ['src/islands/a.css', '@media (width < 768px) { .a { font-size: var(--size-sm); } }'],
  ['src/islands/a.css', '.a { grid-template-columns: 2ch repeat(5, 4ch); }'],
  ['src/i18n/index.ts', "export const a = '/fr/faq';"],
  ['src/i18n/clock.ts', "export const a = (lang: string) => lang === 'fr';"],
  ['tests/unit/a.test.ts', "export const a = (lang: string) => lang === 'fr';"],
  ['src/islands/a.tsx', "export const a = (type: string) => type === 'fruit';"],
  ['src/domain/site/redirects.ts', "export const a = '/fr/faq';"],
  ['src/islands/a.tsx', "export const a = '/frites/faq' + 'https://example.org/fr/x';"],
  ['src/domain/a.ts', 'export const a = (document: string) => document.length;'],
  [
    'src/pages/a.astro',
    `---\nimport A from '../islands/a.tsx';\n---\n<!-- Restores the session at once. -->\n<A client:load />\n`,
  ],
];

describe('the rules of the house', () => {
  let said: string[][];
  beforeAll(async () => {
    said = await lint([...refused.map(([path, code]) => [path, code] as const), ...allowed]);
  });

  it.each(refused.map((one, index) => ({ path: one[0], code: one[1], says: one[2], index })))(
    '$path refuses $code',
    ({ says, index }) => {
      expect(said[index]).toEqual([expect.stringContaining(says)]);
    },
  );

  it.each(allowed.map(([path, code], index) => ({ path, code, index })))(
    '$path allows $code',
    ({ index }) => {
      expect(said[refused.length + index]).toEqual([]);
    },
  );

  it('lets nobody switch a rule off in a comment', async () => {
    // In two parts: this file must not have such a comment itself.
    const off = (linter: string) => `${linter}-disable`;
    const markup = `---\n/* ${off('eslint')} no-console */\nconsole.log(1);\n---\n`;
    const [messages] = await lint([['src/components/a.astro', markup]]);
    expect(messages).toContain('Unexpected console statement.');
    const script = `const a = 1;\nconst b = 2; // ${off('oxlint')}-line`;
    expect(disablingLines(script)).toEqual([2]);
  });
});
