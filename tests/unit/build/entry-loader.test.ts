/** Loading the entries of a collection: faulty ones, and those of a build with another schema. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'astro/loaders';
import { afterAll, describe, expect, it } from 'vitest';
import { buildRegistry } from '../../../src/content/build-registry.ts';
import { files } from '../../../src/content/entry-loader.ts';

const root = mkdtempSync(join(tmpdir(), 'entries-'));
mkdirSync(join(root, 'content/articles/fr'), { recursive: true });
for (const key of ['bon', 'fautif']) {
  writeFileSync(join(root, `content/articles/fr/${key}.mdx`), key);
}
afterAll(() => rmSync(root, { recursive: true }));

type Stored = Map<string, { readonly id: string; readonly digest?: unknown }>;

/** Loads the articles; `isDev` as while somebody writes. Returns what was logged and which entries were parsed. */
async function load(stored: Stored, isDev: boolean) {
  const parsed: string[] = [];
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const context = {
    collection: 'articles',
    config: { root: pathToFileURL(`${root}/`), srcDir: pathToFileURL(`${root}/src/`) },
    logger: { error: log, warn: log, info: log },
    entryTypes: new Map([
      [
        '.mdx',
        { getEntryInfo: ({ contents }: { contents: string }) => ({ body: contents, data: {} }) },
      ],
    ]),
    generateDigest: (content: string) => content,
    parseData: ({ id, data }: { id: string; data: object }) => {
      parsed.push(id);
      if (id.endsWith('fautif')) throw new Error(`${id}: "topics" is empty`);
      return data;
    },
    store: {
      keys: () => stored.keys(),
      get: (id: string) => stored.get(id),
      set: (entry: { id: string }) => stored.set(entry.id, entry),
      delete: (id: string) => stored.delete(id),
    },
    watcher: isDev ? { add: () => undefined, on: () => undefined } : undefined,
  } as unknown as LoaderContext;
  await files('articles').load(context);
  return { parsed, logged };
}

describe('an entry whose fields have a fault', () => {
  it('is named and left out while somebody writes: the other pages are shown', async () => {
    const stored: Stored = new Map();
    const { logged } = await load(stored, true);
    expect([...stored.keys()]).toEqual(['fr/bon']);
    expect(logged).toEqual(['fr/fautif: "topics" is empty']);
  });

  it('stops a build', async () => {
    await expect(load(new Map(), false)).rejects.toThrow('fr/fautif');
  });
});

it('an entry of an earlier build is parsed again once the code has changed', async () => {
  const stored: Stored = new Map();
  const registry = buildRegistry();
  registry.codeVersion = 'one';
  await load(stored, true);
  expect((await load(stored, true)).parsed).toEqual(['fr/fautif']);
  registry.codeVersion = 'other';
  expect((await load(stored, true)).parsed.toSorted()).toEqual(['fr/bon', 'fr/fautif']);
});
