import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import { parseLesson } from '../../../netlify/lib/course/bank.ts';
import { freeLesson } from '../../../src/domain/course/lessons.ts';

it('asks questions typed in plain characters as if they were typed in the right ones', async () => {
  const text = await readFile(join(root, 'content/lessons/fr', `${freeLesson}.mdx`), 'utf8');
  const plain = text.replaceAll('’', "'").replaceAll('\u202F', ' ');
  expect(plain).not.toBe(text);
  expect(parseLesson('fr', plain)).toEqual(parseLesson('fr', text));
});
