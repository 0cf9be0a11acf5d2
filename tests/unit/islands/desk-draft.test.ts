/** A draft at the desk: what its buttons open, and where they lead. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type DraftTyped } from '../../../src/domain/signals/draft-form.ts';
import { signalFeed } from '../../../src/i18n/en/signals/feed.ts';
import { desk } from '../../../src/i18n/en/desk/desk.ts';
import { deskSignals } from '../../../src/i18n/en/desk/signals.ts';
import { members } from '../../../src/i18n/en/account/members.ts';
import { Conflict } from '../../../src/islands/desk/signals/Conflict.tsx';
import { DraftForm } from '../../../src/islands/desk/signals/DraftForm.tsx';
import { IssueDialog } from '../../../src/islands/desk/signals/IssueDialog.tsx';
import type { SignalForm } from '../../../src/stores/desk/signal-form.ts';
import { elementsOf } from './elements.ts';

const calls = vi.hoisted(() => ({ made: [] as string[], form: undefined as unknown }));
const called = vi.hoisted(() => (name: string) => () => void calls.made.push(name));

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('./elements.ts')).recording(await load());
});
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useShared: (_: unknown, server: unknown) => server ?? calls.form,
}));
vi.mock('../../../src/stores/desk/overview.ts', () => ({
  $desk: {},
  refreshDesk: called('refreshDesk'),
}));
vi.mock('../../../src/stores/desk/signal-actions.ts', () => ({
  issueSignal: called('issueSignal'),
}));
vi.mock('../../../src/stores/desk/signal-form.ts', () => ({
  $signalForm: {},
  differences: () => [],
  checkSignal: () => undefined,
  closeSignalForm: called('closeSignalForm'),
  keepMine: () => {
    called('keepMine')();
    return Promise.resolve();
  },
  showLatest: called('showLatest'),
  takeTheirs: called('takeTheirs'),
}));
vi.mock('../../../src/islands/desk/signals/DraftFields.tsx', () => ({ DraftFields: () => null }));

const typed: DraftTyped = {
  ...emptyDraft,
  ...{ coin: 'bitcoin', entry: '100', take_profit: '120', stop_loss: '90' },
  reasoning_fr: 'Deux rebonds sur le même niveau.',
  reasoning_en: 'Two bounces off the same level.',
};
const form: SignalForm = {
  ...{ id: 'draft-1', version: 3, typed, errors: {}, changed: false, saved: false, busy: false },
  ...{ error: undefined, conflict: undefined },
};
const props = {
  ...({ lang: 'en', user: 'ada' } as const),
  ...{ t: desk, s: deskSignals, feed: signalFeed, membersOnly: members.membersOnly },
};

beforeEach(() => {
  calls.made = [];
  calls.form = form;
  vi.stubGlobal('location', { hash: '#signals/draft-1' });
});

describe('a draft that somebody else has issued or deleted', () => {
  const gone: SignalForm = { ...form, conflict: 'gone' };
  const choices = () => elementsOf(Conflict, { ...props, form: gone, onDone: () => undefined });

  it('is stored as a new draft at the address of a new one, where its form stays', async () => {
    (await choices()).press(deskSignals.conflict.keepNew);
    expect([calls.made, location.hash]).toEqual([['keepMine'], 'signals/new']);
  });

  it('gives way to the list when it is discarded', async () => {
    (await choices()).press(deskSignals.conflict.leave);
    expect([calls.made, location.hash]).toEqual([['takeTheirs'], 'signals']);
  });
});

describe('a draft that somebody else has changed', () => {
  it('keeps its address, whatever is chosen', async () => {
    const theirs = { ...form, conflict: { ...typed, validity_minutes: 60 } as never };
    const { press } = await elementsOf(Conflict, {
      ...{ ...props, form: theirs, onDone: () => undefined },
    });
    press(deskSignals.conflict.keep);
    press(deskSignals.conflict.take);
    expect([calls.made, location.hash]).toEqual([['keepMine', 'takeTheirs'], '#signals/draft-1']);
  });

  it('is shown as it is now once its dialog is closed', async () => {
    const draft = {
      ...typed,
      risk: 0.01,
      validity_minutes: 60,
      id: 'draft-1',
      version: 3,
    } as never;
    const onClose = called('onClose');
    const { press, fire } = await elementsOf(IssueDialog, { ...props, draft, onClose });
    press(deskSignals.issue.cancel);
    fire('onClose', undefined, 'Modal');
    expect(calls.made).toEqual(['onClose', 'showLatest', 'onClose', 'showLatest']);
  });
});

it('the figures of the dialog that issues a draft are loaded when it is opened', async () => {
  const { press } = await elementsOf(DraftForm, { ...props, draft: undefined });
  press(deskSignals.form.preview);
  expect(calls.made).toEqual([]);
  press(deskSignals.form.issue);
  expect(calls.made).toEqual(['refreshDesk']);
});
