/** Order, pacing and cancellation in the outbox, on a real PostgreSQL. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushNow, sendDue, type SendConfig } from '../../../netlify/lib/outbox/outbox.ts';
import { long, sample } from '../../sizes.ts';
import { quick, startOutbox, type OutboxGround } from './fixtures.ts';

let outbox: OutboxGround;

beforeAll(async () => {
  outbox = await startOutbox();
});
afterAll(() => outbox.close());
beforeEach(async () => {
  await outbox.clear();
  for (const level of ['warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => void vi.restoreAllMocks());

const work = (config: SendConfig = quick, seconds = 30) =>
  sendDue(outbox.service, Date.now() + seconds * 1_000, config);
const numbers = () => outbox.requests.map(({ to }) => Number(/-(\d+)@/.exec(to)?.[1]));
const query = <T extends object>(sql: string) => outbox.supabase.query<T>(sql);
const call = async (name: string, args: Record<string, unknown> = {}): Promise<unknown> => {
  const asked = await (
    outbox.service.rpc as unknown as (
      name: string,
      args: Record<string, unknown>,
    ) => Promise<{ data: unknown; error: Error | null }>
  )(name, args);
  if (asked.error) throw asked.error;
  return asked.data;
};
/** Claims emails, as a worker does that then dies. */
const take = (count = 1, seconds = 15) =>
  call('claim_emails', { p_limit: count, p_lease_seconds: seconds }) as Promise<
    { id: string; attempts: number; cause: string }[]
  >;
const row = async (cause: string) => {
  const [found] = await query<Record<string, unknown>>(
    `select attempts, recipient, data, last_error, sent_at is not null as sent,
       given_up_at is not null as given_up from emails where cause = '${cause}'`,
  );
  return found;
};

describe('the next email sent', () => {
  it('is one that a user waits for, then signals, then the rest, oldest first', async () => {
    const [all, signals, rest] = long ? [300, 280, 240] : [60, 50, 35];
    await outbox.fill(
      all,
      "'good'",
      `update emails set priority = case when substr(cause, 7)::int > ${signals} then 0
         when substr(cause, 7)::int > ${rest} then 1 else 2 end,
         not_before = now() - substr(cause, 7)::int * interval '1 second'`,
    );
    // One at a time: emails sent concurrently arrive in any order.
    await work({ ...quick, parallel: 1 });
    const expected = [
      ...Array.from({ length: all - signals }, (_, index) => all - index),
      ...Array.from({ length: signals - rest }, (_, index) => signals - index),
      ...Array.from({ length: rest }, (_, index) => rest - index),
    ];
    expect(numbers()).toEqual(expected);
  });

  it('has the priority set when it is enqueued', async () => {
    const user = await outbox.supabase.createUser('ada@example.test', 'correct horse');
    await query('update profiles set notify_lessons = true, notify_market = true');
    const mails = [
      ['account', 'recovery-codes-renewed', 0],
      ['account', 'renewal-notice', 2],
      ['signals', 'plan-changed', 1],
      ['lessons', 'payment-failed', 2],
      ['market', 'account-deleted', 2],
    ] as const;
    // Signal emails go only to those entitled to signals.
    await query(
      `insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status,
         plan_key, amount, currency, start_date, end_date)
         values ('${user.id}', 'sub_1', 'cus_1', 'price_1', 'active', 'formationEtSignaux', 34999, 'eur', now(),
           now() + interval '1 day')`,
    );
    for (const [purpose, template] of mails) {
      await call('enqueue_user_email', {
        p_cause: template,
        p_user: user.id,
        p_purpose: purpose,
        p_template: template,
      });
    }
    for (const [cause, wait] of [
      ['support-copy', '0'],
      ['appointment-reminder', '1 day'],
    ] as const) {
      await query(
        `select enqueue_email('${cause}', 'a@b.test', '${cause}', '{}',
           p_not_before => now() + interval '${wait}')`,
      );
    }
    const found = await query<{ template: string; priority: number }>(
      'select template, priority from emails',
    );
    const priorities = Object.fromEntries(
      found.map(({ template, priority }) => [template, priority]),
    );
    for (const [, template, priority] of mails) expect(priorities[template]).toBe(priority);
    expect(priorities).toMatchObject({ 'support-copy': 0, 'appointment-reminder': 2 });
  });

  it('is the one due longest, whether or not it failed before', async () => {
    await outbox.fill(
      60,
      "'good'",
      `update emails set attempts = substr(cause, 7)::int % 2 * 3,
         not_before = now() - substr(cause, 7)::int * interval '1 second'`,
    );
    await work({ ...quick, parallel: 1 });
    expect(numbers()).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  });

  it('is one whose worker died, before later ones', async () => {
    await outbox.fill(50);
    const taken = await take(3);
    await work({ ...quick }, 5);
    expect(outbox.requests).toHaveLength(47);
    await query(
      `update emails set leased_until = now() where sent_at is null;
       insert into emails (cause, purpose, template, language, recipient, data)
         select 'new-' || n, 'account', 'recovery-codes-renewed', 'fr', 'new-' || n || '@b.test',
           '{"at": "2026-11-21T17:18:00Z"}' from generate_series(1, 50) n`,
    );
    await work({ ...quick, parallel: 3 });
    const next = outbox.requests.slice(47, 50).map(({ id }) => id);
    expect(next.sort()).toEqual(taken.map(({ id }) => id).sort());
  });

  it('is not an unwanted one, however many come first', async () => {
    const user = await outbox.supabase.createUser('eve@example.test', 'correct horse');
    await query(`update profiles set notify_signals = false where user_id = '${user.id}'`);
    await outbox.fill(
      120,
      "'good'",
      `update emails set purpose = 'signals', user_id = '${user.id}',
         not_before = now() - interval '1 day' where substr(cause, 7)::int <= 100`,
    );
    expect(await work()).toBe(20);
    const [counts] = await query(
      `select count(*)::int as dropped, count(recipient)::int as left_over from emails
       where last_error = 'unwanted'`,
    );
    expect(counts).toEqual({ dropped: 100, left_over: 0 });
  });
});

describe('the pace', () => {
  it('is shared by all workers, and emails that a user waits for skip it', async () => {
    await outbox.fill(40);
    const slow = { ...quick, perSecond: 20 };
    const workers = Promise.all([work(slow), work(slow), work(slow)]);
    await vi.waitFor(() => expect(outbox.requests.length).toBeGreaterThan(10));
    await query(
      `select enqueue_email('booked', 'kicked-0@b.test', 'recovery-codes-renewed',
         '{"at": "2026-11-21T17:18:00Z"}')`,
    );
    const began = performance.now();
    await flushNow(outbox.service, ['booked'], slow);
    expect(outbox.requests.length, 'the others wait').toBeLessThan(41);
    const kicked = outbox.requests.find(({ to }) => to.startsWith('kicked'));
    if (long) expect((kicked?.at ?? NaN) - began).toBeLessThan(1_000);
    await workers;
    const times = outbox.requests.map(({ at }) => at).sort((a, b) => a - b);
    expect(times).toHaveLength(41);
    // 41 at 20 a second take two seconds, less the initial burst of a quarter of a second and the
    // email flushed early.
    expect((times.at(-1) ?? NaN) - (times[0] ?? NaN)).toBeGreaterThan(1_500);
  });

  it('delays emails sent after a commit by a moment, not until the scheduled run', async () => {
    await outbox.fill(8);
    const causes = Array.from({ length: 8 }, (_, index) => `cause-${index + 1}`);
    const began = performance.now();
    // Five leave at once: the emails of a second and a quarter.
    await flushNow(outbox.service, causes, { ...quick, perSecond: 4 });
    await vi.waitFor(() => expect(outbox.requests).toHaveLength(8), 3_000);
    expect((outbox.requests[7]?.at ?? NaN) - began).toBeGreaterThan(300);
  });

  it('stops for all workers as long as a 429 says, without using up attempts', async () => {
    await outbox.fill(60);
    outbox.answers.push(...Array.from({ length: 5 }, () => ({ status: 200, name: '' })), {
      status: 429,
      name: 'rate_limit_exceeded',
      after: '4',
    });
    const began = performance.now();
    // Few at a time, so that most have not started when the 429 comes.
    const few = { ...quick, parallel: 8 };
    const sent = await Promise.all([work(few), work(few)]);
    // Workers stop during a pause; a later one sends the rest.
    const settled = performance.now();
    expect(await work()).toBe(0);
    expect(outbox.requests.length).toBeLessThan(60);
    const before = outbox.requests.length;
    await flushNow(outbox.service, ['cause-60'], quick);
    expect(outbox.requests.length).toBe(before);
    const next = Date.parse(String(await call('next_email_at'))) - Date.now();
    expect(next).toBeLessThanOrEqual(4_000);
    await sleep(Math.max(next, 0) + 20);
    sent.push(await work());
    expect(sent.reduce((sum, count) => sum + count)).toBe(60);
    expect(outbox.requests[before]?.at).toBeGreaterThan(began + 4_000);
    if (long) expect(settled - began).toBeLessThan(30_000);
    expect(await query('select distinct attempts, sent_at is null as open from emails')).toEqual([
      { attempts: 1, open: false },
    ]);
  });

  it.each([
    ['a second', 'rate_limit_exceeded', undefined, 0, 2],
    ['a day', 'daily_quota_exceeded', undefined, 590, 601],
    [
      'any time, with a date',
      'rate_limit_exceeded',
      new Date(Date.now() + 86_400_000).toUTCString(),
      3_590,
      3_601,
    ],
    ['any time, in an unknown form', 'rate_limit_exceeded', '-5', 0, 2],
  ])('stops when Resend’s quota is used up for %s', async (_, name, after, least, most) => {
    await outbox.fill(1);
    outbox.answers.push({ status: 429, name, ...(after === undefined ? {} : { after }) });
    await sendDue(outbox.service, Date.now() + 2_500, quick);
    const [pause] = await query<{ left: number }>(
      `select extract(epoch from resets_at - now())::float as left from rate_limits
       where key = 'email:pause'`,
    );
    expect(pause?.left).toBeGreaterThan(least - 3);
    expect(pause?.left).toBeLessThan(most);
    expect(await row('cause-1')).toMatchObject({ given_up: false });
  });
});

describe('a cancelled email', () => {
  const back = (cause: string) => call('cancel_email', { p_cause: cause });
  const nothing = {
    recipient: null,
    data: {},
    last_error: 'cancelled',
    given_up: true,
    sent: false,
  };

  it('that no worker has claimed is never sent', async () => {
    await outbox.fill(1);
    expect(await back('cause-1')).toBe(true);
    expect(await row('cause-1')).toMatchObject(nothing);
    expect(await back('cause-1')).toBe(false);
    expect(await work()).toBe(0);
    expect(outbox.requests).toEqual([]);
  });

  it('that is being sent is sent', async () => {
    await outbox.fill(1);
    const [taken] = await take();
    expect(await back('cause-1')).toBe(false);
    await call('settle_emails', {
      p_results: [{ id: taken?.id, attempt: 1, outcome: 'sent' }],
    });
    expect(await row('cause-1')).toMatchObject({ sent: true, given_up: false, last_error: null });
    expect(await back('cause-1')).toBe(false);
  });

  it.each(['retry', 'throttled', 'permanent'])(
    'that is being sent ends there after the response: %s',
    async (outcome) => {
      await outbox.fill(1);
      const [taken] = await take();
      expect(await back('cause-1')).toBe(false);
      const given = await call('settle_emails', {
        p_results: [{ id: taken?.id, attempt: 1, outcome, code: '500' }],
      });
      expect(given).toEqual([]);
      expect(await row('cause-1')).toMatchObject(nothing);
      // Nothing failed: the team is not notified.
      expect(await query('select count(*)::int as rows from emails')).toEqual([{ rows: 1 }]);
    },
  );

  it('whose worker dies is dropped by the next worker', async () => {
    await outbox.fill(1);
    await take();
    expect(await back('cause-1')).toBe(false);
    await query('update emails set leased_until = now()');
    expect(await work()).toBe(0);
    expect(outbox.requests).toEqual([]);
    expect(await row('cause-1')).toMatchObject(nothing);
  });

  it('whose worker has died is gone at once', async () => {
    await outbox.fill(1);
    await take(1, 0);
    expect(await back('cause-1')).toBe(true);
    expect(await row('cause-1')).toMatchObject(nothing);
  });

  const count = sample(120, 400);
  it(`is not sent once the cancellation is confirmed, at ${count} moments of concurrent claims`, async () => {
    await outbox.fill(count, "'good'");
    const answers = new Map<number, unknown>();
    const withdrawals = async (): Promise<void> => {
      for (let number = count; number > 0; number -= 1) {
        answers.set(number, await back(`cause-${number}`));
      }
    };
    // Slow enough for cancellations to keep up.
    const few = { ...quick, parallel: 8 };
    await Promise.all([withdrawals(), work(few), work(few)]);
    await work();
    const sent = new Set(numbers());
    const broken = [...answers].filter(([number, kept]) => (kept === true) === sent.has(number));
    expect(broken).toEqual([]);
    const kept = [...answers.values()].filter(Boolean).length;
    expect(kept).toBeGreaterThan(count / 20);
    expect(kept).toBeLessThan(count - count / 20);
  });
});

describe('the team', () => {
  const teamEmails = () =>
    query<{ data: Record<string, unknown>; wait: number; recipient: string }>(
      `select data, recipient, extract(epoch from not_before - now())::float as wait
       from emails where template = 'staff-email-failed' order by data ? 'count', created_at`,
    );
  const giveUp = async (count: number): Promise<void> => {
    const taken = await take(count);
    await call('settle_emails', {
      p_results: taken.map(({ id, attempts }) => ({
        id,
        attempt: attempts,
        outcome: 'permanent',
        code: '422 validation_error',
      })),
    });
  };

  it('is notified of three emails given up in an hour, then of the others in one email', async () => {
    await outbox.fill(20);
    await giveUp(2);
    expect(await teamEmails()).toHaveLength(2);
    await giveUp(8);
    await giveUp(10);
    const emails = await teamEmails();
    expect(emails.map(({ data }) => data.count)).toEqual([undefined, undefined, undefined, 17]);
    expect(emails.every(({ recipient }) => recipient === 'staff')).toBe(true);
    for (const { data } of emails) {
      expect(data).toMatchObject({
        template: 'recovery-codes-renewed',
        code: '422 validation_error',
      });
      expect(data.email).toMatch(/^[0-9a-f-]{36}$/);
      expect(Date.parse(String(data.at))).not.toBeNaN();
    }
    expect(emails.at(-1)?.wait).toBeGreaterThan(0);
    expect(emails.at(-1)?.wait).toBeLessThanOrEqual(3_600);
  });

  it('is not notified of a failed notification', async () => {
    await outbox.fill(1, "'good'", "update emails set template = 'staff-email-failed'");
    await giveUp(1);
    expect(await query('select count(*)::int as rows from emails')).toEqual([{ rows: 1 }]);
  });

  it('is notified of an email with twenty-one dead workers, whose expired leases use up no attempts', async () => {
    await outbox.fill(2);
    for (let attempt = 1; attempt <= 20; attempt += 1) expect(await take(2, 0)).toHaveLength(2);
    const [, other] = await take(2, 0);
    await call('settle_emails', {
      p_results: [{ id: other?.id, attempt: 21, outcome: 'retry', code: '500' }],
    });
    const found = await query(
      `select cause, given_up_at is null as waits from emails where last_error = '500'
         and not_before < now() + interval '76 seconds'`,
    );
    expect(found).toEqual([{ cause: other?.cause, waits: true }]);
    await query(`delete from emails where id = '${String(other?.id)}'`);
    await query("update emails set cause = 'cause-1'");
    expect(await take(1, 0)).toEqual([]);
    expect(await take(1, 0)).toMatchObject([{ template: 'staff-email-failed' }]);
    expect(await row('cause-1')).toMatchObject({ given_up: true, last_error: 'lease_expired' });
  });

  it('gets its email once there is an address, however late', async () => {
    vi.stubEnv('STAFF_EMAIL', '');
    await query(
      `select enqueue_email('for-us', 'staff', 'recovery-codes-renewed',
         '{"at": "2026-11-21T17:18:00Z"}')`,
    );
    for (let time = 0; time < 10; time += 1) {
      await work();
      await query("update emails set not_before = now() where cause = 'for-us'");
    }
    expect(await row('for-us')).toMatchObject({ attempts: 0, given_up: false, recipient: 'staff' });
    vi.unstubAllEnvs();
    expect(await work()).toBe(1);
    expect(outbox.requests.map(({ to }) => to)).toEqual(['staff@example.test']);
  });
});

it('a finished email keeps no personal data', async () => {
  await query(
    `insert into emails (cause, purpose, template, language, recipient)
     values ('cause', 'account', 'account-deleted', 'fr', 'a@b.test')`,
  );
  for (const done of ['sent_at', 'given_up_at']) {
    await expect(query(`update emails set ${done} = now()`)).rejects.toThrow('emptied_when_done');
  }
  await query('update emails set sent_at = now(), recipient = null');
});
