/** The doctor finds nothing wrong with a deployment as it must be, and each fault on its own. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runDoctor } from '../../../netlify/cli/doctor.ts';
import { checkVariables } from '../../../netlify/cli/doctor/variables.ts';
import { handledEvents } from '../../../netlify/lib/subscriptions/events.ts';
import { stripeVersion } from '../../../netlify/lib/platform/stripe.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { root } from '../../../local/settings.ts';
import { runCommand } from '../../command.ts';
import { startServices, type Services } from '../fixtures/services.ts';

const site = 'https://site.example';

let services: Services;
let env: Record<string, string | undefined>;
beforeAll(async () => {
  // The stand-in tells of every refusal.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  services = await startServices();
  env = {
    ...process.env,
    SITE_URL: site,
    PUBLIC_SUPABASE_URL: services.supabase.url,
    PUBLIC_EMAILJS_ORIGIN: 'https://emailjs.example',
    RESEND_API_ORIGIN: 'https://resend.example',
    COINGECKO_API_ORIGIN: 'https://market.example',
    COINGECKO_API_KEY: 'CG-1',
    MARKET_INTERVAL_SECONDS: '600',
    PUBLIC_GOOGLE_SIGN_IN: 'off',
    MAIL_FROM: 'Expert Crypto Trading <hello@mail.example>',
  };
  // @supabase/lite grants every role everything; hosted Supabase leaves it to the migrations.
  await services.supabase.query(
    `revoke all on all tables in schema public from anon;
     update app_settings set value = 'emailjs' where key = 'email_verification'`,
  );
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await services.close();
});

type Answers = Readonly<Record<string, () => Response>>;

const endpoint = {
  url: `${site}/.netlify/functions/stripe-webhook`,
  status: 'enabled',
  api_version: stripeVersion.apiVersion,
  enabled_events: [...handledEvents, 'customer.created'],
};
const endpoints =
  (...data: object[]) =>
  () =>
    Response.json({ object: 'list', data });
const price = (changes: object) => () =>
  Response.json({
    active: true,
    currency: 'eur',
    unit_amount: 24_999,
    tax_behavior: 'inclusive',
    recurring: { interval: 'month', interval_count: 1 },
    ...changes,
  });
const status =
  (code: number, body: object = {}) =>
  () =>
    Response.json(body, { status: code });
const gone = () => Response.error();

const headers = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
};
const page =
  (changes: Record<string, string> = {}) =>
  () =>
    new Response('<!doctype html>', { headers: { ...headers, ...changes } });
const away = (address: string) => () =>
  new Response(null, { status: 302, headers: { location: address } });

/** Where the question for prices ends. */
const prices = '&price_change_percentage=24h%2C7d';

/** What is not run here, as it must be. Keys are the ends of addresses. */
const healthy: Answers = {
  '/v1/webhook_endpoints?limit=100': endpoints(endpoint),
  'resend.example/domains': status(200, { data: [{ name: 'mail.example', status: 'verified' }] }),
  'emailjs.example/api/v1.0/email/send': status(405),
  'market.example/api/v3/ping': status(200),
  [prices]: () => Response.json(coins),
  'site.example/fr': page(),
  'site.example/': away('/fr'),
  'functions/stripe-webhook': status(400),
  'functions/lesson-key': status(400),
};

interface Outcome {
  readonly code: number;
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

async function doctor(changes: typeof env = {}, answers: Answers = {}): Promise<Outcome> {
  const real = globalThis.fetch;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const known = Object.entries({ ...healthy, ...answers }).find(([end]) => address.endsWith(end));
    if (!known) return real(input, init);
    const answer = known[1]();
    return answer.type === 'error'
      ? Promise.reject(new TypeError('fetch failed'))
      : Promise.resolve(answer);
  });
  const lines: string[] = [];
  const code = await runDoctor(
    { env: { ...env, ...changes }, root, live: false },
    (line) => void lines.push(line),
  );
  calls.mockRestore();
  return { code, lines, faults: lines.filter((line) => line.includes('✗')) };
}

it('finds nothing wrong where all is as it must be', async () => {
  const { code, lines, faults } = await doctor();
  expect(faults).toEqual([]);
  expect(code).toBe(0);
  expect(lines.filter((line) => line.includes('✓')).length).toBeGreaterThan(40);
  expect(lines.at(-1)).toMatch(/^\n\d+ ok, 0 errors, \d+ to check manually\.$/);
});

it('shows no secret', async () => {
  const text = (await doctor()).lines.join('\n');
  const { secretKey, stripeSecretKey, stripeWebhookSecret, lessonSealSecret, accountSecret } =
    services.keys;
  for (const secret of [
    secretKey,
    stripeSecretKey,
    stripeWebhookSecret,
    lessonSealSecret,
    accountSecret,
  ]) {
    expect(text).not.toContain(secret);
  }
});

describe('of the environment', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a variable that is missing', { ACCOUNT_SECRET: '' }, /ACCOUNT_SECRET is not set/],
    ['one of the wrong form', { LESSON_SEAL_SECRET: 'short' }, /LESSON_SEAL_SECRET is malformed/],
    [
      'a product for a price',
      { PUBLIC_STRIPE_PRICE_FORMATION: 'prod_1' },
      /PRICE_FORMATION is malformed/,
    ],
    ['an epoch in words', { LESSON_SEAL_EPOCH: 'one' }, /LESSON_SEAL_EPOCH is malformed/],
    ['a sender of two lines', { MAIL_FROM: 'A\nBcc: <b@c.example>' }, /MAIL_FROM is malformed/],
    ['two projects', { PUBLIC_SUPABASE_URL: 'https://other.example' }, /different projects/],
    [
      'two publishable keys',
      { PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' },
      /must be the same key/,
    ],
    ['no address of the site', { SITE_URL: '', URL: '' }, /SITE_URL is not set/],
    ['keys of two modes', { PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, /of different modes/],
    [
      'an old secret without a new epoch',
      { LESSON_SEAL_SECRET_PREVIOUS: Buffer.alloc(32, 7).toString('base64') },
      /requires a LESSON_SEAL_EPOCH of 2/,
    ],
  ])('%s', async (_, changes, says) => {
    const { code, faults } = await doctor(changes);
    expect(faults.join('\n')).toMatch(says);
    expect(code).toBe(1);
  });

  it('one price for both plans', async () => {
    const same = env.PUBLIC_STRIPE_PRICE_FORMATION;
    const { faults } = await doctor({ PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX: same });
    expect(faults.join('\n')).toContain('Two plans have the same Stripe price');
  });
});

describe('where people pay', () => {
  const real: Record<string, string> = {
    SITE_URL: 'https://site.example',
    PUBLIC_SUPABASE_URL: 'https://ref.supabase.co',
    SUPABASE_URL: 'https://ref.supabase.co',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
    SUPABASE_SECRET_KEY: 'sb_secret_1',
    PUBLIC_STRIPE_PRICE_FORMATION: 'price_1',
    PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX: 'price_2',
    PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_EMAILJS_SERVICE_ID: 'service_1',
    PUBLIC_EMAILJS_TEMPLATE_ID: 'template_1',
    PUBLIC_EMAILJS_PUBLIC_KEY: 'abcdefgh12',
    RESEND_API_KEY: 're_1',
    MAIL_FROM: 'hello@mail.example',
    STAFF_EMAIL: 'team@mail.example',
    ACCOUNT_SECRET: Buffer.alloc(32, 1).toString('base64'),
    LESSON_SEAL_SECRET: Buffer.alloc(32, 2).toString('base64'),
  };
  const faultsOf = (changes: Record<string, string>) =>
    checkVariables({ env: { ...real, ...changes }, root, live: true })
      .filter(({ mark }) => mark === 'fault')
      .map(({ text }) => text);

  it('nothing is wrong with keys of live mode', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a key of the stand-ins',
      { RESEND_API_KEY: 're_local_1' },
      /^RESEND_API_KEY is a value of the local/,
    ],
    [
      'a stand-in’s seal',
      { LESSON_SEAL_SECRET: `local${'A'.repeat(38)}=` },
      /^LESSON_SEAL_SECRET is a value/,
    ],
    [
      'Stripe’s test mode',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /test mode key: no payment would be real/,
    ],
    ['its published half', { PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /test mode/],
    [
      'a stand-in’s address',
      { STRIPE_API_ORIGIN: 'http://127.0.0.1:1' },
      /STRIPE_API_ORIGIN is set/,
    ],
    ['lessons unsealed', { SEAL: 'off' }, /published unencrypted/],
    ['a fail point', { FAIL_POINT: 'x' }, /killed on purpose/],
    ['a team without an address', { STAFF_EMAIL: 'the team' }, /STAFF_EMAIL is malformed/],
    ['no encryption', { SUPABASE_URL: 'http://ref.supabase.co' }, /must begin with https/],
  ])('%s is refused', (_, changes, says) => {
    expect(faultsOf(changes).join('\n')).toMatch(says);
  });
});

describe('of the database', () => {
  const sql = (text: string) => services.supabase.query(text);

  it.each<[string, string, string, RegExp]>([
    [
      'row-level security that is off',
      'alter table subscriptions disable row level security',
      'alter table subscriptions enable row level security',
      /Row-level security is off: subscriptions/,
    ],
    [
      'rights of anybody',
      'grant select on profiles to anon',
      'revoke all on profiles from anon',
      /anon has rights on: profiles/,
    ],
    [
      'rights of anybody on a column',
      'grant select (email) on contract_ends to anon',
      'revoke all on contract_ends from anon',
      /anon has rights on: contract_ends/,
    ],
    [
      'a function that anybody may call',
      'grant execute on function consume_rate_limit(text, integer, integer) to anon',
      'revoke execute on function consume_rate_limit(text, integer, integer) from anon',
      /can execute: consume_rate_limit/,
    ],
    [
      'rows that anybody reads',
      `grant select on app_settings to anon; create policy open on app_settings to anon using (true)`,
      'revoke all on app_settings from anon; drop policy open on app_settings',
      /Anybody can read: app_settings/,
    ],
    [
      'an index that is missing',
      'drop index subscriptions_newest',
      'create index subscriptions_newest on subscriptions (user_id, created_at desc)',
      /20261120100000_schema\.sql is not applied \(index subscriptions_newest is missing\)/,
    ],
    [
      'a column that is missing',
      'alter table erasures rename column next_try_at to later',
      'alter table erasures rename column later to next_try_at',
      /20261120100000_schema\.sql is not applied \(column erasures\.next_try_at/,
    ],
    [
      'a function of an earlier migration',
      `alter function is_withdrawn(text) rename to set_aside; create function is_withdrawn(p_subscription text)
       returns boolean language sql as 'select true'; revoke execute on function is_withdrawn(text) from public`,
      'drop function is_withdrawn(text); alter function set_aside(text) rename to is_withdrawn',
      /function is_withdrawn is outdated/,
    ],
    [
      'a trigger that is missing',
      'alter trigger guard_evidence on checkout_evidence rename to gone',
      'alter trigger gone on checkout_evidence rename to guard_evidence',
      /trigger guard_evidence is missing/,
    ],
    [
      'a database that proves addresses otherwise',
      `update app_settings set value = 'supabase'`,
      `update app_settings set value = 'emailjs'`,
      /is emailjs, the database has supabase/,
    ],
    [
      'migrations that are not there',
      'alter function deployment_check() rename to gone',
      'alter function gone() rename to deployment_check',
      /latest migrations are not applied|cannot be checked/,
    ],
  ])('%s', async (_, breaks, mends, says) => {
    await sql(breaks);
    try {
      const { code, faults } = await doctor();
      expect(faults.join('\n')).toMatch(says);
      expect(code).toBe(1);
    } finally {
      await sql(mends);
    }
  });

  it('all of them mended, nothing is wrong', async () => {
    expect((await doctor()).faults).toEqual([]);
  });

  it.each<[string, Record<string, string>, Answers, RegExp]>([
    ['no answer', {}, { '/auth/v1/settings': gone }, /does not respond at SUPABASE_URL/],
    [
      'a publishable key it refuses',
      {},
      { '/auth/v1/settings': status(401) },
      /rejects SUPABASE_PUBL/,
    ],
    [
      'a secret key it refuses',
      { SUPABASE_SECRET_KEY: 'sb_secret_other' },
      {},
      /rejects SUPABASE_SECRET/,
    ],
    [
      'sign-up that tells who has an account',
      {},
      {
        '/auth/v1/settings': status(200, { mailer_autoconfirm: true, external: { google: true } }),
      },
      /turn “Confirm email” on/,
    ],
    [
      'Google that is not set up',
      { PUBLIC_GOOGLE_SIGN_IN: '' },
      { '/auth/v1/settings': status(200, { external: { google: false } }) },
      /Google sign-in is not configured/,
    ],
  ])('%s', async (_, changes, answers, says) => {
    expect((await doctor(changes, answers)).faults.join('\n')).toMatch(says);
  });
});

describe('of Stripe, mail, market and site', () => {
  const hooks = '/v1/webhook_endpoints?limit=100';
  const formation = '/v1/prices/price_local_formation';
  it.each<[string, Answers, RegExp]>([
    ['no answer of Stripe', { [hooks]: gone }, /Stripe does not respond/],
    ['a key that Stripe refuses', { [hooks]: status(401) }, /rejects STRIPE_SECRET_KEY/],
    ['a price unknown', { [formation]: status(404) }, /is unknown to Stripe/],
    ['another amount', { [formation]: price({ unit_amount: 19_999 }) }, /charges 19999 eur/],
    ['another currency', { [formation]: price({ currency: 'usd' }) }, /charges 24999 usd/],
    [
      'another interval',
      { [formation]: price({ recurring: { interval: 'year', interval_count: 1 } }) },
      /every 1 year/,
    ],
    ['a price put away', { [formation]: price({ active: false }) }, /archived/],
    ['no endpoint', { [hooks]: endpoints() }, /no webhook endpoint at https:\/\/site\.example/],
    [
      'an endpoint elsewhere',
      { [hooks]: endpoints({ ...endpoint, url: 'https://old.example/hook' }) },
      /no webhook endpoint/,
    ],
    ['one that is off', { [hooks]: endpoints({ ...endpoint, status: 'disabled' }) }, /is disabled/],
    [
      'events that are not sent',
      { [hooks]: endpoints({ ...endpoint, enabled_events: ['invoice.paid'] }) },
      /not subscribe to: checkout\.session\.completed/,
    ],
    [
      'another version',
      { [hooks]: endpoints({ ...endpoint, api_version: '2020-08-27' }) },
      /uses API version 2020-08-27/,
    ],
    ['two endpoints', { [hooks]: endpoints(endpoint, endpoint) }, /has 2 endpoints/],
    [
      'no portal',
      { '/v1/billing_portal/configurations?active=true&limit=10': status(200, { data: [] }) },
      /customer portal is not configured/,
    ],
    ['no answer of Resend', { 'resend.example/domains': gone }, /Resend does not respond/],
    ['a key that Resend refuses', { 'resend.example/domains': status(400) }, /Resend rejects/],
    [
      'a domain not verified',
      {
        'resend.example/domains': status(200, {
          data: [{ name: 'mail.example', status: 'pending' }],
        }),
      },
      /mail\.example, the domain of MAIL_FROM, is pending/,
    ],
    [
      'a domain unknown',
      {
        'resend.example/domains': status(200, {
          data: [{ name: 'x.example', status: 'verified' }],
        }),
      },
      /is unknown at Resend/,
    ],
    [
      'no answer of EmailJS',
      { 'emailjs.example/api/v1.0/email/send': gone },
      /nobody could sign up/,
    ],
    [
      'a market key refused',
      { 'market.example/api/v3/ping': status(401) },
      /rejects COINGECKO_API_KEY/,
    ],
    [
      'a market that knows too few coins',
      { [prices]: () => Response.json(coins.slice(30)) },
      /does not know: bitcoin, .*would not update/,
    ],
    ['no site', { 'site.example/fr': status(404) }, /responds with 404: is the site deployed/],
    [
      'no policy',
      { 'site.example/fr': page({ 'content-security-policy': '' }) },
      /wrong headers: content-sec/,
    ],
    [
      'frames',
      { 'site.example/fr': page({ 'x-frame-options': 'ALLOWALL' }) },
      /wrong headers: x-frame-options/,
    ],
    ['no redirection', { 'site.example/': status(404) }, /does not redirect to \/fr/],
    [
      'a function that fails',
      { 'functions/stripe-webhook': status(500) },
      /stripe-webhook fails \(500\)/,
    ],
    ['one that is not there', { 'functions/lesson-key': status(404) }, /lesson-key was not found/],
  ])('%s', async (_, answers, says) => {
    const { code, faults } = await doctor({}, answers);
    expect(faults.join('\n')).toMatch(says);
    expect(code).toBe(1);
  });

  it('a key of Resend that may only send is no fault, and said', async () => {
    const answer = status(401, { name: 'restricted_api_key' });
    const { faults, lines } = await doctor({}, { 'resend.example/domains': answer });
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/! This key cannot read domains: .*mail\.example/);
  });

  it('a coin that CoinGecko lost, and an interval too short for a demo key, are no faults, and said', async () => {
    const answers = { [prices]: () => Response.json(coins.slice(1)) };
    const { faults, lines } = await doctor({ MARKET_INTERVAL_SECONDS: '300' }, answers);
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/! CoinGecko does not know: bitcoin\./);
    expect(lines.join('\n')).toMatch(/! The market may call .* 17280 times .*_SECONDS=540/);
    expect((await doctor()).lines.join('\n')).toMatch(/✓ The market calls .* at most 8640 times/);
  });

  it('a check that breaks off is a fault', async () => {
    const { faults } = await doctor({}, { [hooks]: status(200, {}) });
    expect(faults.join('\n')).toMatch(/This check crashed/);
  });
});

describe('the program', () => {
  const operate = (...args: string[]) =>
    runCommand(process.execPath, ['local/operate.ts', ...args], {
      env: { LOCAL_DATA: join(root, 'node_modules/.cache/no-world-here') },
    });

  it('says what to do when there is nothing to look at', async () => {
    const { ok, output } = await operate('doctor');
    expect(ok).toBe(false);
    expect(output).toContain('Nothing to look at');
    expect(output).toContain('--env-file');
  });

  it('takes a file of variables, and no word it does not know', async () => {
    const { ok, output } = await operate('doctor', '--env-file', '.env.example');
    expect(ok).toBe(false);
    expect(output).toContain('✗ SUPABASE_SECRET_KEY is not set');
    expect((await operate('doctor', '--all')).output).toContain("Unknown option '--all'");
  });
});
