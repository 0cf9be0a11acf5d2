import { expect, it } from 'vitest';
import { momentOf } from '../../../src/stores/desk/signal-actions.ts';

it('an outcome in the minute of the event before is dated by that event, not before it', () => {
  const issued = '2026-11-26T10:12:31.500Z';
  expect(momentOf('2026-11-26T10:12Z', issued)).toBe(issued);
  expect(momentOf('2026-11-26T10:13Z', issued)).toBe('2026-11-26T10:13:00.000Z');
  expect(momentOf('2026-11-26T10:11Z', issued)).toBe('2026-11-26T10:11:00.000Z');
  expect(momentOf('2026-11-26T10:12Z', undefined)).toBe('2026-11-26T10:12:00.000Z');
});
