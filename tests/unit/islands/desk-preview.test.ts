/** The preview at the desk: of a draft as it will be issued, of an issued signal as it is now. */
import { expect, it, vi } from 'vitest';
import * as desk from '../../../src/i18n/en/desk/desk.ts';
import { deskSignals } from '../../../src/i18n/en/desk/signals.ts';
import { signalFeed } from '../../../src/i18n/en/signals/feed.ts';
import { Preview } from '../../../src/islands/desk/signals/Preview.tsx';
import { previewOf } from '../../../src/stores/desk/signals.ts';
import { elementsOf } from './elements.ts';

vi.mock('react/jsx-dev-runtime', async (load) => {
  return (await import('./elements.ts')).recording(await load());
});
vi.mock('../../../src/islands/signals/feed/detail/Detail.tsx', () => ({ Detail: () => null }));

const draft = {
  ...({ id: 'draft-1', action: 'buy', coin: 'bitcoin', currency: 'eur' } as const),
  ...{ entry: '100', take_profit: '120', stop_loss: '90', risk: 0.01, validity_minutes: 60 },
  ...{ reasoning_fr: '', reasoning_en: '' },
};
const texts = { lang: 'en', t: desk.desk, s: deskSignals, feed: signalFeed } as const;

it.each([
  ['a draft', { signal: draft }, deskSignals.preview.note],
  ['an issued signal', { shown: previewOf(draft, 0) }, deskSignals.preview.noteNow],
])('of %s says of when it is', async (_, shown, note) => {
  const { find } = await elementsOf(Preview, { ...texts, ...shown, onClose: () => undefined });
  expect(find('p', { className: 'dialog-intro' }).props['children']).toBe(note);
});
