import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptPages, type PageFacts } from '../../../src/build/kept-pages.ts';
import { buildRegistry } from '../../../src/content/build-registry.ts';

const html = Buffer.from('<p class="card wide">Un texte.</p>');
const path = '/fr/page.html';
const facts: PageFacts = {
  headEnd: 12,
  styles: [{ start: 1, end: 9, contentStart: 4 }],
  scripts: [
    { start: 20, end: 40, contentStart: 28, plain: true, needsPolicy: true, code: 'theme()' },
    { start: 40, end: 60, contentStart: 48, plain: true, needsPolicy: true, code: 'theme()' },
  ],
  classes: ['card', 'wide'],
  scriptFiles: ['page.a1.js'],
  document: {
    ...{ id: '/fr/page', kind: 'page', title: 'Page', synonyms: '', headings: '' },
    ...{ description: '', text: 'Un texte.' },
  },
};

let dir: string;
let file: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kept-pages-'));
  file = join(dir, 'pages.json');
  buildRegistry().codeVersion = 'one';
});
afterEach(async () => {
  buildRegistry().codeVersion = '';
  await rm(dir, { recursive: true });
});

it('gives the next build what was read in a page with the same HTML', () => {
  const first = new KeptPages(file);
  expect(first.unchanged(path, html)).toBeUndefined();
  first.add(path, html, facts);
  first.write('lessons', []);
  expect(new KeptPages(file).unchanged(path, html)).toEqual(facts);
});

it.each([
  ['other HTML', path, Buffer.concat([html, html])],
  ['another page', '/en/page.html', html],
])('gives nothing for %s', (_, otherPath, otherHtml) => {
  const first = new KeptPages(file);
  first.add(path, html, facts);
  first.write('lessons', []);
  expect(new KeptPages(file).unchanged(otherPath, otherHtml)).toBeUndefined();
});

it('keeps an unchanged page for the build after the next, and drops one that is gone', () => {
  const first = new KeptPages(file);
  first.add(path, html, facts);
  first.add('/fr/gone.html', html, facts);
  first.write('lessons', []);
  const second = new KeptPages(file);
  second.unchanged(path, html);
  second.write('lessons', []);
  const third = new KeptPages(file);
  expect(third.unchanged(path, html)).toEqual(facts);
  expect(third.unchanged('/fr/gone.html', html)).toBeUndefined();
});

it('gives nothing to a build of other code', () => {
  const first = new KeptPages(file);
  first.add(path, html, facts);
  first.write('lessons', ['a1']);
  buildRegistry().codeVersion = 'two';
  const other = new KeptPages(file);
  expect(other.unchanged(path, html)).toBeUndefined();
  expect(other.searchedFor('lessons')).toBeUndefined();
});

it('gives the searched files for the same lessons only', () => {
  new KeptPages(file).write('lessons', ['a1']);
  expect(new KeptPages(file).searchedFor('lessons')).toEqual(['a1']);
  expect(new KeptPages(file).searchedFor('other lessons')).toBeUndefined();
});
