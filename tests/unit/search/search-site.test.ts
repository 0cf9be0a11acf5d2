import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeIndex } from '../../../src/build/search-files.ts';
import type { SearchDocument } from '../../../src/domain/search/search.ts';

const term = (number: number): SearchDocument => ({
  id: `/fr/dictionnaire-crypto/terme-${number}`,
  kind: 'term',
  title: `Terme ${number}`,
  synonyms: `word ${number}`,
  headings: '',
  description: `Ce que dit le terme ${number}.`,
  text: 'Un texte qui cite un séquestre.',
  picture: `/pictures/dictionary/terme-${number}.svg`,
});
const lesson: SearchDocument = {
  ...{ id: '/fr/lecon', kind: 'lesson', title: 'Leçon', synonyms: '', headings: '' },
  ...{ description: 'Une leçon.', text: 'Elle cite un séquestre.', planned: true },
};

let out: string;
let fetched: string[];

/** The service, new in each test: it keeps what it has loaded. */
async function service() {
  vi.resetModules();
  return import('../../../src/services/search.ts');
}

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'search-'));
  fetched = [];
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return new Response(await readFile(join(out, path)));
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(out, { recursive: true });
});

it('a small site has one file', async () => {
  writeIndex(out, 'fr', [...Array.from({ length: 20 }, (_, n) => term(n)), lesson]);
  const { searchSite } = await service();
  const { total, results } = await searchSite('fr', 'séquestre', 5);
  expect([total, results.length]).toEqual([21, 21]);
  expect(results[0]).toMatchObject({ id: '/fr/lecon', title: 'Leçon', planned: true });
  expect(fetched).toEqual(['/_search/fr.json']);
});

it('a question to a large site loads the parts of its words and the shown documents', async () => {
  writeIndex(out, 'fr', [...Array.from({ length: 600 }, (_, n) => term(n)), lesson]);
  const { searchSite } = await service();
  const { results } = await searchSite('fr', 'terme 234', 1);
  expect(results).toEqual([
    expect.objectContaining({
      ...{ id: '/fr/dictionnaire-crypto/terme-234', kind: 'term', title: 'Terme 234' },
      ...{ picture: '/pictures/dictionary/terme-234.svg', planned: false },
    }),
  ]);
  expect(fetched.toSorted()).toEqual([
    '/_search/fr.json',
    '/_search/fr/documents-7.json',
    '/_search/fr/words-234.json',
    '/_search/fr/words-ter.json',
  ]);
});

it('results of a large site that begin alike come in few files', async () => {
  const orders = Array.from({ length: 600 }, (_, n) => ({
    ...term(n),
    title: n % 9 ? `Bloc ${n}` : `Ordre ${n}`,
  }));
  writeIndex(out, 'fr', orders);
  const { searchSite } = await service();
  const { total, results } = await searchSite('fr', 'ordre', 20);
  expect([total, results.length]).toEqual([67, 20]);
  // In the order of the terms they would be spread over nine files.
  expect(fetched.filter((path) => path.includes('documents-')).length).toBeLessThanOrEqual(2);
});

it('a large site shows the best results, and searches the whole text of what is no term', async () => {
  writeIndex(out, 'fr', [...Array.from({ length: 600 }, (_, n) => term(n)), lesson]);
  const { searchSite } = await service();
  const terms = await searchSite('fr', 'terme', 4);
  expect([terms.total, terms.results.length]).toEqual([600, 4]);
  const { results } = await searchSite('fr', 'séquestre', 4);
  expect(results.map(({ id }) => id)).toEqual(['/fr/lecon']);
  expect(await searchSite('fr', 'zzzz', 4)).toEqual({ total: 0, results: [] });
  expect((await readdir(join(out, '_search/fr'))).length).toBeGreaterThan(100);
});

it('the parts of a question are loaded while it is typed', async () => {
  writeIndex(out, 'fr', [...Array.from({ length: 600 }, (_, n) => term(n)), lesson]);
  const { prepareSearch, searchSite } = await service();
  for (const typed of ['', 't', 'te', 'ter', 'term']) prepareSearch('fr', typed);
  await vi.waitFor(() => expect(fetched).toContain('/_search/fr/words-ter.json'));
  expect(fetched.splice(0).toSorted()).toEqual(['/_search/fr.json', '/_search/fr/words-ter.json']);
  await searchSite('fr', 'terme', 1);
  expect(fetched).toEqual([expect.stringContaining('/documents-')]);
});
