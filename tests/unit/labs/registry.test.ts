import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { labNames } from '../../../src/domain/labs/names.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { labs } from '../../../src/islands/course/labs/registry.ts';

const root = join(import.meta.dirname, '../../..');
const registered = Object.keys(labs);

it('has no name twice', () => {
  expect(new Set(labNames).size).toBe(labNames.length);
});

it('registers every folder of a lab', () => {
  const folders = globSync('src/islands/course/labs/*/', { cwd: root })
    .map((path) => basename(path))
    .filter((name) => name !== 'kit');
  expect(registered.toSorted()).toEqual(folders.toSorted());
});

describe.each(registered)('the lab %s', (name) => {
  it.each([
    ['its mathematics', `src/domain/labs/${name}.ts`],
    ['tests of them', `tests/unit/labs/${name}.test.ts`],
    ...langs.map((lang) => [`texts in ${lang}`, `src/i18n/${lang}/course/labs/${name}.ts`]),
  ])('has %s', (_, file = '') => {
    expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('is loaded from its own folder', async () => {
    const sources = globSync(`src/islands/course/labs/${name}/*.tsx`, { cwd: root });
    expect(sources.map(dirname)).toContain(`src/islands/course/labs/${name}`);
  });
});
