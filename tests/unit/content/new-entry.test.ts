/** `npm run new`: drafts that the check refuses until their guidance is replaced. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeEntry } from '../../../local/new/entry.ts';
import { articleSchema, lessonSchema, termSchema } from '../../../src/content/schemas.ts';
import { parseEntry } from '../../check/content/entry.ts';
import { faultsIn } from './fixtures.ts';

const root = mkdtempSync(join(tmpdir(), 'new-'));
afterAll(() => rmSync(root, { recursive: true }));

const today = '2026-11-24';
const made = {
  article: ['articles', 'lire-un-carnet-d-ordres', articleSchema],
  term: ['dictionary', 'bloc', termSchema],
  lesson: ['lessons', 'stablecoins', lessonSchema],
} as const;

describe.each(Object.entries(made))('a new %s', async (kind, [collection, key, schema]) => {
  const lines = await makeEntry(root, [kind, key], today);
  const files = Object.fromEntries(
    ['fr', 'en'].map((lang) => {
      const file = `content/${collection}/${lang}/${key}.mdx`;
      return [file, readFileSync(join(root, file), 'utf8')];
    }),
  );

  it('says which files it made and where the drawing goes', () => {
    for (const file of Object.keys(files)) expect(lines).toContain(`made ${file}`);
    expect(lines.join('\n')).toContain('src/pictures/');
    expect(lines.join('\n')).toContain('src/i18n/en/site/pictures/');
  });

  it('is refused by the check at each line with guidance', () => {
    const faults = faultsIn(files);
    for (const [file, text] of Object.entries(files)) {
      text.split('\n').forEach((line, at) => {
        if (!line.includes('[[')) return;
        expect(faults.join('\n')).toContain(`${file}:${at + 1}: guidance of the draft is left`);
      });
    }
  });

  it('does not build while its title is guidance', () => {
    for (const [file, text] of Object.entries(files)) {
      expect(schema.safeParse(parseEntry(file, text).data).success).toBe(false);
    }
  });

  it('is accepted once the guidance is replaced', () => {
    const words = 'Des mots à la place de la consigne, assez longs';
    const written = Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        text
          .replace(/\{\/\*[^]*?\*\/\}\n/, '')
          .replace('topics: []', 'topics: [markets]')
          .replace(/example\.com\/\[\[.*?\]\]/g, 'example.com/a')
          .replace(/\[\[.*?\]\]/g, words),
      ]),
    );
    expect(faultsIn(written)).toEqual([]);
  });

  it('is not made twice', async () => {
    await expect(makeEntry(root, [kind, key], today)).rejects.toThrow('exists already');
  });
});

it.each([
  [['page', 'a'], 'Write: npm run new -- article|term|lesson'],
  [[], 'Write: npm run new -- article|term|lesson'],
  [['article'], 'Give it a key'],
  [['article', 'Mon Été'], 'such as mon-ete'],
  [['article', 'mon', 'article'], 'mon-article'],
  [['term', '../bloc'], 'such as bloc'],
  [['term', '-'], 'lower-case letters'],
  [['lesson', 'une-lecon'], 'src/domain/course/lessons.ts'],
])('refuses %j', async (args, says) => {
  await expect(makeEntry(root, args, today)).rejects.toThrow(says);
});
