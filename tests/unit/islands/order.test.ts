/** What the order form says, and the message for each error of the checkout function, in both languages. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as en from '../../../src/i18n/en/auth/dialogs.ts';
import * as fr from '../../../src/i18n/fr/auth/dialogs.ts';
import { errorText } from '../../../src/i18n/errors.ts';
import { href, langs } from '../../../src/i18n/index.ts';
import { OrderForm } from '../../../src/islands/checkout/order/OrderForm.tsx';
import { pay, resetCheckout } from '../../../src/stores/checkout/checkout.ts';
import { htmlOf, linksOf, textOf } from './markup.ts';

const session = vi.hoisted((): { token: string | undefined } => ({ token: 'a-token' }));
/** The response to the consent record: `status` 0 without a connection. */
const insert = vi.hoisted(() => ({ error: null as object | null, status: 201 }));
vi.mock('../../../src/stores/auth/session.ts', async (load) => {
  const { atom } = await import('nanostores');
  return {
    ...(await load<object>()),
    $session: atom({ type: 'signed-in', member: { id: 'u1' } }),
    accessToken: () => Promise.resolve(session.token),
  };
});
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: () => Promise.resolve({ from: () => ({ insert: () => Promise.resolve(insert) }) }),
}));

const answers: Response[] = [];

beforeEach(() => {
  session.token = 'a-token';
  Object.assign(insert, { error: null, status: 201 });
  vi.stubGlobal('location', { origin: 'https://site.example' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetCheckout();
});

const refusal = (status: number, error: string): Response => Response.json({ error }, { status });

it.each(langs)('each error has its message and next step in %s', async (lang) => {
  const texts = { fr, en }[lang];
  const { checkout: t } = texts;
  const dashboard = { [t.goToDashboard]: href(lang, 'dashboard') };
  const billing = { [t.toBilling]: `${href(lang, 'settings')}#billing` };
  for (const [answer, sentence, ways] of [
    [
      refusal(500, 'Failed to create checkout session'),
      t.errors['Failed to create checkout session'],
      {},
    ],
    [new Response('<h1>Bad gateway</h1>', { status: 502 }), t.errors.unavailable, {}],
    [refusal(401, 'unauthenticated'), t.errors.unauthenticated, {}],
    [refusal(409, 'already_subscribed'), t.errors.already_subscribed, dashboard],
    [refusal(409, 'payment_due'), t.errors.payment_due, billing],
    [refusal(400, 'unknown_price'), t.errors.unknown_price, {}],
    [refusal(400, 'invalid_promotion_code'), t.errors.invalid_promotion_code, {}],
    [refusal(429, 'rate_limited'), errorText(lang, t.errors, { code: 'rate_limited' }), {}],
    [undefined, t.errors.network, {}],
  ] as const) {
    if (answer) answers.push(answer);
    await pay({ plan: 'formation', method: 'card', promotionCode: '', waiver: true, lang });
    const props = { lang, texts, planKey: 'formation' } as const;
    expect(textOf(OrderForm, props)).toContain(sentence);
    expect(linksOf(OrderForm, props)).toMatchObject(ways);
    const { [t.goToDashboard]: toDashboard, [t.toBilling]: toBilling } = linksOf(OrderForm, props);
    expect([toDashboard, toBilling].filter(Boolean)).toEqual(Object.values(ways));
  }
});

it.each([
  [
    'the token cannot be refreshed',
    () => {
      session.token = undefined;
    },
    'network',
  ],
  [
    'the consent record does not reach the server',
    () => Object.assign(insert, { error: {}, status: 0 }),
    'network',
  ],
  [
    'the consent record is refused',
    () => Object.assign(insert, { error: {}, status: 403 }),
    'unexpected',
  ],
] as const)('when %s, the error says why', async (_, happen, code) => {
  happen();
  await pay({ plan: 'formation', method: 'card', promotionCode: '', waiver: true, lang: 'fr' });
  const shown = textOf(OrderForm, { lang: 'fr', texts: fr, planKey: 'formation' });
  expect(shown).toContain(fr.checkout.errors[code]);
});

it('a form closed while its payment starts does not lead to the payment page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'https://site.example', assign });
  answers.push(Response.json({ url: 'https://pay.example/' }));
  const paying = pay({
    plan: 'formation',
    method: 'card',
    promotionCode: '',
    waiver: true,
    lang: 'fr',
  });
  resetCheckout();
  await paying;
  expect(assign).not.toHaveBeenCalled();
});

it.each(langs)(
  'the form promises no VAT line on Stripe’s page, which shows none, in %s',
  (lang) => {
    expect({ fr, en }[lang].checkout.recap.vatNote).not.toContain('Stripe');
  },
);

it.each(langs)('a refused promotion code is said under its own field, in %s', async (lang) => {
  const texts = { fr, en }[lang];
  answers.push(refusal(400, 'invalid_promotion_code'));
  await pay({ plan: 'formation', method: 'card', promotionCode: 'NO', waiver: true, lang });
  const html = htmlOf(OrderForm, { lang, texts, planKey: 'formation' });
  expect(html).not.toContain('role="alert"');
  expect(html).toMatch(/<details.*aria-invalid="true".*field-error.*<\/details>/);
});
