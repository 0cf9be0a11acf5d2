/** Actions on signals of the desk: what is reloaded after them, and how an outcome is dated. */
import { beforeEach, expect, it, vi } from 'vitest';
import { deleteSignal, issueSignal, momentOf } from '../../../src/stores/desk/signal-actions.ts';

const calls = vi.hoisted(() => ({
  code: 'conflict',
  read: undefined as unknown,
  reloaded: 0,
  shown: 0,
}));
vi.mock('../../../src/stores/desk/call.ts', () => ({
  publish: () => Promise.resolve({ type: 'error', code: calls.code }),
}));
vi.mock('../../../src/stores/desk/signal-rows.ts', () => ({
  readSignal: () =>
    calls.read instanceof Error ? Promise.reject(calls.read) : Promise.resolve(calls.read),
}));
vi.mock('../../../src/stores/desk/signals.ts', () => ({
  refreshDeskSignals: () => Promise.resolve((calls.reloaded += 1) > 0),
}));
vi.mock('../../../src/stores/desk/signal-events.ts', () => ({
  refreshSignalEvents: () => Promise.resolve(),
}));
vi.mock('../../../src/stores/desk/signal-form.ts', () => ({
  showLatest: () => (calls.shown = calls.reloaded),
}));
vi.mock('../../../src/stores/desk/overview.ts', () => ({ refreshDesk: () => Promise.resolve() }));

beforeEach(() =>
  Object.assign(calls, { code: 'conflict', read: undefined, reloaded: 0, shown: 0 }),
);

const issued = { version: 3, state: 'issued', trial: true };
const draft = { ...issued, state: 'draft' };

/** An attempt to issue version 3 of a draft, answered with a code. */
function issue(id: string, code: string, read: unknown, trial = true) {
  Object.assign(calls, { code, read });
  return issueSignal({ id, version: 3 }, trial);
}

it('an issue that somebody else came before reloads the list', async () => {
  expect(await issue('beaten', 'conflict', issued)).toMatchObject({ code: 'conflict' });
  expect(calls.reloaded).toBe(1);
});

it.each(['network', 'unavailable'])(
  'an issue whose answer was lost (%s) is one, and any other error reloads nothing',
  async (code) => {
    expect(await issue(`lost ${code}`, code, issued)).toMatchObject({ type: 'ok' });
    expect(calls.reloaded).toBe(1);
    expect(await issue(`not carried out ${code}`, code, draft)).toMatchObject({ code });
    expect(await issue(`only a trial ${code}`, code, issued, false)).toMatchObject({ code });
    expect(calls.reloaded).toBe(1);
  },
);

it.each(['network', 'unavailable'])(
  'an issue pressed again after an unknown outcome (%s) is a success of the first press',
  async (code) => {
    const id = `again ${code}`;
    expect(await issue(id, code, new Error('offline'))).toMatchObject({ code });
    expect(await issue(id, 'conflict', new Error('offline'))).toMatchObject({ code: 'network' });
    // Another way to issue it is asked for: the signal shows how it was issued.
    expect(await issue(id, 'conflict', issued, false)).toMatchObject({ type: 'ok' });
    expect(await issue(id, 'conflict', issued)).toMatchObject({ type: 'ok' });
    expect(await issue(id, 'conflict', { ...issued, version: 4 })).toMatchObject({
      code: 'conflict',
    });
    expect(await issue(id, 'conflict', undefined)).toMatchObject({ code: 'conflict' });
  },
);

it('a draft that was changed before it could be deleted is shown again once the list is reloaded', async () => {
  expect(await deleteSignal({ id: 'changed', version: 3 })).toMatchObject({ code: 'conflict' });
  expect(calls.shown).toBe(1);
  calls.code = 'network';
  expect(await deleteSignal({ id: 'changed', version: 3 })).toMatchObject({ code: 'network' });
  expect(calls.shown).toBe(1);
});

it('an outcome in the minute of the event before is dated by that event, not before it', () => {
  const issued = '2026-11-26T10:12:31.500Z';
  expect(momentOf('2026-11-26T10:12Z', issued)).toBe(issued);
  expect(momentOf('2026-11-26T10:13Z', issued)).toBe('2026-11-26T10:13:00.000Z');
  expect(momentOf('2026-11-26T10:11Z', issued)).toBe('2026-11-26T10:11:00.000Z');
  expect(momentOf('2026-11-26T10:12Z', undefined)).toBe('2026-11-26T10:12:00.000Z');
});
