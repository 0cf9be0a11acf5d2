/** The doctor passes a correct deployment and reports each fault on its own. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runDoctor } from '../../../netlify/cli/doctor.ts';
import { checkVariables } from '../../../netlify/cli/doctor/variables.ts';
import { handledEvents } from '../../../netlify/lib/subscriptions/events.ts';
import { stripeVersion } from '../../../netlify/lib/platform/stripe.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { root } from '../../../local/settings.ts';
import { runCommand } from '../../command.ts';
import { signalCalls } from '../../database/signals/fixtures.ts';
import { startServices, type Services } from '../fixtures/services.ts';

const site = 'https://site.example';

let services: Services;
let env: Record<string, string | undefined>;
beforeAll(async () => {
  // The local server logs every refusal.
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
     grant select on signal_events to anon;
     grant select (id, closed_at) on signals to anon;
     update app_settings set value = 'emailjs' where key = 'email_verification'`,
  );
  // A signal that closed more than a day ago: everybody may read its events.
  const { issued, record, age } = signalCalls(services.supabase);
  const closed = await issued({ trial: true });
  await record(closed, 'entry_hit');
  await record(closed, 'stop_loss', '88');
  await age(closed);
});
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

/** The end of the price request's URL. */
const prices = '&price_change_percentage=24h%2C7d';

/** Correct responses of the services that do not run here, by the end of the URL. */
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

/** Runs the doctor: all chapters, or those whose titles are in `only`. */
async function doctor(
  changes: typeof env = {},
  answers: Answers = {},
  ...only: string[]
): Promise<Outcome> {
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
    only.length > 0 ? only : undefined,
  );
  calls.mockRestore();
  return { code, lines, faults: lines.filter((line) => line.includes('✗')) };
}

it('the doctor reports nothing for a correct deployment', async () => {
  const { code, lines, faults } = await doctor();
  expect(faults).toEqual([]);
  expect(code).toBe(0);
  expect(lines.filter((line) => line.includes('✓')).length).toBeGreaterThan(40);
  expect(lines.at(-1)).toMatch(/^\n\d+ ok, 0 errors, \d+ to check manually\.$/);
});

it('the doctor mentions a missing CAPTCHA, and is content when both sides have it', async () => {
  expect((await doctor()).lines.join('\n')).toContain('No CAPTCHA');
  const { faults, lines } = await doctor(
    { PUBLIC_CAPTCHA_SITE_KEY: '0x4AAAAAAA' },
    { 'grant_type=password': status(400, { error_code: 'captcha_failed' }) },
  );
  expect(faults).toEqual([]);
  expect(lines.join('\n')).toContain('asks for a CAPTCHA, and the site has its key');
});

it('the doctor prints no secret', async () => {
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

describe('the doctor reports in the environment', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'an unknown CAPTCHA service',
      { PUBLIC_CAPTCHA_PROVIDER: 'recaptcha' },
      /PUBLIC_CAPTCHA_PROVIDER/,
    ],
    ['a missing variable', { ACCOUNT_SECRET: '' }, /ACCOUNT_SECRET is not set/],
    ['a malformed variable', { LESSON_SEAL_SECRET: 'short' }, /LESSON_SEAL_SECRET is malformed/],
    [
      'a product id as a price',
      { PUBLIC_STRIPE_PRICE_FORMATION: 'prod_1' },
      /PRICE_FORMATION is malformed/,
    ],
    ['an epoch that is no number', { LESSON_SEAL_EPOCH: 'one' }, /LESSON_SEAL_EPOCH is malformed/],
    ['a sender of two lines', { MAIL_FROM: 'A\nBcc: <b@c.example>' }, /MAIL_FROM is malformed/],
    [
      'keys of two projects',
      { PUBLIC_SUPABASE_URL: 'https://other.example' },
      /different projects/,
    ],
    [
      'two publishable keys',
      { PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1' },
      /must be the same key/,
    ],
    ['no site address', { SITE_URL: '', URL: '' }, /Name it: npm run doctor -- --site https/],
    [
      'Stripe keys of two modes',
      { PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      /of different modes/,
    ],
    [
      'an old secret without a new epoch',
      { LESSON_SEAL_SECRET_PREVIOUS: Buffer.alloc(32, 7).toString('base64') },
      /requires a LESSON_SEAL_EPOCH of 2/,
    ],
  ])('%s', async (_, changes, says) => {
    const { code, faults } = await doctor(changes, {}, 'Environment');
    expect(faults.join('\n')).toMatch(says);
    expect(code).toBe(1);
  });

  it.each(['PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', 'STRIPE_FORMER_PRICES_FORMATION_SIGNAUX'])(
    'one price for both plans, the second in %s',
    async (name) => {
      const same = env.PUBLIC_STRIPE_PRICE_FORMATION;
      const { faults } = await doctor({ [name]: same });
      expect(faults.join('\n')).toContain('Two plans have the same Stripe price');
    },
  );
});

describe('the doctor in production', () => {
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
    CERTIFICATE_PRIVATE_KEY: Buffer.alloc(32, 3).toString('base64'),
  };
  const faultsOf = (changes: Record<string, string>) =>
    checkVariables({ env: { ...real, ...changes }, root, live: true })
      .filter(({ mark }) => mark === 'fault')
      .map(({ text }) => text);

  it('accepts live mode keys', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('says that no certificates are issued without their key, which is no fault', () => {
    const env = { ...real, CERTIFICATE_PRIVATE_KEY: '' };
    const findings = checkVariables({ env, root, live: true });
    expect(findings.map(({ mark }) => mark)).not.toContain('fault');
    expect(findings.map(({ text }) => text).join()).toContain('no certificates are issued');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a key of the local services',
      { RESEND_API_KEY: 're_local_1' },
      /^RESEND_API_KEY is a value of the local/,
    ],
    [
      'the lesson secret of the local services',
      { LESSON_SEAL_SECRET: `local${'A'.repeat(38)}=` },
      /^LESSON_SEAL_SECRET is a value/,
    ],
    [
      'Stripe’s test mode',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      /test mode key: no payment would be real/,
    ],
    ['a publishable key of test mode', { PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }, /test mode/],
    [
      'an address of a local service',
      { STRIPE_API_ORIGIN: 'http://127.0.0.1:1' },
      /STRIPE_API_ORIGIN is set/,
    ],
    [
      'the certificate key of the local services',
      { CERTIFICATE_PRIVATE_KEY: `local${'A'.repeat(38)}=` },
      /^CERTIFICATE_PRIVATE_KEY is a value/,
    ],
    [
      'a retired key that is none',
      { CERTIFICATE_RETIRED_KEYS: 'z6Mk' },
      /RETIRED_KEYS is malformed/,
    ],
    ['unencrypted lessons', { SEAL: 'off' }, /published unencrypted/],
    ['a fail point', { FAIL_POINT: 'x' }, /killed on purpose/],
    ['a team without an address', { STAFF_EMAIL: 'the team' }, /STAFF_EMAIL is malformed/],
    ['no encryption', { SUPABASE_URL: 'http://ref.supabase.co' }, /must begin with https/],
  ])('refuses %s', (_, changes, says) => {
    expect(faultsOf(changes).join('\n')).toMatch(says);
  });
});

describe('the doctor reports in the database', () => {
  const sql = (text: string) => services.supabase.query(text);

  it.each<[string, string, string, RegExp]>([
    [
      'row-level security turned off',
      'alter table subscriptions disable row level security',
      'alter table subscriptions enable row level security',
      /Row-level security is off: subscriptions/,
    ],
    [
      'privileges of everybody',
      'grant select on profiles to anon',
      'revoke all on profiles from anon',
      /anon has rights on: profiles/,
    ],
    [
      'column privileges of everybody',
      'grant select (email) on contract_ends to anon',
      'revoke all on contract_ends from anon',
      /anon has rights on: contract_ends/,
    ],
    [
      'a function that everybody may call',
      'grant execute on function consume_rate_limit(text, integer, integer) to anon',
      'revoke execute on function consume_rate_limit(text, integer, integer) from anon',
      /can execute: consume_rate_limit/,
    ],
    [
      'rows that everybody may read',
      `grant select on app_settings to anon; create policy open on app_settings to anon using (true)`,
      'revoke all on app_settings from anon; drop policy open on app_settings',
      /Anybody can read: app_settings/,
    ],
    [
      'a missing index',
      'drop index subscriptions_newest',
      'create index subscriptions_newest on subscriptions (user_id, created_at desc)',
      /20261120100000_schema\.sql is not applied \(index subscriptions_newest is missing\)/,
    ],
    [
      'a missing column',
      'alter table erasures rename column next_attempt_at to later',
      'alter table erasures rename column later to next_attempt_at',
      /20261120100000_schema\.sql is not applied \(column erasures\.next_attempt_at/,
    ],
    [
      'a function of an earlier migration',
      `alter function is_withdrawn(text) rename to set_aside; create function is_withdrawn(p_subscription text)
       returns boolean language sql as 'select true'; revoke execute on function is_withdrawn(text) from public`,
      'drop function is_withdrawn(text); alter function set_aside(text) rename to is_withdrawn',
      /function is_withdrawn is outdated/,
    ],
    [
      'a missing trigger',
      'alter trigger guard_evidence on checkout_evidence rename to gone',
      'alter trigger gone on checkout_evidence rename to guard_evidence',
      /trigger guard_evidence is missing/,
    ],
    [
      'another setting for address confirmation',
      `update app_settings set value = 'supabase'`,
      `update app_settings set value = 'emailjs'`,
      /is emailjs, the database has supabase/,
    ],
    [
      'missing migrations',
      'alter function deployment_check() rename to gone',
      'alter function gone() rename to deployment_check',
      /latest migrations are not applied|cannot be checked/,
    ],
  ])('%s', async (_, breaks, mends, says) => {
    await sql(breaks);
    try {
      const { code, faults } = await doctor({}, {}, 'Supabase');
      expect(faults.join('\n')).toMatch(says);
      expect(code).toBe(1);
    } finally {
      await sql(mends);
    }
  });

  it('nothing once all of them are repaired', async () => {
    expect((await doctor()).faults).toEqual([]);
  });

  it.each<[string, Record<string, string>, Answers, RegExp]>([
    ['no response', {}, { '/auth/v1/settings': gone }, /does not respond at SUPABASE_URL/],
    [
      'a rejected publishable key',
      {},
      { '/auth/v1/settings': status(401) },
      /rejects SUPABASE_PUBL/,
    ],
    [
      'a rejected secret key',
      { SUPABASE_SECRET_KEY: 'sb_secret_other' },
      {},
      /rejects SUPABASE_SECRET/,
    ],
    [
      'sign-up that reveals which addresses have an account',
      {},
      {
        '/auth/v1/settings': status(200, { mailer_autoconfirm: true, external: { google: true } }),
      },
      /turn “Confirm email” on/,
    ],
    [
      'Google sign-in not set up',
      { PUBLIC_GOOGLE_SIGN_IN: '' },
      { '/auth/v1/settings': status(200, { external: { google: false } }) },
      /Google sign-in is not configured/,
    ],
    [
      'a CAPTCHA that Supabase asks for and the site does not show',
      {},
      { 'grant_type=password': status(400, { error_code: 'captcha_failed' }) },
      /nobody can sign in: set PUBLIC_CAPTCHA_SITE_KEY/,
    ],
    [
      'a CAPTCHA that Supabase does not ask for',
      { PUBLIC_CAPTCHA_SITE_KEY: '0x4AAAAAAA' },
      {},
      /Supabase asks for no CAPTCHA/,
    ],
  ])('%s', async (_, changes, answers, says) => {
    expect((await doctor(changes, answers, 'Supabase')).faults.join('\n')).toMatch(says);
  });
});

describe('the doctor reports for Stripe, email, market and site', () => {
  const hooks = '/v1/webhook_endpoints?limit=100';
  const formation = '/v1/prices/price_local_formation';
  it.each<[string, Answers, RegExp]>([
    ['no response from Stripe', { [hooks]: gone }, /Stripe does not respond/],
    ['a key that Stripe rejects', { [hooks]: status(401) }, /rejects STRIPE_SECRET_KEY/],
    ['an unknown price', { [formation]: status(404) }, /is unknown to Stripe/],
    ['another amount', { [formation]: price({ unit_amount: 19_999 }) }, /charges 19999 eur/],
    ['another currency', { [formation]: price({ currency: 'usd' }) }, /charges 24999 usd/],
    [
      'another interval',
      { [formation]: price({ recurring: { interval: 'year', interval_count: 1 } }) },
      /every 1 year/,
    ],
    ['an archived price', { [formation]: price({ active: false }) }, /archived/],
    [
      'no webhook endpoint',
      { [hooks]: endpoints() },
      /no webhook endpoint at https:\/\/site\.example/,
    ],
    [
      'a webhook endpoint elsewhere',
      { [hooks]: endpoints({ ...endpoint, url: 'https://old.example/hook' }) },
      /no webhook endpoint/,
    ],
    [
      'a disabled webhook endpoint',
      { [hooks]: endpoints({ ...endpoint, status: 'disabled' }) },
      /is disabled/,
    ],
    [
      'webhook events that are not sent',
      { [hooks]: endpoints({ ...endpoint, enabled_events: ['invoice.paid'] }) },
      /not subscribe to: checkout\.session\.completed/,
    ],
    [
      'another API version',
      { [hooks]: endpoints({ ...endpoint, api_version: '2020-08-27' }) },
      /uses API version 2020-08-27/,
    ],
    ['two webhook endpoints', { [hooks]: endpoints(endpoint, endpoint) }, /has 2 endpoints/],
    [
      'no customer portal',
      { '/v1/billing_portal/configurations?active=true&limit=10': status(200, { data: [] }) },
      /customer portal is not configured/,
    ],
    ['no response from Resend', { 'resend.example/domains': gone }, /Resend does not respond/],
    ['a key that Resend rejects', { 'resend.example/domains': status(400) }, /Resend rejects/],
    [
      'an unverified domain',
      {
        'resend.example/domains': status(200, {
          data: [{ name: 'mail.example', status: 'pending' }],
        }),
      },
      /mail\.example, the domain of MAIL_FROM, is pending/,
    ],
    [
      'an unknown domain',
      {
        'resend.example/domains': status(200, {
          data: [{ name: 'x.example', status: 'verified' }],
        }),
      },
      /is unknown at Resend/,
    ],
    [
      'no response from EmailJS',
      { 'emailjs.example/api/v1.0/email/send': gone },
      /nobody could sign up/,
    ],
    [
      'a rejected market key',
      { 'market.example/api/v3/ping': status(401) },
      /rejects COINGECKO_API_KEY/,
    ],
    [
      'too few coins',
      { [prices]: () => Response.json(coins.slice(30)) },
      /does not know: bitcoin, .*would not update/,
    ],
    [
      'no response from the site',
      { 'site.example/fr': status(404) },
      /responds with 404: is the site deployed/,
    ],
    [
      'no content security policy',
      { 'site.example/fr': page({ 'content-security-policy': '' }) },
      /wrong headers: content-sec/,
    ],
    [
      'a site that can be framed',
      { 'site.example/fr': page({ 'x-frame-options': 'ALLOWALL' }) },
      /wrong headers: x-frame-options/,
    ],
    ['no redirect', { 'site.example/': status(404) }, /does not redirect to \/fr/],
    [
      'a failing function',
      { 'functions/stripe-webhook': status(500) },
      /stripe-webhook fails \(500\)/,
    ],
    ['a missing function', { 'functions/lesson-key': status(404) }, /lesson-key was not found/],
  ])('%s', async (_, answers, says) => {
    const { code, faults } = await doctor({}, answers, 'Stripe', 'Mail', 'Market', 'Site');
    expect(faults.join('\n')).toMatch(says);
    expect(code).toBe(1);
  });

  it('a Resend key limited to sending as a note, not a fault', async () => {
    const answer = status(401, { name: 'restricted_api_key' });
    const { faults, lines } = await doctor({}, { 'resend.example/domains': answer });
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/! This key cannot read domains: .*mail\.example/);
  });

  it('a coin missing at CoinGecko and an interval too short for a demo key as notes, not faults', async () => {
    const answers = { [prices]: () => Response.json(coins.slice(1)) };
    const { faults, lines } = await doctor({ MARKET_INTERVAL_SECONDS: '300' }, answers);
    expect(faults).toEqual([]);
    expect(lines.join('\n')).toMatch(/! CoinGecko does not know: bitcoin\./);
    expect(lines.join('\n')).toMatch(/! The market may call .* 17280 times .*_SECONDS=540/);
    expect((await doctor()).lines.join('\n')).toMatch(/✓ The market calls .* at most 8640 times/);
  });

  it('a check that throws as a fault', async () => {
    const { faults } = await doctor({}, { [hooks]: status(200, {}) });
    expect(faults.join('\n')).toMatch(/This check crashed/);
  });
});

describe('the doctor command', () => {
  const operate = (...args: string[]) =>
    runCommand(process.execPath, ['local/operate.ts', ...args], {
      env: { LOCAL_DATA: join(root, 'node_modules/.cache/no-world-here') },
    });

  it('explains what to do without any settings', async () => {
    const { ok, output } = await operate('doctor');
    expect(ok).toBe(false);
    expect(output).toContain('Nothing to look at');
    expect(output).toContain('--env-file');
  });

  it('takes a file of variables and rejects unknown arguments', async () => {
    const { ok, output } = await operate('doctor', '--env-file', '.env.example');
    expect(ok).toBe(false);
    expect(output).toContain('✗ SUPABASE_SECRET_KEY is not set');
    expect(output).toContain('address is unknown');
    expect((await operate('doctor', '--all')).output).toContain("Unknown option '--all'");
  });

  it('takes the address of the site, which the file does not hold', async () => {
    const site = ['--site', 'http://127.0.0.1:1'];
    const { output } = await operate('doctor', '--env-file', '.env.example', ...site);
    expect(output).not.toContain('address is unknown');
    expect(output).toContain('address must begin with https');
  });
});
