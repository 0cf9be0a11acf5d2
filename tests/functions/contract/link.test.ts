/**
 * Contract ends declared while signed out: confirmed by email, revealing nothing to the requester.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import billing from '../../../netlify/functions/billing.mts';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import {
  confirm,
  declare,
  newSubscriber,
  lastEmailTo,
  showPendingEnd,
  emailsTo,
  runDeliver,
  refundsOf,
  storedStatus,
  tokenOf,
  type Subscriber,
} from './fixtures.ts';
import { post, read, refusal } from '../fixtures/services.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices({ pglite: true });
});
afterAll(() => services.close());
beforeEach(() => {
  services.sentEmails.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const mailSent = { status: 200, body: { type: 'mail-sent' } };

async function linkTo(kind: 'cancellation' | 'withdrawal', person: Subscriber): Promise<string> {
  expect(await read(await declare(kind, { email: person.email }))).toEqual(mailSent);
  return tokenOf(services, person);
}

describe('the link', () => {
  it('can be looked at repeatedly, then confirms, and repeats the same response', async () => {
    const ada = await newSubscriber(services);
    const token = await linkTo('withdrawal', ada);
    for (let times = 0; times < 3; times += 1) {
      expect(await read(await showPendingEnd(token))).toMatchObject({
        status: 200,
        body: { type: 'pending', kind: 'withdrawal', reference: ada.reference, ends_at: null },
      });
    }
    expect((await storedStatus(services, ada)).status).toBe('active');
    expect((await refundsOf(services, ada.customer)).count).toBe(0);

    const first = await read(await confirm(token));
    expect(first).toMatchObject({
      status: 200,
      body: { type: 'ended', kind: 'withdrawal', refund: 24_999, receipt_to: ada.email },
    });
    expect(await read(await confirm(token))).toEqual(first);
    expect((await showPendingEnd(token)).status).toBe(200);
    await runDeliver(services);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: 24_999, count: 1 });
    expect(await emailsTo(services, ada)).toEqual([
      'contract-link',
      'withdrawal-receipt',
      'withdrawal-refund',
    ]);
  });

  it('of a cancellation shows the end date, then ends the contract', async () => {
    const ada = await newSubscriber(services);
    expect(await read(await declare('cancellation', { email: ada.email.toUpperCase() }))).toEqual(
      mailSent,
    );
    const token = tokenOf(services, ada);
    const { body } = await read(await showPendingEnd(token));
    const { ends_at } = body as { ends_at: string };
    expect(await read(await confirm(token))).toMatchObject({ body: { type: 'ended', ends_at } });
    expect((await storedStatus(services, ada)).ending).toBe(true);
    expect(await emailsTo(services, ada)).toEqual(['contract-link', 'cancellation-receipt']);
  });

  it('keeps the time of the declaration, however late it is confirmed', async () => {
    const ada = await newSubscriber(services);
    const token = await linkTo('withdrawal', ada);
    // Moves the declaration back 6 days and the order 19: the period has ended meanwhile, on whatever day it ends.
    await services.supabase.query(
      `update contract_ends set declared_at = declared_at - interval '6 days',
         token_expires_at = token_expires_at - interval '6 days' where user_id = '${ada.id}';
       update subscriptions set start_date = start_date - interval '19 days'
         where user_id = '${ada.id}'`,
    );
    expect((await confirm(token)).status).toBe(200);
    expect((await refundsOf(services, ada.customer)).cents).toBe(24_999);
    const late = await newSubscriber(services);
    await services.supabase.query(
      `update subscriptions set start_date = start_date - interval '19 days'
         where user_id = '${late.id}'`,
    );
    await declare('withdrawal', { email: late.email });
    expect(await emailsTo(services, late)).toEqual(['contract-unknown']);
    expect(lastEmailTo(services, late).text).toContain('Le délai de rétractation est passé');
  });

  it('is invalid when wrong, cut, expired, or of no contract or an erased account', async () => {
    const ada = await newSubscriber(services);
    const token = await linkTo('withdrawal', ada);
    const wrong = [
      token.slice(0, -1),
      `${token}A`,
      token.toUpperCase(),
      Array.from(token).reverse().join(''),
      'x'.repeat(43),
      "' or 1=1 -- ".repeat(3),
      '00000000-0000-4000-8000-000000000000',
    ];
    for (const bad of wrong) {
      expect(await refusal(await showPendingEnd(bad)), bad).toEqual([404, 'bad_link']);
      expect(await refusal(await confirm(bad)), bad).toEqual([404, 'bad_link']);
    }
    const expire = (seconds: number) =>
      services.supabase.query(
        `update contract_ends set token_expires_at = now() + interval '${seconds} seconds'
         where user_id = '${ada.id}'`,
      );
    await expire(-1);
    expect(await refusal(await confirm(token))).toEqual([404, 'bad_link']);
    expect((await storedStatus(services, ada)).status).toBe('active');
    await expire(60);
    expect((await showPendingEnd(token)).status).toBe(200);
    await services.supabase.query(`delete from auth.users where id = '${ada.id}'`);
    expect(await refusal(await confirm(token))).toEqual([404, 'bad_link']);
    expect((await refundsOf(services, ada.customer)).count).toBe(0);
  });

  it('expires after seven days', async () => {
    const ada = await newSubscriber(services);
    await linkTo('cancellation', ada);
    const [row] = await services.supabase.query(
      `select (token_expires_at - declared_at)::text as lasts, char_length(token_hash) as hash
       from contract_ends where user_id = '${ada.id}'`,
    );
    expect(row).toEqual({ lasts: '7 days', hash: 64 });
    const text = await services.supabase.query<{ row: string }>(
      `select to_jsonb(c)::text || coalesce((select string_agg(to_jsonb(d)::text, '') from emails d), '')
         as row from contract_ends c where user_id = '${ada.id}'`,
    );
    // Once the email is sent, the token is stored nowhere.
    expect(text[0]?.row).not.toContain(tokenOf(services, ada));
  });

  it('serves its own purpose only, and nothing for a contract that ended meanwhile', async () => {
    const ada = await newSubscriber(services);
    const cancels = await linkTo('cancellation', ada);
    const withdraws = await linkTo('withdrawal', ada);
    expect(await read(await showPendingEnd(cancels))).toMatchObject({
      body: { kind: 'cancellation' },
    });
    expect((await confirm(withdraws)).status).toBe(200);
    expect(await refusal(await confirm(cancels))).toEqual([409, 'already_ending']);
    const eve = await newSubscriber(services);
    const token = await linkTo('cancellation', eve);
    await services.supabase.query(
      `update subscriptions set stripe_status = 'canceled', status = 'canceled'
       where user_id = '${eve.id}'`,
    );
    expect(await refusal(await showPendingEnd(token))).toEqual([404, 'no_contract']);
    expect(await refusal(await confirm(token))).toEqual([404, 'no_contract']);
  });

  it('of two for the same cancellation, both confirmed, makes one cancellation and one receipt', async () => {
    const ada = await newSubscriber(services);
    const first = await linkTo('cancellation', ada);
    const second = await linkTo('cancellation', ada);
    const answer = await read(await confirm(first));
    expect(await read(await confirm(second))).toEqual(answer);
    await runDeliver(services);
    const mails = await emailsTo(services, ada);
    expect(mails.filter((name) => name === 'cancellation-receipt')).toHaveLength(1);
  });

  it('of a cancellation that was undone claims no end; a new request works', async () => {
    const ada = await newSubscriber(services);
    const token = await linkTo('cancellation', ada);
    expect((await confirm(token)).status).toBe(200);
    expect((await post(billing, { action: 'resume' }, ada.token)).status).toBe(200);
    expect(await refusal(await showPendingEnd(token))).toEqual([404, 'bad_link']);
    expect(await refusal(await confirm(token))).toEqual([404, 'bad_link']);
    expect((await storedStatus(services, ada)).ending).toBe(false);
    expect((await confirm(await linkTo('cancellation', ada))).status).toBe(200);
    expect((await storedStatus(services, ada)).ending).toBe(true);
  });

  it('of two, the first one confirmed counts', async () => {
    const ada = await newSubscriber(services);
    const first = await linkTo('withdrawal', ada);
    const second = await linkTo('withdrawal', ada);
    const answers = await Promise.all([first, second, first, second].map(confirm));
    const bodies = await Promise.all(answers.map(read));
    expect(bodies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await runDeliver(services);
    expect(await refundsOf(services, ada.customer)).toEqual({ cents: 24_999, count: 1 });
    expect((await emailsTo(services, ada)).filter((each) => each === 'withdrawal-receipt')).toEqual(
      ['withdrawal-receipt'],
    );
  });
});

describe('the withdrawal period ends to the second for an order', () => {
  /** Orders whose day 14 is in winter, in summer, after a clock change, on the day of one, or a public holiday. */
  const orders = {
    winter: '2026-11-22T10:00:00Z',
    summer: '2026-07-01T22:30:00Z', // 2 July in Paris
    'clocks go back between': '2026-10-20T12:00:00Z',
    'clocks go back on day 14': '2026-10-11T12:00:00Z',
    'clocks go forward between': '2027-03-20T12:00:00Z',
    'clocks go forward on day 14': '2027-03-14T12:00:00Z',
    'day 14 is Christmas, a Friday': '2026-12-11T12:00:00Z',
  };
  const ends = {
    winter: '2026-12-07T22:59:59.000Z', // day 14 is a Sunday
    summer: '2026-07-16T21:59:59.000Z',
    'clocks go back between': '2026-11-03T22:59:59.000Z',
    'clocks go back on day 14': '2026-10-26T22:59:59.000Z',
    'clocks go forward between': '2027-04-05T21:59:59.000Z',
    'clocks go forward on day 14': '2027-03-30T21:59:59.000Z', // Easter
    'day 14 is Christmas, a Friday': '2026-12-28T22:59:59.000Z',
  };

  it.each(Object.keys(orders) as (keyof typeof orders)[])('%s', async (name) => {
    const end = withdrawalEnds(new Date(orders[name]));
    expect(end.toISOString()).toBe(ends[name]);
    const ada = await newSubscriber(services);
    await services.supabase.query(
      `update subscriptions set start_date = '${orders[name]}' where user_id = '${ada.id}'`,
    );
    // Accepted until 23:59:59.999 in Paris, refused from 00:00:00.
    for (const [later, template] of [
      [0, 'contract-link'],
      [999, 'contract-link'],
      [1_000, 'contract-unknown'],
      [60_000, 'contract-unknown'],
    ] as const) {
      services.sentEmails.length = 0;
      vi.useFakeTimers({ toFake: ['Date'], now: end.getTime() + later });
      const response = await declare('withdrawal', { email: ada.email });
      vi.useRealTimers();
      expect(response.status).toBe(200);
      expect(await emailsTo(services, ada)).toEqual([template]);
    }
  });
});
