/**
 * Payloads as SQL enqueues them for each subscription email, in every case that changes its
 * wording.
 */

const contract = {
  reference: 'ECT-1A2B3C4D',
  plan: 'formation',
  amount: 24_999,
  currency: 'eur',
} as const;
const started_at = '2026-11-22T10:00:00.123456+00:00';
const renews_at = '2026-12-22T10:00:00+00:00';
const declared_at = '2026-11-30T22:30:15.5+00:00';

const welcome = {
  ...contract,
  started_at,
  renews_at,
  terms_version: '2026-11-22',
  waiver: true,
  accepted_at: '2026-11-22T09:58:12.5+00:00',
  signals_open: false,
};
const link = {
  kind: 'cancellation',
  token: 'A_-'.repeat(14),
  declared_at,
  reference: contract.reference,
  plan_name: 'Formation + Signaux',
  ends_at: renews_at,
};
const refundFields = {
  reference: contract.reference,
  plan: contract.plan,
  currency: contract.currency,
  declared_at,
  at: '2026-11-30T22:30:20+00:00',
  refund: 'whole',
};

const lesson = {
  kind: 'lessons',
  news: 'new',
  title: 'Stablecoins',
  description: 'What backs a stablecoin, and what happens when it does not.',
  key: 'stablecoins',
  picture: '/og/fr/formation/comprendre-la-crypto/stablecoins.0123456789.png',
};
const article = {
  ...lesson,
  kind: 'articles',
  key: 'mica',
  picture: '/og/fr/articles/mica.0123456789.png',
};

const week = {
  as_of: '2026-11-23T06:55:00Z',
  known: 98,
  up: 57,
  down: 38,
  level: 3,
  unknown: 2,
  middle: { low: -3.21, high: 4.08 },
  rises: [
    { name: 'Bitcoin', change: 12.34 },
    { name: 'Ethereum', change: 9 },
  ],
  falls: [{ name: 'Solana', change: -14.96 }],
  drawdowns: [{ name: 'Solana', fall: 20, rise: 25 }],
};

const signal = {
  signal: '3f0f9a5e-7a5c-4d8e-9f27-2f4f6a1b0c11',
  at: '2026-11-22T09:58:12.512Z',
  position: 42,
  hash: 'ab'.repeat(32),
  about: { action: 'buy', coin: 'bitcoin', currency: 'eur', entry: '58250.5' },
};

const short = { action: 'sell', coin: 'dogecoin', currency: 'usd', entry: '0.123456' };

const unclear = {
  name: 'Bot on Binance',
  kind: 'entry_hit',
  at: signal.at,
  missed: false,
  signal: signal.signal,
  ...signal.about,
  take_profit: '61000',
  stop_loss: '57100',
  closed: false,
};

export const mailSamples: readonly (readonly [template: string, data: object])[] = [
  ['subscription-welcome', welcome],
  [
    'subscription-welcome',
    {
      ...welcome,
      plan: 'formationEtSignaux',
      amount: 34_999,
      renews_at: null,
      terms_version: null,
      waiver: false,
      accepted_at: null,
    },
  ],
  ['payment-failed', { ...contract, access_until: renews_at }],
  ['payment-failed', { ...contract, access_until: null }],
  ['payment-action-required', { ...contract, access_until: renews_at }],
  ['payment-action-required', { ...contract, access_until: null }],
  ['renewal-notice', { ...contract, renews_at }],
  ['plan-changed', { ...contract, renews_at, at: started_at }],
  ['plan-changed', { ...contract, renews_at: null, at: started_at }],
  ['subscription-resumed', { ...contract, renews_at }],
  ['subscription-ended', { ...contract, unpaid: true, at: started_at }],
  ['subscription-ended', { ...contract, unpaid: false, at: started_at }],
  [
    'payment-returned',
    {
      reference: contract.reference,
      plan: contract.plan,
      currency: contract.currency,
      refunded: 24_999,
      paid_at: started_at,
    },
  ],
  ['cancellation-receipt', { ...contract, ends_at: renews_at, declared_at }],
  [
    'cancellation-receipt',
    { ...contract, ends_at: renews_at, declared_at, name: 'Ada Lovelace', at_once: false },
  ],
  [
    'cancellation-receipt',
    { ...contract, plan: null, ends_at: declared_at, declared_at, name: 'Ada', at_once: true },
  ],
  [
    'withdrawal-receipt',
    { ...contract, declared_at, name: 'Ada Lovelace', started_at, refund: 'whole' },
  ],
  ['withdrawal-receipt', { ...contract, declared_at, name: 'Ada', started_at, refund: 'review' }],
  ['withdrawal-refund', { ...refundFields, refunded: 24_999 }],
  ['withdrawal-refund', { ...refundFields, refunded: 0 }],
  ['withdrawal-refund', { ...refundFields, refund: 'review', refunded: null }],
  ['withdrawal-refund', { ...refundFields, refund: 'review', refunded: 1_000 }],
  ['signals-notice', { token: '00000000-0000-4000-8000-000000000001' }],
  ['signals-open', { token: '00000000-0000-4000-8000-000000000001' }],
  ['review-reminder', { questions: 10, lessons: ['Stablecoins', 'Bitcoin'], rhythm: 'daily' }],
  ['review-reminder', { questions: 1, lessons: ['Stablecoins'], rhythm: 'weekly' }],
  ['review-reminder', { questions: 3, lessons: [], rhythm: 'last' }],
  ['content-news', { entries: [lesson], more: 0 }],
  ['content-news', { entries: [{ ...lesson, news: 'revised' }, article], more: 0 }],
  ['content-news', { entries: [lesson, { ...article, news: 'revised' }], more: 1 }],
  ['content-news', { entries: [article], more: 12 }],
  ['market-week', week],
  ['market-week', { ...week, level: 0, unknown: 0, rises: [], falls: [], drawdowns: [] }],
  ['contract-link', link],
  ['contract-link', { ...link, kind: 'withdrawal', ends_at: null, plan_name: '' }],
  ...['none', 'too_late', 'already_ending', 'withdrawn'].map(
    (why) => ['contract-unknown', { kind: 'withdrawal', declared_at, why }] as const,
  ),
  ['contract-unknown', { kind: 'cancellation', declared_at, why: 'none' }],
  [
    'signal-issued',
    {
      ...signal,
      ...signal.about,
      kind: 'issued',
      trial: false,
      source: 'desk',
      take_profit: '61000',
      stop_loss: '57100',
      risk: '0.01',
      valid_until: '2026-11-23T09:58:12.512Z',
      reasoning: 'Two bounces off the same level. The stop sits just below it.',
    },
  ],
  [
    'signal-issued',
    {
      ...signal,
      about: short,
      ...short,
      kind: 'issued',
      trial: false,
      source: 'machine',
      take_profit: '0.11',
      stop_loss: '0.13',
      risk: '0.005',
      valid_until: '2026-11-23T09:58:12.512Z',
      reasoning: 'A third failure below the same level.',
    },
  ],
  ...(['entry_hit', 'take_profit', 'stop_loss', 'withdrawn'] as const).map(
    (kind) =>
      [
        'signal-updated',
        { ...signal, kind, price: '57100', by: 'data', source: 'CoinGecko' },
      ] as const,
  ),
  ['signal-updated', { ...signal, kind: 'expired', by: 'data', source: 'CoinGecko' }],
  [
    'signal-updated',
    {
      ...signal,
      kind: 'revised',
      take_profit: '62000',
      stop_loss: '58250.5',
      note: 'The stop follows the price to the entry.',
    },
  ],
  ['webhook-stopped', { name: 'Bot on Binance', reason: 'auto_paused' }],
  ['webhook-stopped', { name: 'Bot on Binance', reason: 'gone' }],
  ['order-unclear', unclear],
  ['order-unclear', { ...unclear, ...short, take_profit: '0.11', stop_loss: '0.13' }],
  ['order-unclear', { ...unclear, closed: true }],
  ...['take_profit', 'stop_loss', 'withdrawn'].map(
    (kind) => ['order-unclear', { ...unclear, kind, closed: true }] as const,
  ),
  ...['take_profit', 'stop_loss', 'withdrawn'].map(
    (kind) => ['order-unclear', { ...unclear, kind, missed: true, closed: true }] as const,
  ),
];
