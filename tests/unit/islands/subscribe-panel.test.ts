/** The order dialog of somebody whose subscription gives no access, in both languages. */
import { expect, it, vi } from 'vitest';
import { href, langs } from '../../../src/i18n/index.ts';
import * as en from '../../../src/i18n/en/auth/dialogs.ts';
import * as fr from '../../../src/i18n/fr/auth/dialogs.ts';
import { SubscribePanel } from '../../../src/islands/checkout/order/SubscribePanel.tsx';
import type { InactiveState } from '../../../src/stores/billing/subscription-rows.ts';
import { linksOf, textOf } from './markup.ts';

const inactive = vi.hoisted((): { current: unknown } => ({ current: undefined }));
vi.mock('../../../src/stores/auth/session.ts', async (load) => ({
  ...(await load<object>()),
  $session: { get: () => ({ type: 'signed-in', member: { id: 'u1' } }) },
}));
vi.mock('../../../src/stores/billing/subscription.ts', async (load) => ({
  ...(await load<object>()),
  $subscription: { get: () => ({ type: 'none' }) },
}));
vi.mock('../../../src/stores/billing/subscription-rows.ts', async (load) => ({
  ...(await load<object>()),
  $inactiveReason: { get: () => inactive.current },
}));
vi.mock('../../../src/islands/ui/hooks.ts', async (load) => ({
  ...(await load<object>()),
  useShared: (_: unknown, value: unknown) => value,
}));
vi.mock('../../../src/islands/checkout/order/OrderForm.tsx', () => ({
  OrderForm: () => 'the order form',
}));

it.each(langs)('is the form only if an order is possible, in %s', (lang) => {
  const texts = { fr, en }[lang];
  const { checkout: t } = texts;
  const billing = `${href(lang, 'settings')}#billing`;
  const show = (state: InactiveState) => {
    inactive.current = state;
    const props = { lang, texts, planKey: 'formation' } as const;
    return { text: textOf(SubscribePanel, props), links: linksOf(SubscribePanel, props) };
  };
  expect(show({ type: 'never' }).text).toBe('the order form');
  expect(show({ type: 'ended', until: null, plan: null }).text).toBe('the order form');
  const unpaid = show({ type: 'unpaid' });
  expect(unpaid.text).toContain(t.errors.payment_due);
  expect(unpaid.links).toEqual({ [t.toBilling]: billing });
  for (const type of ['refunded', 'disputed', 'paused'] as const) {
    const { text, links } = show({ type });
    expect(text).toContain(t.inactive[`${type}Text`]);
    expect(links).toEqual({ [t.inactive.manage]: billing });
  }
});
