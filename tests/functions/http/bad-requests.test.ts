/**
 * Bad requests to every function: no 5xx, no internal details and no data of others in the
 * response.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMarket, type MarketService } from '../../../local/market/index.ts';
import { syncCustomer } from '../../../netlify/lib/subscriptions/sync.ts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { createFormToken } from '../../../netlify/lib/support/form-token.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { offeredSlots } from '../../../src/domain/booking/slots.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { draft } from '../../database/signals/fixtures.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { badRequest } from './bad-requests.ts';
import { prices, siteOrigin, type Handler } from '../fixtures/services.ts';

const folder = join(import.meta.dirname, '../../../netlify/functions');
const names = readdirSync(folder).map((file) => file.replace(/\.mts$/, ''));

const lesson = { lang: 'fr', lesson: 'gestion-risque' };
const checkout = {
  price_id: prices.formation,
  success_url: `${siteOrigin}/fr/checkout/success?success=true`,
  cancel_url: `${siteOrigin}/fr/solutions`,
  mode: 'subscription',
  promotion_code: '',
};
const declaration = { action: 'declare', name: 'Ada', email: 'ada@example.test', reference: '' };

const ticket = {
  action: 'send',
  request: '00000000-0000-4000-8000-000000000000',
  // A getter: a fresh token each time the object is serialized.
  get form_token() {
    return createFormToken(Date.now() - 60_000);
  },
  name: 'Ada',
  email: 'ada@example.test',
  subject: 'A question',
  message: 'How? See www.example.com.',
  lang: 'fr',
};

const start = offeredSlots(slotRules, new Date())[60]?.start.toISOString();
const appointment = {
  action: 'book',
  request: '00000000-0000-4000-8000-000000000001',
  start,
  hold: 'a'.repeat(43),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.test',
  phone: '+33612345678',
  message: '',
  lang: 'fr',
  zone: 'Europe/Paris',
  website: '',
};
const note = { fr: 'La raison du changement.', en: 'The reason for the change.' };
const token = `${'a'.repeat(22)}.${'a'.repeat(43)}`;

/** Valid bodies for each function, except a real account deletion. */
const bodies: Readonly<Record<string, readonly object[]>> = {
  account: [
    { action: 'export' },
    { action: 'delete', confirmation: 'somebody@example.test', lang: 'fr' },
  ],
  appointment: [
    { action: 'slots' },
    { action: 'hold', start, hold: 'b'.repeat(43), earlier: 'a'.repeat(43) },
    { action: 'release', hold: 'a'.repeat(43) },
    appointment,
    { ...appointment, request: '00000000-0000-4000-8000-000000000002', lang: 'en' },
    { action: 'show', token },
    { action: 'move', token, start, request: appointment.request },
    { action: 'cancel', token },
    { action: 'mine' },
    { action: 'puzzle', request: appointment.request },
  ],
  billing: [
    { action: 'overview' },
    { action: 'preview-plan', plan: 'formationEtSignaux' },
    { action: 'change-plan', plan: 'formationEtSignaux', prorated_at: 1_700_000_000, due_now: 1 },
    { action: 'resume' },
    { action: 'card-setup' },
    { action: 'card-save', setup_intent: 'seti_1' },
    { action: 'recheck' },
    { action: 'checkout-status' },
    { action: 'portal', lang: 'fr' },
  ],
  certificate: [
    { action: 'state' },
    { action: 'issue', name: 'Ada', lang: 'fr' },
    { action: 'show-name', public: true },
    { action: 'verify', number: 'ECT-0000-0000-0000' },
  ],
  'certificate-issuer': [{}],
  'certificate-revocations': [{}],
  'signal-publish': [
    { action: 'save', id: appointment.request, version: 0, signal: draft },
    { action: 'delete', id: appointment.request, version: 1 },
    { action: 'issue', id: appointment.request, version: 1, trial: true },
    {
      ...{ action: 'revise', id: appointment.request, last: 1, note },
      ...{ take_profit: draft.take_profit, stop_loss: draft.stop_loss },
    },
    { action: 'withdraw', id: appointment.request, last: 1, note },
    {
      ...{ action: 'resolve', id: appointment.request, last: 1, kind: 'stop_loss' },
      ...{ at: '2026-01-01T00:00:00Z', price: draft.stop_loss, source: 'Kraken, 00:00' },
    },
    { action: 'settings', known: { analyst: null, open: false }, analyst: 'Ada', open: true },
    {
      ...{ action: 'alert', id: appointment.request, at: '2026-01-01T00:00:00Z' },
      ...{ secret: 'a'.repeat(40), trial: true, signal: draft },
    },
  ],
  'signal-webhooks': [
    { action: 'list' },
    {
      ...{ action: 'create', name: 'Bot', url: 'https://10.0.0.1/', recipe: 'json' },
      ...{ values: {}, max_lag: 60 },
    },
    { action: 'verify', id: appointment.request },
    { action: 'update', id: appointment.request, paused: true },
    { action: 'rotate', id: appointment.request },
    { action: 'test', id: appointment.request },
    { action: 'log', id: appointment.request, before: appointment.request },
    { action: 'replay', id: appointment.request, delivery: appointment.request },
    { action: 'delete', id: appointment.request },
  ],
  'signals-record': [{ after: '0' }],
  'contract-end': [
    { ...declaration, kind: 'cancellation', lang: 'fr' },
    { ...declaration, kind: 'withdrawal', lang: 'en' },
    { action: 'show', token: 'a'.repeat(43) },
    { action: 'confirm', token: 'a'.repeat(43) },
  ],
  desk: [
    { action: 'overview' },
    { action: 'deliveries', before: 3 },
    { action: 'bookings', day: '2026-12-01' },
    { action: 'close-day', day: '2026-12-01' },
    { action: 'mark-booking', id: appointment.request, known: null, attendance: 'done' },
    { action: 'tickets', status: 'open', page: 0 },
    {
      ...{ action: 'answer-ticket', id: appointment.request, version: 1 },
      ...{ request: appointment.request, text: 'Yes.' },
    },
    { action: 'set-ticket', id: appointment.request, version: 1, status: 'closed' },
  ],
  'email-verification': [
    { action: 'send-code', email: 'somebody@example.test', name: 'Ada', lang: 'fr' },
    {
      ...{ action: 'sign-up', email: 'somebody@example.test', code: '123456', password: 'a pass' },
      ...{ first_name: 'Ada', last_name: 'L', language: 'fr', terms_version: '1' },
    },
    { action: 'send-link' },
    { action: 'use-link', token: 'a'.repeat(43) },
  ],
  market: [{ currency: 'eur' }, { currency: 'usd' }],
  'lesson-key': [{ ...lesson, tag: 'ab'.repeat(16), epoch: 1 }],
  quiz: [
    { ...lesson, action: 'state' },
    { ...lesson, action: 'start' },
    {
      ...{ ...lesson, action: 'answer', attempt: appointment.request },
      ...{ question: 'a-block', try: 1, answer: [0] },
    },
  ],
  review: [
    { action: 'state', lang: 'fr' },
    { ...lesson, action: 'answer', question: 'a-block', version: 1, answer: [0] },
  ],
  'stripe-checkout': [checkout, { ...checkout, price_id: prices.formationEtSignaux }],
  'stripe-webhook': [
    { id: 'evt_1', type: 'invoice.paid', data: { object: { customer: 'cus_1' } } },
  ],
  'signals-notice': [
    { action: 'ask', request: appointment.request, email: 'a@b.example', lang: 'fr' },
    { action: 'show', token: appointment.request },
    { action: 'confirm', token: appointment.request },
    { action: 'stop', token: appointment.request },
    { action: 'puzzle', request: appointment.request },
  ],
  unsubscribe: [{ 'List-Unsubscribe': 'One-Click' }],
  support: [{ action: 'form-token' }, ticket, { action: 'puzzle', request: appointment.request }],
  'two-factor': [{ action: 'new-codes' }, { action: 'use-code', code: 'AAAA-BBBB' }],
};

/** Functions with a query instead of a body. */
const queryFunctions: readonly string[] = ['market', 'signals-record'];

/** The start of a refusal: a JSON error, or a page if an email links to the function. */
const refusalOf = (name: string) => (name === 'unsubscribe' ? '<!doctype html>' : '{"error":');

let services: AccountServices;
let market: MarketService;
let payer: Person;
let member: Person;
/** A subscriber who never calls anything: no response may contain their data. */
let bystander: Person;
beforeAll(async () => {
  for (const level of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
  services = await startAccountServices();
  market = await startMarket();
  process.env['COINGECKO_API_ORIGIN'] = market.url;
  const sign = (name: string) =>
    services.supabase.createUser(`${name}@example.test`, 'correct horse');
  [payer, member, bystander] = [await sign('payer'), await sign('member'), await sign('bystander')];
  for (const person of [payer, bystander]) await subscribeAtStripe(person);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await services.close();
  await market.close();
});

async function subscribeAtStripe({ id, email }: Person): Promise<void> {
  const { stripe, supabase } = services;
  const customer = await stripe.customers.create({ email, metadata: { user_id: id } });
  await supabase.query(
    `insert into billing_customers (user_id, stripe_customer_id) values ('${id}', '${customer.id}')`,
  );
  await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: id },
  });
  await syncCustomer({ stripe, service: serviceClient() }, customer.id, null);
}

const count = sample(40, 500);

/** Signs of internal details: stacks, paths, SQL, library messages, names of settings. */
const inside =
  /\bat .+:\d+:\d+|node_modules|\/netlify\/|syntax error|duplicate key|violates|relation "|PGRST|ECONN|\b(Type|Reference|Range|Syntax|Zod|Postgres)Error\b|Unexpected (token|end)|(SUPABASE|STRIPE|LESSON|ACCOUNT|RESEND)_[A-Z]/;

async function secretsAnd(person: Person): Promise<string[]> {
  const { keys, supabase } = services;
  const rows = await supabase.query<{ stripe_customer_id: string; stripe_subscription_id: string }>(
    `select stripe_customer_id, stripe_subscription_id from subscriptions where user_id = '${person.id}'`,
  );
  const [row] = rows;
  return [
    keys.secretKey,
    keys.stripeSecretKey,
    keys.stripeWebhookSecret,
    keys.resendApiKey,
    keys.lessonSealSecret,
    keys.accountSecret,
    supabase.jwtSecret,
    person.id,
    person.email,
    row?.stripe_customer_id ?? 'no row',
    row?.stripe_subscription_id ?? 'no row',
  ];
}

describe(`${count} bad requests`, () => {
  it.each(names)('to %s get errors without internal details', async (name) => {
    const { default: handler, config } = (await import(
      `../../../netlify/functions/${name}.mts`
    )) as {
      default: Handler;
      config?: { schedule?: string };
    };
    // The platform gives scheduled functions no URL.
    if (config?.schedule !== undefined) return;
    const known = bodies[name];
    expect(known, `add what ${name} takes to \`bodies\` of this file`).toBeDefined();
    const method = queryFunctions.includes(name) ? 'GET' : 'POST';
    const hidden = await secretsAnd(bystander);
    const random = seededRandom(seedOf(500) + names.indexOf(name));
    const wrong: string[] = [];
    const statuses = new Map<number, number>();
    for (let index = 0; index < count; index += 1) {
      // Otherwise rate limits would respond before the function.
      if (index % 10 === 0) await services.supabase.query('delete from rate_limits');
      const tokens = [payer.token, member.token];
      const request = badRequest(name, { bodies: known ?? [], tokens, random, method });
      const said = `${index}: ${request.method} ${(await request.clone().text()).slice(0, 200)}`;
      const answer = await handler(request);
      const text = await answer.text();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status >= 500) wrong.push(`${said} → ${answer.status} ${text}`);
      if (inside.test(text)) wrong.push(`${said} → tells of the inside: ${text.slice(0, 300)}`);
      const leak = hidden.find((secret) => text.includes(secret));
      if (leak !== undefined) wrong.push(`${said} → tells ${leak}`);
      if (answer.status >= 400 && !text.startsWith(refusalOf(name)))
        wrong.push(`${said} → ${text}`);
    }
    expect(wrong.slice(0, 8), `${wrong.length} wrong of ${count}`).toEqual([]);
    const refused = [...statuses].filter(([status]) => status >= 400);
    expect(refused.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(count * 0.4);
  });

  it('leave all accounts and subscriptions unchanged', async () => {
    const rows = await services.supabase.query(`select count(*)::int as left from auth.users`);
    expect(rows).toEqual([{ left: 3 }]);
    expect(await services.supabase.query('select id from erasures')).toEqual([]);
    for (const person of [payer, bystander]) {
      expect((await person.client.rpc('has_access')).data, person.email).toBe(true);
    }
  });
});
