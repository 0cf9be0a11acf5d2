import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesHash } from '../../../src/build/code-version.ts';
import { keepResult, keptResult } from '../../../src/build/kept-results.ts';
import { buildRegistry } from '../../../src/content/build-registry.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kept-'));
  buildRegistry().codeVersion = 'one';
});
afterEach(async () => {
  buildRegistry().codeVersion = '';
  await rm(dir, { recursive: true });
});

it('gives a result to the next build of the same code alone', () => {
  const file = join(dir, 'cache/names.json');
  keepResult(file, { names: ['card'] });
  expect(keptResult(file)).toEqual({ names: ['card'] });
  buildRegistry().codeVersion = 'two';
  expect(keptResult(file)).toBeUndefined();
});

it('gives nothing for a missing or a damaged file', async () => {
  const file = join(dir, 'names.json');
  expect(keptResult(file)).toBeUndefined();
  await writeFile(file, '{"version":"one"');
  expect(keptResult(file)).toBeUndefined();
});

it('hashes names and contents of files', async () => {
  const folder = `${dir}/`;
  await writeFile(join(dir, 'a.ts'), 'one');
  const first = filesHash(folder);
  expect(filesHash(folder)).toBe(first);
  await writeFile(join(dir, 'a.ts'), 'two');
  const edited = filesHash(folder);
  await rm(join(dir, 'a.ts'));
  await writeFile(join(dir, 'b.ts'), 'two');
  expect(new Set([first, edited, filesHash(folder)]).size).toBe(3);
});
