/** The editor's bar exists in `npm run dev` only. */
import { expect, it } from 'vitest';
import { editorBar } from '../../local/editor-bar/bar.ts';
import { builtFiles, readBuilt } from './site.ts';

/** Strings that the bar always contains: its element, its script, its switch and its links. */
const marks = ['editor-bar', '/local/bar', 'data-email=', 'vscode://'];

it('is in no built file', () => {
  const texts = [...builtFiles].filter((file) => /\.(?:html|js|css|json|xml|txt|svg)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  const own = texts.filter((file) => !file.startsWith('/admin/'));
  const found = own.flatMap((file) => {
    const text = readBuilt(file);
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(found).toEqual([]);
});

it('would be found by its marks', () => {
  const bar = editorBar({
    status: 'checking',
    reports: new Map(),
    lang: 'fr',
    entry: { file: 'content/articles/fr/a.mdx' },
    accounts: [],
    root: '/site',
  }).source;
  expect(bar).toContain('data-email=');
  expect(bar).toContain('vscode://');
});
