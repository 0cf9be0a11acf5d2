/** A draft at the desk: what its buttons open, and where they lead. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type DraftTyped } from '../../../src/domain/signals/draft-form.ts';
import { signalFeed } from '../../../src/i18n/en/signals/feed.ts';
import { desk } from '../../../src/i18n/en/desk/desk.ts';
import { deskSignals } from '../../../src/i18n/en/desk/signals.ts';
import { members } from '../../../src/i18n/en/account/members.ts';
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

describe('a draft that somebody else has changed', () => {
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
