/** Actions on signals of the desk: what is reloaded after them, and how an outcome is dated. */
import { beforeEach, expect, it, vi } from 'vitest';
import { issueSignal, momentOf } from '../../../src/stores/desk/signal-actions.ts';

const calls = vi.hoisted(() => ({ code: 'conflict', read: undefined as unknown, reloaded: 0 }));
vi.mock('../../../src/stores/desk/call.ts', () => ({
  publish: () => Promise.resolve({ type: 'error', code: calls.code }),
}));
vi.mock('../../../src/stores/desk/signal-rows.ts', () => ({
  readSignal: () => Promise.resolve(calls.read),
}));
vi.mock('../../../src/stores/desk/signals.ts', () => ({
  refreshDeskSignals: () => Promise.resolve((calls.reloaded += 1) > 0),
}));
vi.mock('../../../src/stores/desk/signal-events.ts', () => ({
  refreshSignalEvents: () => Promise.resolve(),
}));
vi.mock('../../../src/stores/desk/overview.ts', () => ({ refreshDesk: () => Promise.resolve() }));

beforeEach(() => Object.assign(calls, { code: 'conflict', read: undefined, reloaded: 0 }));

it('an issue that somebody else came before reloads the list', async () => {
  calls.read = { version: 3, state: 'issued' };
  const issuing = issueSignal({ id: 'draft-1', version: 3 }, true);
  expect(await issuing).toMatchObject({ type: 'error', code: 'conflict' });
  expect(calls.reloaded).toBe(1);
});

it('an issue whose answer was lost is one, and any other error reloads nothing', async () => {
  Object.assign(calls, { code: 'network', read: { version: 3, state: 'issued' } });
  expect(await issueSignal({ id: 'draft-1', version: 3 }, true)).toMatchObject({ type: 'ok' });
  expect(calls.reloaded).toBe(1);
  calls.read = { version: 3, state: 'draft' };
  expect(await issueSignal({ id: 'draft-1', version: 3 }, true)).toMatchObject({ code: 'network' });
  expect(calls.reloaded).toBe(1);
});

it('an outcome in the minute of the event before is dated by that event, not before it', () => {
  const issued = '2026-11-26T10:12:31.500Z';
  expect(momentOf('2026-11-26T10:12Z', issued)).toBe(issued);
  expect(momentOf('2026-11-26T10:13Z', issued)).toBe('2026-11-26T10:13:00.000Z');
  expect(momentOf('2026-11-26T10:11Z', issued)).toBe('2026-11-26T10:11:00.000Z');
  expect(momentOf('2026-11-26T10:12Z', undefined)).toBe('2026-11-26T10:12:00.000Z');
});
