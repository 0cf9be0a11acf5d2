/** Signals as a subscriber sees them, in each language. */
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import {
  type FeedEvent,
  signalsOfEvents,
} from '../../../src/domain/signals/feed/signal-of-events.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import type { Delivery, Webhook, WebhookStatus } from '../../../src/domain/api/signal-webhooks.ts';
import * as enFeed from '../../../src/i18n/en/signals/feed.ts';
import * as enWebhooks from '../../../src/i18n/en/signals/webhooks.ts';
import * as frFeed from '../../../src/i18n/fr/signals/feed.ts';
import * as frWebhooks from '../../../src/i18n/fr/signals/webhooks.ts';
import { fill, href, langs } from '../../../src/i18n/index.ts';
import type { ActiveSubscription } from '../../../src/stores/billing/subscription.ts';
import { formatLevel, formatObserved } from '../../../src/i18n/signal-formats.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { availabilityOf } from '../../../src/islands/account/settings/execution/availability.ts';
import { resultOf } from '../../../src/islands/account/settings/execution/delivery-result.ts';
import { WebhookCard } from '../../../src/islands/account/settings/execution/WebhookCard.tsx';
import { Levels } from '../../../src/islands/signals/feed/detail/Levels.tsx';
import { NoAccess } from '../../../src/islands/signals/feed/NoAccess.tsx';
import { Announcements } from '../../../src/islands/signals/feed/Announcements.tsx';
import { SignalRow } from '../../../src/islands/signals/feed/SignalRow.tsx';
import { expired, happened, issued, revised } from '../signals/feed-events.ts';
import { htmlOf, linksOf, textOf } from './markup.ts';

const known = vi.hoisted(() => ({
  latest: undefined as FeedEvent | undefined,
  reason: { type: 'never' },
  prices: {
    type: 'known',
    market: { as_of: '2026-11-26T11:59:00Z', stale: false, coins: [{ id: 'bitcoin', price: 78 }] },
  },
}));
vi.mock('../../../src/stores/billing/subscription.ts', () => ({
  $subscription: 'subscription',
  refreshSubscription: () => undefined,
}));
vi.mock('../../../src/stores/billing/subscription-rows.ts', () => ({ $inactiveReason: 'reason' }));
vi.mock('../../../src/stores/signals/prices.ts', () => ({ pricesIn: () => 'prices' }));
vi.mock('../../../src/stores/signals/feed.ts', () => ({ $latestEvent: 'latest' }));
vi.mock('../../../src/stores/signals/webhooks.ts', () => ({}));
vi.mock('../../../src/stores/signals/webhook-log.ts', () => ({ $deliveryLogs: 'logs' }));
vi.mock('../../../src/islands/ui/hooks.ts', () => ({
  useShared: (store: string, server: unknown) =>
    new Map<string, unknown>([
      ['reason', known.reason],
      ['prices', known.prices],
      ['subscription', { type: 'none' }],
      ['latest', known.latest],
    ]).get(store) ?? server,
}));

const feeds = { fr: frFeed.signalFeed, en: enFeed.signalFeed };
const webhooks = { fr: frWebhooks.signalWebhooks, en: enWebhooks.signalWebhooks };
const now = Date.parse('2026-11-26T12:00:00Z');

it.each(langs)('a line says how a signal stands and what it won or lost, in %s', (lang) => {
  const t = feeds[lang];
  const events = [
    [issued(1, 'a')],
    [issued(1, 'a'), happened(2, 'a', 'entry_hit', '80')],
    [issued(1, 'a'), happened(2, 'a', 'entry_hit', '80'), happened(3, 'a', 'stop_loss', '75')],
    [issued(1, 'a'), happened(2, 'a', 'entry_hit', '80'), happened(3, 'a', 'take_profit', '92')],
    [issued(1, 'a', { valid_until: '2026-11-26T11:00:00.000Z' })],
    [issued(1, 'a'), expired(2, 'a')],
  ];
  const rows = events.map((own) => {
    const [signal] = signalsOfEvents(own);
    if (!signal) throw new Error('No signal.');
    return { lang, t, signal, price: 83, unread: own.length === 1, now, href: '#a' };
  });
  const said = rows.map((row) => textOf(SignalRow, row));
  const [waiting = '', running, lost, won, late, over] = said;
  expect(waiting).toContain(`${t.actions.buy} BTC/EUR`);
  expect(waiting).toContain(t.list.unread);
  expect(waiting).toContain(fill(t.standings.issued, { left: '21\u00A0h\u00A00\u00A0min' }));
  expect(running).toContain(t.standings.entry_hit);
  expect(running).not.toContain(t.list.unread);
  expect(lost).toContain(`${t.standings.stop_loss}, −1\u00A0R`);
  expect(won).toMatch(new RegExp(`${t.standings.take_profit}, \\+2[.,]4\u00A0R`));
  expect(late).toContain(t.standings.late);
  expect(over).toContain(t.standings.expired);
  const [html = ''] = rows.map((row) => htmlOf(SignalRow, row));
  const [label = ''] = /aria-label="([^"]*)"/.exec(html) ?? [];
  for (const price of ['75', '80', '92', '83']) expect(label).toContain(price);
});

it.each(langs)('its levels say that the order waits, until the validity is over, in %s', (lang) => {
  const t = feeds[lang];
  const [signal] = signalsOfEvents([issued(1, 'a', { valid_until: '2026-11-26T13:00:00.000Z' })]);
  if (!signal) throw new Error('No signal.');
  const waiting = fill(t.levels.waiting, {
    price: formatObserved(lang, 78, 'eur'),
    entry: formatLevel(lang, '80', 'eur'),
  });
  expect(textOf(Levels, { lang, t, signal, now })).toContain(waiting);
  const later = textOf(Levels, { lang, t, signal, now: now + 3_600_000 });
  expect(later).toContain(t.levels.heading);
  expect(later).not.toContain(waiting);
});

it.each(langs)(
  'without access it says the next step, and never asks a payer to pay, in %s',
  (lang) => {
    const t = feeds[lang];
    const { badge } = texts(lang).members;
    const pricing = href(lang, 'pricing');
    const billing = `${href(lang, 'settings')}#billing`;
    const read = { [t.noAccess.read]: href(lang, 'signals') };
    const props = { lang, t, badge, isClosed: false };
    known.reason = { type: 'never' };
    expect(linksOf(NoAccess, { ...props, access: 'subscribe' })).toEqual({
      [t.noAccess.plans]: pricing,
      ...read,
    });
    expect(linksOf(NoAccess, { ...props, access: 'upgrade' })).toEqual({
      [t.noAccess.change]: billing,
      ...read,
    });
    expect(linksOf(NoAccess, { ...props, access: 'subscribe', isClosed: true })).toEqual({
      [t.noAccess.notify]: `${href(lang, 'signals')}#notice`,
      ...read,
    });
    expect(textOf(NoAccess, { ...props, access: 'unknown' })).toContain(t.noAccess.unknown);
    known.reason = { type: 'unpaid' };
    const unpaid = linksOf(NoAccess, { ...props, access: 'subscribe' });
    expect(unpaid[badge.settle]).toBe(billing);
    expect(Object.values(unpaid)).not.toContain(pricing);
  },
);

it.each(langs)('a webhook offers what its state allows, in %s', (lang) => {
  const t = webhooks[lang];
  const webhook = (change: Partial<Webhook>): Webhook => ({
    ...{ id: 'w', name: 'Bot', url: 'https://bot.example.org', recipe: 'json', status: 'active' },
    ...{ max_lag: 300, dry_run: true, previous_secret_until: null, failures_in_row: 0 },
    ...{ created_at: '2026-11-26T09:00:00Z', ...change },
  });
  const onDeleted = (): void => undefined;
  const all = [t.verify, t.test, t.resume, t.pause, t.goLive, t.change, t.rotate, t.delete];
  const offered = (change: Partial<Webhook>, off = false) => {
    const html = htmlOf(WebhookCard, { lang, t, webhook: webhook(change), off, onDeleted });
    const buttons = [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, text = '']) => text);
    return all.filter((label) => buttons.includes(label));
  };
  const { verify, test, resume, pause, goLive, change, rotate } = t;
  const expected: Readonly<Record<WebhookStatus, readonly string[]>> = {
    pending: [verify, change, rotate, t.delete],
    active: [test, pause, goLive, change, rotate, t.delete],
    paused: [test, resume, goLive, change, rotate, t.delete],
    auto_paused: [test, resume, goLive, change, rotate, t.delete],
    gone: [t.delete],
  };
  for (const [status, labels] of Object.entries(expected)) {
    expect(offered({ status: status as WebhookStatus }), status).toEqual(labels);
  }
  expect(offered({}, true)).toEqual([pause, t.delete]);
  const stopped = { lang, t, webhook: webhook({}), off: true, onDeleted };
  expect(textOf(WebhookCard, stopped)).not.toContain(t.statusTexts.active);
  expect(textOf(WebhookCard, stopped)).toContain(t.log.heading);
  const live = textOf(WebhookCard, {
    lang,
    t,
    webhook: webhook({ dry_run: false }),
    off: false,
    onDeleted,
  });
  expect(live).toContain(t.live);
  expect(live).toContain(t.goDry);
});

it('two revisions in a row are two elements of the live region', () => {
  const events = [issued(1, 'a'), revised(2, 'a', '93', '76'), revised(3, 'a', '94', '77')];
  const props = { t: feeds.en, signals: signalsOfEvents(events) };
  const announced = events.slice(1).map((event) => {
    known.latest = event;
    const region = Announcements(props) as ReactElement<{ children: ReactElement }>;
    return { key: region.props.children.key, text: textOf(Announcements, props) };
  });
  known.latest = undefined;
  const [one, two] = announced;
  expect(one?.text).toContain(feeds.en.history.kinds.revised);
  expect(two?.text).toBe(one?.text);
  expect(two?.key).not.toBe(one?.key);
});

it('a delivery says its result, answer and attempts', () => {
  const delivery: Delivery = {
    ...{ id: 'd', kind: 'test', signal: null, state: 'failed', status_code: 500, attempts: 1 },
    ...{ created_at: '2026-11-26T09:00:00Z', replay_until: null, finished_at: null, error: null },
  };
  const { en, fr } = webhooks;
  expect(resultOf('en', en, delivery)).toBe('failed, answer 500');
  const sent = { ...delivery, state: 'sent', status_code: 200, attempts: 2 } as const;
  expect(resultOf('fr', fr, sent)).toBe('reçu, réponse 200, 2 tentatives');
  const late = { ...delivery, status_code: null, error: 'timeout' };
  expect(resultOf('en', en, late)).toBe('failed, no answer within ten seconds');
  for (const error of ['bad_answer', 'not_made'] as const) {
    expect(resultOf('en', en, { ...late, error })).toBe(`failed, ${en.log.errors[error]}`);
  }
});

it('webhooks that are left can be stopped without a subscription', () => {
  const subscription = {
    type: 'active',
    subscription: { includes_signals: true } as SubscriptionRow,
  } as const;
  const training = {
    type: 'active',
    subscription: { includes_signals: false } as SubscriptionRow,
  } as const;
  const of = (state: ActiveSubscription) => [
    availabilityOf(state, true),
    availabilityOf(state, false),
  ];
  expect(of(subscription)).toEqual(['full', 'full']);
  expect(of(training)).toEqual(['stopped', 'none']);
  expect(of({ type: 'none' })).toEqual(['stopped', 'none']);
  expect(of({ type: 'failed' })).toEqual(['full', 'none']);
  expect(of({ type: 'loading' })).toEqual(['none', 'none']);
});
