/** docs/rate-limits.md has every limit of the functions, with its numbers. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits, type LimitName } from '../../../netlify/lib/http/rate-limit.ts';

const page = readFileSync(new URL('../../../docs/rate-limits.md', import.meta.url), 'utf8');

/** The cells of the table's rows. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** How the page writes the length of a window. */
const windows: Readonly<Record<number, string>> = {
  30: 'in 30 s',
  60: 'a minute',
  600: 'in 10 min',
  3600: 'an hour',
  86400: 'a day',
};

it('has each limit of rate-limit.ts once, with its numbers', () => {
  const written = rows.flatMap(([, , , most = '', where = '']) => {
    const names = [...where.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);
    const numbers = most.split(', ');
    return names.includes('config') ? [] : names.map((name, index) => [name, numbers[index]]);
  });
  const set = (Object.keys(limits) as LimitName[]).map((name) => {
    const { times, seconds } = limits[name];
    return [name, `${times} ${windows[seconds] ?? `in ${seconds} s`}`];
  });
  expect(written.sort()).toEqual(set.sort());
});
