/** Packed functions are reused between starts, until one of their sources changes. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packFunction } from '../../../local/netlify/functions/packed.ts';

let root: string;
const file = () => join(root, 'functions/answer.mts');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packed-test-'));
  mkdirSync(join(root, 'functions'));
  mkdirSync(join(root, 'node_modules'));
  write(
    'functions/answer.mts',
    "import { word } from './word.ts';\nexport default () => new Response(word);",
  );
  write('functions/word.ts', "export const word = 'one';");
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes a file with an older date: a source saved during packing would prevent reuse. */
function write(name: string, text: string): void {
  const path = join(root, name);
  writeFileSync(path, text);
  utimesSync(path, new Date(), new Date(Date.now() - 60_000));
}

it('a function is packed once', async () => {
  const first = await packFunction(root, file());
  expect(await packFunction(root, file())).toMatchObject({ entry: first.entry });
});

it.each([
  ['an imported file', 'functions/word.ts', "export const word = 'two';"],
  ['an installed package', 'node_modules/.package-lock.json', '{"packages":{}}'],
])('a function is packed again when %s changed', async (_, name, text) => {
  const first = await packFunction(root, file());
  write(name, text);
  const second = await packFunction(root, file());
  expect(second.entry).not.toBe(first.entry);
  expect(second.sources).toContain(join(root, 'functions/word.ts'));
});

it('a function is packed again at the next start when a file was saved meanwhile', async () => {
  writeFileSync(join(root, 'functions/word.ts'), "export const word = 'now';");
  utimesSync(join(root, 'functions/word.ts'), new Date(), new Date(Date.now() + 60_000));
  const first = await packFunction(root, file());
  expect((await packFunction(root, file())).entry).not.toBe(first.entry);
});
