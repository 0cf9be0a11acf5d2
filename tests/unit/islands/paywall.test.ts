/** The paywall of a signed-in reader without access, by the reason, in both languages. */
import { expect, it, vi } from 'vitest';
import { href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import Paywall from '../../../src/islands/course/Paywall.tsx';
import type { InactiveState } from '../../../src/stores/billing/subscription-rows.ts';
import { linksOf, textOf } from './markup.ts';

const known = vi.hoisted((): Record<string, unknown> => ({
  access: 'subscribe',
  lesson: { type: 'closed' },
}));
vi.mock('../../../src/stores/course/access.ts', () => ({ accessTo: () => 'access' }));
vi.mock('../../../src/stores/course/lesson.ts', () => ({ $lesson: 'lesson' }));
vi.mock('../../../src/stores/billing/subscription-rows.ts', () => ({
  $inactiveReason: 'inactive',
}));
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => undefined,
  useShared: (store: unknown, value: unknown) => (typeof store === 'string' ? known[store] : value),
}));

it.each(langs)('leads to the settings while a subscription is on hold, in %s', (lang) => {
  const { paywall: t, loadingError } = texts(lang);
  const pricing = href(lang, 'pricing');
  const billing = `${href(lang, 'settings')}#billing`;
  const show = (state: InactiveState) => {
    known['inactive'] = state;
    const props = {
      ...{ lang, t, summary: '', minutes: 20, next: undefined },
      requirement: 'subscription',
      id: { lesson: 'principes-decentralisation', lang, tag: '', epoch: 1 },
      links: { pricing, freeLesson: '#free' },
      failure: loadingError,
    } as const;
    return { text: textOf(Paywall, props), links: linksOf(Paywall, props) };
  };
  for (const type of ['unpaid', 'refunded', 'disputed', 'paused'] as const) {
    const { text, links } = show({ type });
    expect(text).toContain(t.onHold.title + t.onHold.text);
    expect(links).toEqual({ [t.onHold.action]: billing });
  }
  expect(show({ type: 'never' }).links).toMatchObject({ [t.premium.discover]: pricing });
  expect(show({ type: 'ended', until: null, plan: null }).text).toContain(t.lapsed.title);
});
