/** What is missing before signals can be opened. */
import { expect, it } from 'vitest';
import type { DeskOverview } from '../../../src/domain/api/desk.ts';
import { missingToOpen } from '../../../src/stores/desk/overview.ts';

it.each([
  ['', true],
  [' A ', true],
  ['📈', true],
  ['李明', false],
])('the name %j is as long as the contract counts it', (name, isMissing) => {
  const overview = { chain_length: 1 } as DeskOverview;
  expect(missingToOpen(overview, name)).toEqual({ analyst: isMissing, record: false });
});
