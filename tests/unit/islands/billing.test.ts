/** Texts and actions of the billing section in each state, in both languages. */
import { expect, it, vi } from 'vitest';
import {
  subscriptionStates,
  type SubscriptionState,
} from '../../../src/domain/billing/subscription-status.ts';
import { plans } from '../../../src/domain/billing/plans.ts';
import { fill, formatPrice, href, langs } from '../../../src/i18n/index.ts';
import { ActionStatus } from '../../../src/islands/account/settings/ActionStatus.tsx';
import { EndContract } from '../../../src/islands/billing/EndContract.tsx';
import { Invoices } from '../../../src/islands/billing/Invoices.tsx';
import { SubscriptionStatus } from '../../../src/islands/billing/SubscriptionStatus.tsx';
import { overviewOf } from '../../e2e/billing/answers.ts';
import { settingsTexts } from '../../e2e/account/settings-page.ts';
import { htmlOf, linksOf, textOf } from './markup.ts';

it.each(langs)('each state has its title and its action, in %s', (lang) => {
  const t = settingsTexts(lang);
  const { billing: b } = t;
  const links = { pricing: href(lang, 'pricing'), mail: 'mailto:support@exemple.fr' };
  const due = fill(b.pay.due, { price: formatPrice(lang, 24_999) });
  const offers: Readonly<Record<SubscriptionState, readonly string[]>> = {
    never: [b.plans],
    active: [],
    reduced: [b.write],
    trial: [],
    ending: [b.resume.begin],
    failed: [b.card.change, due],
    suspended: [b.card.change, due],
    authenticate: [b.pay.authenticate],
    authenticateClosed: [b.pay.authenticate],
    confirmChange: [b.pay.authenticate],
    unpaid: [b.card.change, due],
    incomplete: [b.card.change, due],
    abandoned: [b.plans],
    paused: [b.write],
    refunded: [b.plans],
    disputed: [b.write],
    ended: [b.plans],
    review: [b.write],
  };
  for (const state of subscriptionStates) {
    const { subscription, invoices } = overviewOf(state);
    const props = {
      ...{ lang, t, links, subscription },
      planNames: { formation: 'Formation', formationEtSignaux: 'Formation et signaux' },
      due: invoices.find(({ status }) => status === 'open'),
      onChangeCard: () => undefined,
    } as unknown as Parameters<typeof SubscriptionStatus>[0];
    const text = textOf(SubscriptionStatus, props);
    expect(text, state).toContain(b.states[state].title);
    expect(text, state).not.toMatch(/\{\w+\}|Invalid|undefined|NaN/);
    const [actions = ''] = htmlOf(SubscriptionStatus, props).split('<dl');
    const controls = [...actions.matchAll(/<(?:a|button) [^>]*>(.*?)<\/(?:a|button)>/g)];
    const names = controls.map(([, name = '']) => name.replaceAll('&#x27;', "'"));
    expect(names, state).toEqual(offers[state]);
    if (state !== 'never') expect(text, state).toContain('ECT-1A2B3C4D');
  }
});

it.each(langs)('a contract that is over cannot be ended again, in %s', (lang) => {
  const { billing: t } = settingsTexts(lang);
  for (const state of subscriptionStates) {
    const { subscription } = overviewOf(state);
    if (subscription === null) continue;
    const links = Object.keys(linksOf(EndContract, { lang, t, subscription }));
    const none = ['ending', 'abandoned', 'refunded', 'ended'].includes(state);
    expect(links, state).toEqual(none ? [] : [t.end.cancel]);
  }
});

it('access ends in Paris time, wherever the reader is', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const { subscription } = overviewOf('failed');
  const props = {
    ...{ lang: 'fr', t: settingsTexts('fr'), links: { pricing: '', mail: '' } },
    subscription: { ...subscription, access_until: '2027-01-10T22:30:00Z' },
    ...{ planNames: {}, due: undefined, onChangeCard: () => undefined },
  } as unknown as Parameters<typeof SubscriptionStatus>[0];
  expect(new Date('2027-01-10T22:30:00Z').getDate(), 'the day elsewhere').toBe(11);
  expect(textOf(SubscriptionStatus, props)).toMatch(/10\sjanvier 2027 à 23\sh\s30/);
  vi.unstubAllEnvs();
});

it.each(langs)('an invoice shows its amount and status and links its files, in %s', (lang) => {
  const { invoices: t } = settingsTexts(lang).billing;
  const [first] = overviewOf('active').invoices;
  if (!first) throw new Error('There is no invoice to copy.');
  const price = formatPrice(lang, plans.formation.amount);
  for (const status of [
    'paid',
    'open',
    'refunded',
    'part-refunded',
    'void',
    'uncollectible',
  ] as const) {
    const invoice = { ...first, status };
    const props = { lang, t, invoices: [invoice] };
    const text = textOf(Invoices, props);
    expect(text).toContain(t.status[status]);
    expect(text).toContain(price);
    expect(linksOf(Invoices, props)).toEqual({ [t.page]: first.page, [t.pdf]: first.pdf });
    const without = { lang, t, invoices: [{ ...invoice, pdf: null }] };
    expect(linksOf(Invoices, without)).toEqual({ [t.page]: first.page });
    expect(htmlOf(Invoices, without)).toContain(fill(t.pageOf, { number: first.number }));
  }
});

it.each([
  ['fr', 'votre formule reste la même'],
  ['en', 'your plan stays the same'],
] as const)('a declined plan change says that the plan is unchanged, in %s', (lang, sentence) => {
  const { errors: t } = settingsTexts(lang);
  const said = (code: 'plan_unchanged' | 'card_declined') =>
    textOf(ActionStatus, { lang, t, outcome: { type: 'error', code } });
  expect(said('plan_unchanged')).toContain(sentence);
  expect(said('card_declined')).not.toContain(sentence);
});

it.each(langs)(
  'an ending contract can be cancelled at once while a payment is missing, in %s',
  (lang) => {
    const { billing: t } = settingsTexts(lang);
    const link = { [t.end.cancel]: href(lang, 'cancelContract') };
    const linksFor = (state: SubscriptionState) => {
      const { subscription } = overviewOf(state);
      if (!subscription) throw new Error('There is no subscription to end.');
      const ends = { ...subscription, ends_at: '2027-01-10T22:30:00Z', withdrawal_until: null };
      return linksOf(EndContract, { lang, t, subscription: ends });
    };
    expect(linksFor('failed')).toEqual(link);
    expect(linksFor('ending')).toEqual({});
  },
);
