import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LeakThread, lessonsHash } from '../../../src/build/leak-thread.ts';
import { parsePage } from '../../../src/build/page.ts';
import { seal } from '../course/sealed-lesson.ts';

const sentence = 'L’écart vaut quatre euros par unité, vingt pour cinq unités.';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leak-thread-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
});

it('searches pages and the other files of a folder', async () => {
  await writeFile(join(dir, 'index.json'), '{}');
  const leaks = new LeakThread([await seal()]);
  await leaks.searchPage('/fr/page.html', parsePage('<p>Un texte public.</p>'));
  expect((await leaks.report(dir)).text).toMatch(/sought in 2 files, none found/);
});

it('reports a leak in a page with its path', async () => {
  const leaks = new LeakThread([await seal()]);
  for (let page = 0; page < 2_100; page += 1) {
    await leaks.searchPage(`/fr/${page}.html`, parsePage('<p>Un texte public.</p>'));
  }
  await leaks.searchPage('/fr/leak.html', parsePage(`<p>${sentence}</p>`));
  await expect(leaks.report(dir)).rejects.toThrow('/fr/leak.html');
});

it('finds a leak in the header of the first page that has it', async () => {
  const leaks = new LeakThread([await seal()]);
  const page = parsePage(`<body><header>${sentence}</header><main>Un texte.</main></body>`);
  await leaks.searchPage('/fr/first.html', page);
  await leaks.searchPage('/fr/second.html', page);
  await expect(leaks.report(dir)).rejects.toThrow(/in 1 places[\s\S]*\/fr\/first.html/);
});

it('reports a leak in a file that is no page', async () => {
  await writeFile(join(dir, 'index.json'), JSON.stringify({ sentence }));
  const leaks = new LeakThread([await seal()]);
  await expect(leaks.report(dir)).rejects.toThrow('/index.json');
});

it('does not search a file again that an earlier build has searched for the same lessons', async () => {
  await writeFile(join(dir, 'index.json'), '{}');
  const lessons = [await seal()];
  const { clean } = await new LeakThread(lessons).report(dir);
  expect(clean).toHaveLength(1);

  const again = new LeakThread(lessons, clean);
  await again.searchPage('/fr/page.html', undefined);
  expect((await again.report(dir)).text).toMatch(/sought in 2 files, none found/);

  await writeFile(join(dir, 'index.json'), JSON.stringify({ sentence }));
  await expect(new LeakThread(lessons, clean).report(dir)).rejects.toThrow('/index.json');
});

it('hashes the text that is sought, not its encrypted form', async () => {
  const lesson = await seal();
  const same = lessonsHash([{ ...lesson, bytes: new Uint8Array(1) }]);
  expect(same).toBe(lessonsHash([lesson]));
  const other = { ...lesson, secrets: ['another answer'] };
  expect(lessonsHash([other])).not.toBe(same);
  // Pages are rendered in parallel: the order of the lessons varies from build to build.
  expect(lessonsHash([other, lesson])).toBe(lessonsHash([lesson, other]));
});

it('fails when its self-test does', async () => {
  const lesson = await seal();
  const leaks = new LeakThread([{ ...lesson, body: { ...lesson.body, html: '' }, secrets: [] }]);
  await expect(leaks.report(dir)).rejects.toThrow('self-test failed');
});
