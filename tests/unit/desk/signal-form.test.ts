/** The draft being written: kept in the tab, stored by version, compared on a conflict. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptDrafts } from '../../../src/stores/desk/kept-drafts.ts';
import type * as store from '../../../src/stores/desk/signal-form.ts';
import type { DeskSignal } from '../../../src/stores/desk/signal-rows.ts';
import type { Outcome } from '../../../src/stores/outcome.ts';

type Answer = Outcome<{ readonly type: string; readonly version?: number }, string>;
const calls = vi.hoisted(() => ({
  sent: [] as { readonly action: string; readonly version: number; readonly id: string }[],
  answers: [] as unknown[],
  stored: undefined as unknown,
  /** The list of the desk. */
  list: undefined as unknown,
  /** Called while the stored draft is read. */
  onRead: undefined as (() => void) | undefined,
}));
vi.mock('../../../src/stores/desk/call.ts', () => ({
  publish: (_: string, request: never) => {
    calls.sent.push(request);
    return Promise.resolve(calls.answers.shift());
  },
}));
vi.mock('../../../src/stores/desk/signal-rows.ts', () => ({
  readSignal: () => {
    calls.onRead?.();
    return calls.stored instanceof Error
      ? Promise.reject(calls.stored)
      : Promise.resolve(calls.stored);
  },
}));
vi.mock('../../../src/stores/desk/signals.ts', () => ({
  refreshDeskSignals: () => Promise.resolve(true),
  $deskSignals: { get: () => calls.list },
}));

const answer = (...next: readonly Answer[]) => void calls.answers.push(...next);
const saved = (version: number): Answer => ({ type: 'ok', value: { type: 'saved', version } });
const refused = (code: string): Answer => ({ type: 'error', code });

const stored: DeskSignal = {
  ...{ id: 'draft-1', version: 3, state: 'draft', trial: true, source: 'desk' },
  ...{ action: 'buy', coin: 'bitcoin', currency: 'eur', entry: '100', take_profit: '120' },
  ...{ stop_loss: '90', risk: 0.01, validity_minutes: 60 },
  reasoning_fr: 'Deux rebonds sur le même niveau.',
  reasoning_en: 'Two bounces off the same level.',
  ...{ created_at: '2026-11-26T10:00:00.000Z', issued_at: undefined, valid_until: undefined },
  ...{ entered_at: undefined, closed_at: undefined, exit_price: undefined },
  ...{ current_take_profit: '120', current_stop_loss: '90' },
};

let kept: Map<string, string>;
let form: typeof store;

beforeEach(async () => {
  kept = new Map();
  calls.sent = [];
  calls.answers = [];
  calls.stored = undefined;
  calls.onRead = undefined;
  vi.stubGlobal('sessionStorage', storageOf(kept));
  vi.resetModules();
  form = await import('../../../src/stores/desk/signal-form.ts');
});
afterEach(() => vi.unstubAllGlobals());

/** Storage whose entries are also its own properties, as a browser's. */
function storageOf(entries: Map<string, string>): object {
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const state = () => form.$signalForm.get();

describe('a stored draft', () => {
  beforeEach(() => form.openSignalForm('ada', 'fr', stored));

  it('is saved under the version that was read, and then under the next', async () => {
    form.typeSignal('entry', '101');
    expect(state()).toMatchObject({ changed: true, saved: false });
    answer(saved(4), saved(5));
    expect(await form.saveSignal('fr')).toBeUndefined();
    expect(state()).toMatchObject({ version: 4, changed: false, saved: true, busy: false });
    expect([...kept]).toEqual([]);
    form.typeSignal('entry', '102');
    await form.saveSignal('fr');
    expect(calls.sent.map(({ version }) => version)).toEqual([3, 4]);
  });

  it('is not sent while something is wrong: the first wrong field is named', async () => {
    form.typeSignal('stop_loss', '130');
    form.typeSignal('reasoning_en', '');
    expect(await form.saveSignal('fr')).toBe('stop_loss');
    expect(state()?.errors).toEqual({ stop_loss: 'below', reasoning_en: 'required' });
    expect(calls.sent).toEqual([]);
    form.typeSignal('stop_loss', '80');
    expect(state()?.errors.stop_loss).toBeUndefined();
  });

  it('keeps what is typed in the tab, through an error and the end of the session', async () => {
    form.typeSignal('entry', '101,5');
    answer(refused('unauthenticated'));
    await form.saveSignal('fr');
    expect(state()).toMatchObject({ error: { code: 'unauthenticated' }, changed: true });
    // The page is loaded again, by the same person.
    vi.resetModules();
    const again = await import('../../../src/stores/desk/signal-form.ts');
    expect(keptDrafts('ada')).toEqual([{ id: 'draft-1', version: 3 }]);
    again.openSignalForm('ada', 'fr', stored);
    expect(again.$signalForm.get()).toMatchObject({ version: 3, changed: true });
    expect(again.$signalForm.get()?.typed.entry).toBe('101,5');
    expect(keptDrafts('eve')).toEqual([]);
  });

  it('keeps its own input when another draft is written', async () => {
    form.typeSignal('entry', '101');
    form.openSignalForm('ada', 'fr', { ...stored, id: 'draft-2' });
    form.typeSignal('entry', '102');
    form.openSignalForm('ada', 'fr', undefined);
    form.typeSignal('entry', '103');
    const ids = keptDrafts('ada').map(({ id }) => id);
    expect(ids).toEqual(['draft-1', 'draft-2', state()?.id]);
    for (const [signal, entry] of [
      [stored, '101'],
      [{ ...stored, id: 'draft-2' }, '102'],
      [undefined, '103'],
    ] as const) {
      form.openSignalForm('ada', 'fr', signal);
      expect(state()).toMatchObject({ changed: true, typed: { entry } });
    }
  });

  it('is sent as a new draft when it is gone and only its kept input is left', async () => {
    form.typeSignal('entry', '101');
    form.openSignalForm('ada', 'fr', { ...stored, id: 'draft-2' });
    const [kept] = keptDrafts('ada');
    form.openSignalForm('ada', 'fr', kept);
    expect(state()).toMatchObject({ id: 'draft-1', version: 3, typed: { entry: '101' } });
    answer(refused('conflict'));
    await form.saveSignal('fr');
    expect(state()?.conflict).toBe('gone');
  });

  it('that is saved while another one is opened leaves that one alone', async () => {
    form.typeSignal('entry', '101');
    answer(saved(4));
    const saving = form.saveSignal('fr');
    form.openSignalForm('ada', 'fr', { ...stored, id: 'draft-2', version: 1 });
    await saving;
    expect(state()).toMatchObject({ id: 'draft-2', version: 1, changed: false, saved: false });
    expect(keptDrafts('ada')).toEqual([]);
  });

  it('keeps what was typed after it was sent and before another one was opened', async () => {
    form.typeSignal('entry', '101');
    answer(saved(4));
    const saving = form.saveSignal('fr');
    form.typeSignal('entry', '102');
    form.openSignalForm('ada', 'fr', { ...stored, id: 'draft-2' });
    await saving;
    expect(keptDrafts('ada')).toEqual([{ id: 'draft-1', version: 4 }]);
    form.openSignalForm('ada', 'fr', stored);
    expect(state()).toMatchObject({ version: 4, typed: { entry: '102' } });
  });

  it('shows kept numbers as they are written in the language of the page', async () => {
    form.typeSignal('entry', '62,5');
    form.typeSignal('risk', '0,25 %');
    form.typeSignal('stop_loss', 'soixante');
    vi.resetModules();
    const again = await import('../../../src/stores/desk/signal-form.ts');
    again.openSignalForm('ada', 'en', stored);
    expect(again.$signalForm.get()?.typed).toMatchObject({
      entry: '62.5',
      risk: '0.25',
      stop_loss: 'soixante',
      validity: '1',
    });
  });

  it('shows what somebody else has stored, and stores one’s own over it when told to', async () => {
    form.typeSignal('entry', '101');
    const theirs = { ...stored, version: 4, entry: '99', risk: 0.02 };
    calls.stored = theirs;
    answer(refused('conflict'));
    await form.saveSignal('fr');
    expect(state()).toMatchObject({ conflict: theirs, busy: false, changed: true });
    expect(form.differences(state()?.typed ?? ({} as never), theirs, 'fr')).toEqual([
      'entry',
      'risk',
    ]);
    answer(saved(5));
    await form.keepMine('fr');
    expect(calls.sent.at(-1)).toMatchObject({
      id: 'draft-1',
      version: 4,
      signal: { entry: '101' },
    });
    expect(state()).toMatchObject({ version: 5, conflict: undefined, saved: true });
  });

  it('takes theirs when told to, and drops one’s own', async () => {
    form.typeSignal('entry', '101');
    calls.stored = { ...stored, version: 4, entry: '99' };
    answer(refused('conflict'));
    await form.saveSignal('fr');
    form.takeTheirs('fr');
    expect(state()).toMatchObject({ version: 4, changed: false, conflict: undefined });
    expect(state()?.typed.entry).toBe('99');
    expect(calls.sent).toHaveLength(1);
  });

  it('is loaded again when it is opened at a later version, unless something was changed', () => {
    const later = { ...stored, version: 4, entry: '99' };
    // The list may be older than one's own save.
    form.openSignalForm('ada', 'fr', { ...stored, version: 2, entry: '98' });
    expect(state()).toMatchObject({ version: 3, typed: { entry: '100' } });
    form.openSignalForm('ada', 'fr', later);
    expect(state()).toMatchObject({ version: 4, changed: false, typed: { entry: '99' } });
    form.typeSignal('entry', '101');
    form.openSignalForm('ada', 'fr', { ...later, version: 5 });
    expect(state()).toMatchObject({ version: 4, changed: true, typed: { entry: '101' } });
  });

  it('is shown as somebody else has stored it once a request was refused', () => {
    const inList = (...signals: readonly DeskSignal[]) => {
      calls.list = { type: 'known', signals, more: false, stale: false };
      form.showLatest();
      return state();
    };
    calls.list = { type: 'failed' };
    form.showLatest();
    expect(state()).toMatchObject({ version: 3 });
    expect(inList({ ...stored, id: 'draft-2', version: 4 })).toMatchObject({ version: 3 });
    const later = { ...stored, version: 4, entry: '99' };
    expect(inList({ ...later, state: 'issued' })).toMatchObject({ version: 3 });
    expect(inList(later)).toMatchObject({ version: 4, changed: false, typed: { entry: '99' } });
    form.typeSignal('entry', '101');
    expect(inList({ ...later, version: 5 })).toMatchObject({ version: 4, typed: { entry: '101' } });
  });

  it('stays open when it is issued elsewhere only with input or a conflict', async () => {
    const isWritten = () => form.isBeingWritten(state() ?? ({} as never));
    expect(isWritten()).toBe(false);
    form.typeSignal('entry', '101');
    expect(isWritten()).toBe(true);
    answer(saved(4));
    const saving = form.saveSignal('fr');
    expect(isWritten()).toBe(true);
    await saving;
    expect(isWritten()).toBe(false);
    calls.stored = undefined;
    answer(refused('conflict'));
    await form.saveSignal('fr');
    expect([state()?.changed, isWritten()]).toEqual([false, true]);
  });

  it('that was issued or deleted meanwhile is stored as a new draft', async () => {
    form.typeSignal('entry', '101');
    calls.stored = { ...stored, state: 'issued', version: 3 };
    answer(refused('conflict'));
    await form.saveSignal('fr');
    expect(state()?.conflict).toBe('gone');
    answer(saved(1));
    await form.keepMine('fr');
    expect(calls.sent.at(-1)).toMatchObject({ version: 0 });
    expect(calls.sent.at(-1)?.id).not.toBe('draft-1');
  });

  it('is no conflict when only the answer was lost: what is stored is one’s own', async () => {
    form.typeSignal('entry', '101');
    answer(refused('network'), refused('conflict'));
    await form.saveSignal('fr');
    expect(state()).toMatchObject({ error: { code: 'network' } });
    calls.stored = { ...stored, version: 4, entry: '101' };
    await form.saveSignal('fr');
    expect(state()).toMatchObject({ version: 4, conflict: undefined, saved: true });
  });

  it.each([
    ['a conflict', { ...stored, version: 4, entry: '99' }],
    ['a lost answer', { ...stored, version: 4, entry: '101' }],
    ['an error', new Error('No network.')],
  ])('of which %s is known after another one was opened leaves that one alone', async (_, read) => {
    form.typeSignal('entry', '101');
    calls.stored = read;
    calls.onRead = () => form.openSignalForm('ada', 'fr', { ...stored, id: 'draft-2', version: 7 });
    answer(refused('conflict'));
    await form.saveSignal('fr');
    expect(state()).toMatchObject({ id: 'draft-2', version: 7, busy: false, saved: false });
    expect([state()?.conflict, state()?.error]).toEqual([undefined, undefined]);
    expect(keptDrafts('ada').map(({ id }) => id)).toEqual(['draft-1']);
  });

  it('keeps what was typed since a request whose answer was lost', async () => {
    form.typeSignal('entry', '101');
    calls.stored = { ...stored, version: 4, entry: '101' };
    answer(refused('conflict'));
    const saving = form.saveSignal('fr');
    form.typeSignal('entry', '102');
    await saving;
    expect(state()).toMatchObject({ version: 4, changed: true, saved: false });
  });

  it('keeps what is typed while it is being saved', async () => {
    form.typeSignal('entry', '101');
    answer(saved(4));
    const saving = form.saveSignal('fr');
    form.typeSignal('entry', '102');
    await saving;
    expect(state()).toMatchObject({ version: 4, changed: true, saved: false });
    expect(state()?.typed.entry).toBe('102');
    expect(JSON.stringify([...kept])).toContain('102');
  });
});

it('a new draft has an id of its own and version 0, and stays when the list is opened again', () => {
  form.openSignalForm('ada', 'en', undefined);
  form.typeSignal('entry', '7');
  const id = state()?.id;
  form.openSignalForm('ada', 'en', undefined);
  expect(state()).toMatchObject({ id, version: 0 });
  expect(state()?.typed.entry).toBe('7');
  form.closeSignalForm();
  expect([state(), kept.size]).toEqual([undefined, 0]);
});

it.each([['a new one', undefined] as const, ['a stored one', stored] as const])(
  'a draft that another user has begun on this page is not shown: %s',
  (_, draft) => {
    form.openSignalForm('ada', 'fr', draft);
    form.typeSignal('entry', '7');
    form.openSignalForm('ada', 'fr', draft);
    expect(state()?.typed.entry, 'signed in again').toBe('7');
    form.openSignalForm('eve', 'fr', draft);
    expect(state()).toMatchObject({ changed: false, typed: { entry: draft?.entry ?? '' } });
    form.typeSignal('risk', '1');
    expect(keptDrafts('eve')).toEqual([{ id: state()?.id, version: draft?.version ?? 0 }]);
  },
);
