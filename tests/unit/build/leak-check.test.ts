import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeakCheck } from '../../../src/build/leak-check.ts';
import type { SealedLesson } from '../../../src/content/build-registry.ts';
import { sealedPath } from '../../../src/domain/course/encryption.ts';
import { body, seal, secrets } from '../course/sealed-lesson.ts';

const sentence = 'L’écart vaut quatre euros par unité, vingt pour cinq unités.';
const label = 'Une échelle de prix à trois niveaux, le stop tout en bas';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leak-check-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dir, { recursive: true });
});

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), content);
}

/** A build with its encrypted file and a page without leaks. */
async function build() {
  const sealed = await seal();
  await write(sealedPath(sealed.id), sealed.bytes);
  await write(
    'fr/lecon.html',
    '<h1>La gestion du risque</h1><p>Ce que vous saurez faire : placer un stop.</p>',
  );
  return sealed;
}

/** Searches the whole folder, as the build does for files not searched yet. */
async function checkForLeaks(lessons: readonly SealedLesson[]): Promise<string> {
  const check = new LeakCheck(lessons);
  await check.searchFolder(dir);
  return check.report();
}

const unicode = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
const entities = (text: string) => text.replace(/[^\x20-\x7e]/g, (c) => `&#${c.charCodeAt(0)};`);
const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
const padded = `${'Un texte public, long et sans secret. '.repeat(3)}${sentence}`;

describe('reports, with its file and lesson,', () => {
  it.each<[string, string, string | Uint8Array]>([
    ['a sentence in a page', 'fr/page.html', `<main><p>${sentence}</p></main>`],
    ['a sentence cut by markup', 'fr/page.html', sentence.replace('quatre', '<b>qua</b>tre')],
    ['a sentence in entities', 'fr/page.html', entities(sentence)],
    ['other spaces and capitals', 'fr/page.html', sentence.toUpperCase().replace(/ /g, '\u00a0\n')],
    ['a heading', 'fr/page.html', `<h2>${body.contents[0]?.title ?? ''}</h2>`],
    ['an alternative text', 'fr/page.html', `<img alt="${label}">`],
    ['a question of the quiz', 'fr/page.html', secrets[0] ?? ''],
    ['a choice of the quiz', 'fr/page.html', secrets[1] ?? ''],
    ['a reason of the quiz', 'fr/page.html', secrets[3] ?? ''],
    ['a script', '_astro/page.js', `export const t = ${JSON.stringify(sentence)};`],
    ['a script with unicode escapes', '_astro/page.js', `export const t = "${unicode(sentence)}";`],
    ['a source map', '_astro/page.js.map', JSON.stringify({ sourcesContent: [sentence] })],
    ['a sitemap', 'sitemap-0.xml', `<url><loc>https://x.example/</loc><t>${sentence}</t></url>`],
    [
      'a page in the address of a picture',
      'p.css',
      `url("data:image/svg+xml,${encodeURIComponent(`<text>${sentence}</text>`)}")`,
    ],
    ['an alternative text in entities', 'fr/page.html', `<img alt="${entities(label)}">`],
    ['an alternative text in a script', 'page.js', `h("img",{alt:"${unicode(label)}"})`],
    ['a comment', 'fr/page.html', `<!-- ${sentence} -->`],
    ['a feed', 'rss.xml', `<description><![CDATA[${sentence}]]></description>`],
    ['a search index', 'search.json', JSON.stringify([{ text: sentence }])],
    ['a picture', 'figure.svg', `<svg><text>${sentence}</text></svg>`],
    ['base64', 'data.json', JSON.stringify({ data: base64(padded) })],
    ['base64url', 'data.json', Buffer.from(padded).toString('base64url')],
    ['gzip', 'page.html.gz', gzipSync(sentence)],
    ['deflate', 'page.bin', deflateSync(sentence)],
    ['raw deflate', 'page.bin', deflateRawSync(sentence)],
    ['brotli', 'page.html.br', brotliCompressSync(sentence)],
    ['gzip in base64', 'page.js', `const d = "${base64(gzipSync(padded))}"`],
    ['a hidden file', '.cache/x', sentence],
  ])('%s', async (_, file, content) => {
    const sealed = await build();
    await write(file, content);
    await expect(checkForLeaks([sealed])).rejects.toThrow(
      new RegExp(`${file.replaceAll('.', '\\.')}.*fr/gestion-risque`),
    );
  });
});

describe('without a leak', () => {
  it('reports nothing for a clean build and lists what it searched', async () => {
    const report = await checkForLeaks([await build()]);
    expect(report).toMatch(/^[1-9]\d* sealed passages sought in 2 files, none found\.$/);
  });

  it('ignores a few common words and the encrypted bytes', async () => {
    const sealed = await build();
    await write('fr/page.html', '<p>Vous achetez à cinquante euros ? Le stop décide.</p>');
    await expect(checkForLeaks([sealed])).resolves.toContain('none found');
  });

  it('ignores words of the interface inside a lesson, and nothing beside them', async () => {
    const label = '<p data-interface>À vous de prévoir</p>';
    const sealed = await seal('fr', 'gestion-risque', { ...body, html: body.html + label });
    await write('fr/page.html', '<p>À vous de prévoir</p>');
    await expect(checkForLeaks([sealed])).resolves.toContain('none found');
    await write('fr/page.html', `<p>${sentence}</p>`);
    await expect(checkForLeaks([sealed])).rejects.toThrow('fr/page.html');
  });

  it('reports every lesson when encryption is off', async () => {
    vi.stubEnv('SEAL', 'off');
    const open = await build();
    await expect(checkForLeaks([open])).rejects.toThrow(sealedPath(open.id));
  });

  it('throws for a lesson without enough text to recognise', async () => {
    const empty = await seal('fr', 'stablecoins', { html: '<p>Oui.</p>', contents: [] });
    await expect(checkForLeaks([empty])).rejects.toThrow('self-test failed');
  });
});
