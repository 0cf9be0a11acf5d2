/** The outbox: each email is sent once by concurrent workers, or given up and cleared. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import deliver, { config } from '../../../netlify/functions/deliver.mts';
import {
  emailsPerMinute,
  flushNow,
  sendConfig,
  sendDue,
} from '../../../netlify/lib/outbox/outbox.ts';
import type { Client } from '../../../netlify/lib/platform/supabase.ts';
import { renderLayout } from '../../../netlify/mail/layout.ts';
import { renderEmail } from '../../../netlify/mail/index.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { long } from '../../sizes.ts';
import {
  breakCalls,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { nowhere, subscribe } from '../fixtures/services.ts';

let services: AccountServices;
let ada: Person;

// Overlapping workers need a connection each.
beforeAll(async () => {
  services = await startAccountServices({ connections: 20 });
  ada = await services.supabase.createUser('ada@example.test', 'correct horse');
});
afterAll(() => services.close());
beforeEach(async () => {
  services.sentEmails.length = 0;
  await services.supabase.query('delete from emails; delete from rate_limits');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Row {
  readonly id: string;
  readonly recipient: string | null;
  readonly data: unknown;
  readonly attempts: number;
  readonly sent: boolean;
  readonly given_up: boolean;
  readonly last_error: string | null;
  readonly wait: number;
}

const rowsOf = (condition: string) =>
  services.supabase.query<Row>(
    `select id, recipient, data, attempts, sent_at is not null as sent, last_error,
       given_up_at is not null as given_up,
       extract(epoch from not_before - now())::float as wait
     from emails where ${condition} order by cause`,
  );
/** All but the notifications to the team. */
const rows = () => rowsOf("template <> 'staff-email-failed'");
const teamRows = () => rowsOf("template = 'staff-email-failed'");
/** Emails requested from Resend, except the team's. */
const userEmails = () => services.sentEmails.filter(({ to }) => to[0] !== process.env.STAFF_EMAIL);

/** Enqueues an email with this cause to Ada. */
async function enqueue(cause: string, more: Record<string, unknown> = {}): Promise<unknown> {
  const service = services.supabase.clientFor(services.supabase.secretKey);
  const result = await service.rpc('enqueue_user_email', {
    p_cause: cause,
    p_user: ada.id,
    p_purpose: 'account',
    p_template: 'recovery-codes-renewed',
    p_data: { at: '2026-11-21T17:18:00+00:00' },
    ...more,
  });
  const { data, error } = result as { data: unknown; error: Error | null };
  if (error) throw error;
  return data;
}

const silenceLogs = () => ({
  error: vi.spyOn(console, 'error').mockImplementation(() => undefined),
  warn: vi.spyOn(console, 'warn').mockImplementation(() => undefined),
});
const makeDue = () =>
  services.supabase.query('update emails set not_before = now(), leased_until = null');

describe('an email', () => {
  it('is enqueued once per cause by concurrent calls', async () => {
    const ids = await Promise.all(Array.from({ length: 30 }, () => enqueue('one')));
    expect(new Set(ids).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('goes to the account, in its language, and is cleared once sent', async () => {
    const id = await enqueue('mail');
    expect((await deliver()).status).toBe(200);
    expect(services.sentEmails).toMatchObject([
      {
        id,
        from: 'Expert Crypto Trading <bonjour@local.test>',
        to: ['ada@example.test'],
        subject: 'Vos codes de secours ont changé',
      },
    ]);
    expect(services.sentEmails[0]?.text).toContain('21\u00A0novembre 2026');
    expect(services.sentEmails[0]?.text).toMatch(/18.h.18/);
    expect(services.sentEmails[0]?.html).toContain('href="http://localhost:8888/fr/settings"');
    expect(await rows()).toMatchObject([{ recipient: null, data: {}, sent: true, attempts: 1 }]);
    await deliver();
    expect(services.sentEmails).toHaveLength(1);
  });

  it('of 60 sent by 12 concurrent workers is sent once', async () => {
    const causes = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    await Promise.all(causes.map((cause) => enqueue(cause)));
    const service = services.supabase.clientFor(services.supabase.secretKey) as Client;
    const work = () => sendDue(service, Date.now() + 15_000, { ...sendConfig, perSecond: 200 });
    const sent = await Promise.all(Array.from({ length: 12 }, work));
    expect(sent.reduce((sum, count) => sum + count)).toBe(60);
    expect(services.sentEmails).toHaveLength(60);
    expect(new Set(services.sentEmails.map(({ id }) => id)).size).toBe(60);
    expect((await rows()).filter(({ sent, attempts }) => !sent || attempts !== 1)).toEqual([]);
  });

  it('is retried with the same idempotency key when its worker died', async () => {
    const id = await enqueue('died');
    const service = services.supabase.clientFor(services.supabase.secretKey);
    await service.rpc('claim_emails', { p_limit: 1, p_lease_seconds: 60 });
    await deliver();
    expect(userEmails()).toEqual([]);
    await services.supabase.query(`update emails set leased_until = now()`);
    await deliver();
    expect(services.sentEmails.map((mail) => mail.id)).toEqual([id]);
  });

  it('is retried with growing delays and given up after eight attempts', async () => {
    const { error } = silenceLogs();
    await enqueue('failing');
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      services.refuse({ status: 500, name: 'internal_server_error' });
      await deliver();
      const [row] = await rows();
      expect(await teamRows()).toHaveLength(attempt === 8 ? 1 : 0);
      const minutes = 3 ** (attempt - 1);
      expect(row).toMatchObject({ attempts: attempt, given_up: attempt === 8, sent: false });
      if (attempt < 8) {
        expect(row?.recipient).toBe('ada@example.test');
        expect(row?.wait).toBeGreaterThan(minutes * 45 - 10);
        expect(row?.wait).toBeLessThan(minutes * 75 + 1);
        // Not retried before it is due.
        await deliver();
        expect((await rows())[0]?.attempts).toBe(attempt);
      }
      await makeDue();
    }
    expect(await rows()).toMatchObject([
      { recipient: null, data: {}, last_error: '500 internal_server_error' },
    ]);
    expect(error.mock.calls.join()).toContain('failed permanently');
    expect(error.mock.calls.join()).not.toContain('ada@');
    await deliver();
    expect(userEmails()).toEqual([]);
  });

  it.each([
    ['an address that Resend rejects', { status: 422, name: 'validation_error' }, true],
    ['a domain that is not verified yet', { status: 403, name: 'validation_error' }, false],
    ['an idempotency key in use', { status: 409, name: 'concurrent_idempotent_requests' }, false],
  ])('is retried or given up after Resend’s error for %s', async (_, answer, forGood) => {
    silenceLogs();
    await enqueue('refused');
    services.refuse(answer);
    await deliver();
    expect(await rows()).toMatchObject([{ given_up: forGood, sent: false }]);
  });

  it('is retried a second later when throttled, without using up an attempt', async () => {
    silenceLogs();
    await enqueue('refused');
    services.refuse({ status: 429, name: 'rate_limit_exceeded' });
    await deliver();
    expect(await rows()).toMatchObject([{ sent: true, attempts: 1 }]);
  });

  it('counts as sent when Resend took its idempotency key with another body', async () => {
    await enqueue('changed');
    services.refuse({ status: 409, name: 'invalid_idempotent_request' });
    await deliver();
    expect(await rows()).toMatchObject([{ sent: true, recipient: null }]);
  });

  it('waits when Resend is unreachable', async () => {
    silenceLogs();
    await enqueue('deaf');
    vi.stubEnv('RESEND_API_ORIGIN', nowhere);
    await deliver();
    expect(await rows()).toMatchObject([{ attempts: 1, given_up: false, last_error: 'no_answer' }]);
  });

  it.each([
    ['RESEND_API_KEY', 'ada@example.test'],
    ['MAIL_FROM', 'ada@example.test'],
    ['STAFF_EMAIL', 'staff'],
  ])('waits while %s is missing, without using up an attempt', async (name, recipient) => {
    const { error } = silenceLogs();
    await enqueue('unset');
    await services.supabase.query(`update emails set recipient = '${recipient}'`);
    vi.stubEnv(name, '');
    await deliver();
    expect(services.sentEmails).toEqual([]);
    const [row] = await rows();
    expect(row).toMatchObject({ attempts: 0, given_up: false, last_error: 'missing_setting' });
    expect(row?.wait).toBeGreaterThan(550);
    expect(error.mock.calls.join()).toContain(name);
    vi.unstubAllEnvs();
    await makeDue();
    await deliver();
    expect(await rows()).toMatchObject([{ attempts: 1, sent: true }]);
  });
});

describe('a long queue', () => {
  it('is sent as slowly as the documentation says', () => {
    const [architecture, scale] = ['ARCHITECTURE.md', 'docs/signals-at-scale.md'].map((file) =>
      readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '),
    );
    expect(architecture).toContain(`${emailsPerMinute} emails a minute`);
    expect(scale).toContain(`${emailsPerMinute} a minute`);
    const hours = Math.round(100_000 / emailsPerMinute / 60);
    expect(scale).toContain(`100,000 emails take ${hours} h`);
  });
});

describe('an optional email', () => {
  it.each(['signals', 'lessons', 'market'])(
    'about %s is dropped unless the user wants it',
    async (purpose) => {
      const set = (wanted: boolean) =>
        services.supabase.query(
          `update profiles set notify_${purpose} = ${wanted} where user_id = '${ada.id}'`,
        );
      // Signal emails need a plan with signals, whatever the preference.
      await services.supabase.query('delete from subscriptions');
      if (purpose === 'signals') {
        await set(true);
        expect(await enqueue('not-entitled', { p_purpose: purpose })).toBeNull();
        await subscribe(services, ada, { plan_key: 'formationEtSignaux' });
      }
      await set(false);
      expect(await enqueue('no', { p_purpose: purpose })).toBeNull();
      expect(await rows()).toEqual([]);
      await set(true);
      expect(await enqueue('yes', { p_purpose: purpose })).not.toBeNull();
      // The preference changed before it was sent.
      await set(false);
      await deliver();
      expect(services.sentEmails).toEqual([]);
      expect(await rows()).toMatchObject([
        { given_up: true, recipient: null, data: {}, last_error: 'unwanted' },
      ]);
    },
  );

  it('is not enqueued by signed-out visitors', async () => {
    const stranger = '00000000-0000-4000-8000-000000000000';
    expect(await enqueue('stranger', { p_user: stranger })).toBeNull();
    expect(await rows()).toEqual([]);
  });
});

describe('hostile input', () => {
  it.each([
    'eve@example.test\r\nBcc: all@example.test',
    'eve@example.test\nSubject: Win',
    'eve@example.test, all@example.test',
    'Eve <eve@example.test>',
    'eve@exa\u0000mple.test',
    'eve@example.test\u2028',
    '@',
    '',
  ])('as a recipient, %j: is never sent', async (recipient) => {
    silenceLogs();
    await enqueue('hostile');
    const [stored] = await rows();
    await services.supabase.query(
      `update emails set recipient = ${recipient.includes('\u0000') ? `E'a\\x01@b.c'` : `E'${recipient.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}'`}
       where id = '${stored?.id ?? ''}'`,
    );
    await deliver();
    expect(userEmails()).toEqual([]);
    expect(await rows()).toMatchObject([{ given_up: true, last_error: 'bad_recipient' }]);
  });

  it('as a sender: nothing is sent, and the log names the setting', async () => {
    const { error } = silenceLogs();
    await enqueue('sender');
    vi.stubEnv('MAIL_FROM', 'A <a@b.c>\r\nBcc: all@example.test');
    await deliver();
    expect(userEmails()).toEqual([]);
    expect(error.mock.calls.join()).toContain('MAIL_FROM');
  });

  it.each([
    ['an incomplete payload', { p_data: { at: '<script>' } }],
    ['an extra field in the payload', { p_data: { at: '2026-11-21T17:18:00Z', subject: 'Win' } }],
  ])('%s: is never sent', async (_, more) => {
    silenceLogs();
    await enqueue('bad', more);
    await deliver();
    expect(userEmails()).toEqual([]);
    expect(await rows()).toMatchObject([{ given_up: true, last_error: 'bad_template' }]);
  });

  it('in a text is escaped in HTML and adds no header', () => {
    const words = `<img src=x onerror=alert(1)>"'&\u202e`;
    const mail = renderLayout(
      'en',
      {
        subject: `A\r\nBcc: x\u0000${words}`,
        title: words,
        paragraphs: [words],
        list: [words],
        after: [words],
        action: { label: words, path: '/en/settings' },
        reason: words,
      },
      'https://site.example',
    );
    expect(mail.subject).not.toMatch(/\p{Cc}/u);
    expect(mail.html).not.toContain('<img');
    expect(mail.html.match(/&#60;img src=x onerror=alert\(1\)&#62;&#34;&#39;&#38;/g)).toHaveLength(
      7,
    );
    expect(mail.text).toContain(words);
  });
});

describe('every email', () => {
  const samples: [string, unknown][] = [
    ['account-deleted', { kept: [], is_requested: true }],
    ['account-deleted', { kept: ['invoices', 'checkout_evidence'], is_requested: false }],
    ['account-unused', { erased_from: '2026-11-21T17:18:00+00:00' }],
    ['second-factor-removed', { at: '2026-11-21T17:18:00+00:00' }],
    ['recovery-codes-renewed', { at: '2026-11-21T17:18:00+00:00' }],
    ['address-link', { token: `1795400000000.${'a'.repeat(64)}` }],
    ['earlier-access-ended', { at: '2026-11-21T17:18:00+00:00' }],
  ];

  it.each(samples)('%s %j: has both languages, and the same HTML and plain text', (name, data) => {
    const [fr, en] = (['fr', 'en'] as const).map((lang) =>
      renderEmail(name, lang, data, 'https://site.example'),
    );
    for (const [lang, mail] of Object.entries({ fr, en })) {
      if (!mail) throw new Error('No mail.');
      expect(mail.html).toContain(`<html lang="${lang}">`);
      const words = mail.html
        .replace(/<(head)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
        .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      for (const line of mail.text.split('\n')) {
        const said = line.replace(/^- /, '').replace(/\s?: https:.*$/, '');
        if (said.trim() !== '' && said !== '-- ') expect(words).toContain(said);
      }
      expect(mail.text + mail.subject).not.toMatch(/undefined|\[object|!|'/);
    }
    expect(fr?.subject).not.toBe(en?.subject);
    // French: no breaking space before a punctuation mark.
    expect(fr?.text).not.toMatch(/ [;:!?]/);
  });
});

describe('after a commit', () => {
  const service = () => services.supabase.clientFor(services.supabase.secretKey) as Client;

  it('due emails of its own causes are sent at once', async () => {
    await enqueue('one');
    await enqueue('two');
    await enqueue('other');
    await enqueue('later', { p_delay_seconds: 600 });
    await flushNow(service(), ['one', 'two', 'later', 'nothing']);
    expect(services.sentEmails).toHaveLength(2);
    expect(await rowsOf('sent_at is not null')).toHaveLength(2);
    await flushNow(service(), ['one', 'two']);
    expect(services.sentEmails).toHaveLength(2);
  });

  it('the response does not wait for an email that hangs', async () => {
    await enqueue('hangs');
    const real = globalThis.fetch;
    const abort = new AbortController();
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      (input instanceof Request ? input.url : input.toString()).endsWith('/emails')
        ? new Promise((_, reject) => {
            abort.signal.addEventListener('abort', () => reject(new Error('aborted')));
          })
        : real(input, init),
    );
    const began = performance.now();
    await flushNow(service(), ['hangs']);
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(1_900);
    if (long) expect(took).toBeLessThan(4_000);
    silenceLogs();
    abort.abort();
    await vi.waitFor(async () => {
      expect(await rows()).toMatchObject([{ attempts: 1, last_error: 'no_answer' }]);
    });
  });

  it('the response does not wait at all where the platform has waitUntil', async () => {
    await enqueue('after');
    const work: Promise<unknown>[] = [];
    const context = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
    vi.stubGlobal('Netlify', { context });
    await flushNow(service(), ['after']);
    vi.unstubAllGlobals();
    expect(services.sentEmails).toEqual([]);
    expect(work).toHaveLength(1);
    await Promise.all(work);
    expect(services.sentEmails).toHaveLength(1);
  });

  it('an unreachable database is no error: the scheduled function sends the email', async () => {
    const { warn } = silenceLogs();
    await enqueue('minute');
    const broken = breakCalls('/rest/v1/');
    await flushNow(service(), ['minute']);
    broken.mockRestore();
    expect(warn.mock.calls.join()).toContain('deliver will send them');
    await deliver();
    expect(services.sentEmails).toHaveLength(1);
  });
});

describe('the scheduled function', () => {
  it('can be called by the platform only', () => {
    expect(config.schedule).toBe('* * * * *');
  });

  it('deletes expired counters and old finished rows', async () => {
    await services.supabase.query(
      `insert into rate_limits (key, used, resets_at)
         values ('old', 1, now() - interval '1 second'), ('new', 1, now() + interval '1 hour');
       insert into emails (cause, purpose, template, language, sent_at)
         values ('old', 'account', 'account-deleted', 'fr', now() - interval '91 days'),
           ('new', 'account', 'account-deleted', 'fr', now() - interval '89 days');
       insert into stripe_events (id, type, created, received_at, processed_at, attempts)
         values ('evt_old', 'invoice.paid', now(), now(), now() - interval '91 days', 1),
           ('evt_new', 'invoice.paid', now(), now(), now() - interval '89 days', 1),
           ('evt_failed', 'invoice.paid', now(), now() - interval '91 days', null, 20)`,
    );
    await deliver();
    expect(
      await services.supabase.query(
        "select key from rate_limits where used = 1 and key in ('old', 'new')",
      ),
    ).toEqual([{ key: 'new' }]);
    expect(await services.supabase.query('select cause from emails')).toEqual([{ cause: 'new' }]);
    expect(
      await services.supabase.query(
        "select id from stripe_events where id like 'evt%' order by id",
      ),
    ).toEqual([{ id: 'evt_failed' }, { id: 'evt_new' }]);
  });

  it('deletes them, and sends emails, while Stripe does not answer', async () => {
    silenceLogs();
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing' } };
    const stripe = Promise.withResolvers<true>();
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      if (!address.includes('/v1/customers/')) return real(input, init);
      await stripe.promise;
      return Response.json(missing, { status: 404 });
    });
    await enqueue('meanwhile');
    await services.supabase.query(
      `insert into rate_limits (key, used, resets_at)
         values ('old', 1, now() - interval '1 second');
       insert into erasures (user_id, language, stripe_customers, next_attempt_at)
         values ('00000000-0000-4000-8000-000000000001', 'fr', '{cus_hangs}', now())`,
    );
    const done = deliver();
    await vi.waitFor(async () => {
      const left = await services.supabase.query("select 1 from rate_limits where key = 'old'");
      expect([left, services.sentEmails.length]).toEqual([[], 1]);
    }, 5_000);
    stripe.resolve(true);
    await done;
    expect(
      await services.supabase.query('select 1 from erasures where finished_at is null'),
    ).toEqual([]);
  });

  it('ends in time while every email hangs, and each one is retried', async () => {
    silenceLogs();
    for (let count = 0; count < 3; count += 1) await enqueue(`hangs-${count}`);
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      (input instanceof Request ? input.url : input.toString()).endsWith('/emails')
        ? new Promise((_, reject) => {
            const { signal } = init ?? {};
            signal?.addEventListener('abort', () => reject(new Error('aborted')));
          })
        : real(input, init),
    );
    const began = performance.now();
    const service = services.supabase.clientFor(services.supabase.secretKey) as Client;
    // Five seconds are left of the run; an email may take eight.
    expect(await sendDue(service, Date.now() + 5_000)).toBe(0);
    if (long) expect(performance.now() - began).toBeLessThan(5_500);
    expect((await rows()).map(({ attempts, last_error }) => [attempts, last_error])).toEqual(
      Array.from({ length: 3 }, () => [1, 'no_answer']),
    );
  });

  it('continues when one part fails', async () => {
    const { error } = silenceLogs();
    await enqueue('other');
    vi.stubEnv('STRIPE_SECRET_KEY', '');
    expect((await deliver()).status).toBe(500);
    expect(services.sentEmails).toHaveLength(1);
    expect(error.mock.calls.join()).toContain('erased');
  });
});
