/** The planted faults of tests/long can still be planted: see CONTRIBUTING.md, "Writing tests". */
import { describe, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import type { PlantedFault } from '../../long/planted-faults/fault.ts';
import { faults } from '../../long/planted-faults/index.ts';
import { countSnippet, replaceSnippet } from '../../long/planted-faults/snippet.ts';
import { staleFaults } from '../../long/planted-faults/stale.ts';

describe('the planted faults', () => {
  it('match their snippets and their test files', () => {
    expect(staleFaults(root, faults)).toEqual([]);
  });

  it('are at least sixty, unique, and change their snippet', () => {
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    expect(faults.filter(({ find, replace }) => find === replace)).toEqual([]);
    expect(faults.filter(({ caughtBy }) => caughtBy.files.length === 0)).toEqual([]);
  });
});

describe('a snippet', () => {
  it('matches across line breaks and is replaced exactly', () => {
    const text = 'if (a) {\n    throw b( c );\n}';
    expect(countSnippet(text, 'if (a) { throw b( c )')).toBe(1);
    expect(replaceSnippet(text, '{ throw b( c ); }', 'return;')).toBe('if (a) return;');
  });

  it('treats a no-break space as a letter', () => {
    expect(countSnippet('Prix\u00a0: 5', 'Prix : 5')).toBe(0);
  });

  it('that occurs twice or not at all replaces nothing', () => {
    expect(() => replaceSnippet('a b a b', 'a b', 'c')).toThrow('2 times');
    expect(() => replaceSnippet('a b', 'b a', 'c')).toThrow('0 times');
  });
});

it('a fault is stale when its file, snippet or test is missing, and a moved snippet is located', () => {
  const file = 'package.json';
  const caughtBy = { suite: 'unit', files: ['tests/run.ts'] } as const;
  const fault: PlantedFault = { area: 'a', name: 'n', file, find: '', replace: '', caughtBy };
  const find = '"private": true';
  const told = (changes: Partial<PlantedFault>): string =>
    staleFaults(root, [{ ...fault, find, ...changes }], [file]).join();
  expect(told({})).toBe('');
  expect(told({ find: '"private": false' })).toContain('finds its snippet 0 times');
  expect(told({ file: 'src/domain/gone.ts' })).toContain(`it stands in ${file} now`);
  expect(told({ caughtBy: { suite: 'unit', files: ['tests/unit/gone.test.ts'] } })).toContain(
    'names a test that is gone: tests/unit/gone.test.ts',
  );
});
