/**
 * Bots of every kind store at most one ticket; people with their own IP addresses get through;
 * hostile texts are stored unchanged or refused.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import type { Client } from '../../../netlify/lib/platform/supabase.ts';
import { renderEmail } from '../../../netlify/mail/index.ts';
import { startSupabase, type Row, type Supabase } from '../../database/fixtures/supabase.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, sampleOf, seedOf } from '../../sizes.ts';
import { hostileTexts as allHostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import { directService } from '../fixtures/direct-service.ts';
import { siteOrigin } from '../fixtures/origin.ts';
import {
  requestFormToken,
  clearAll,
  emailTemplates,
  newCaller,
  send,
  formTokenOf,
  tickets,
  type Caller,
} from './fixtures.ts';

// For speed, these calls reach the database without HTTP and emails stay queued; support.test.ts
// covers both.
const direct = vi.hoisted((): { service?: Client } => ({}));
vi.mock('../../../netlify/lib/platform/supabase.ts', async (original) => ({
  ...(await original<object>()),
  serviceClient: () => direct.service,
}));
vi.mock('../../../netlify/lib/outbox/outbox.ts', () => ({ flushNow: () => Promise.resolve() }));

let supabase: Supabase;
beforeAll(async () => {
  vi.stubEnv('ACCOUNT_SECRET', Buffer.alloc(32, 7).toString('base64'));
  supabase = await startSupabase({ pglite: true });
  direct.service = directService(supabase);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});
beforeEach(async () => {
  await clearAll({ supabase });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const count = sample(50, 1_000);
const hostileTexts = sampleOf(allHostileTexts, 25);

type Robot = (turn: number) => readonly [values: Row, asking?: Caller];

const forged = (turn: number) => `203.0.113.${turn % 250}`;

/** How each kind of bot deviates from a normal submission. */
const robots: Readonly<Record<string, () => Robot>> = {
  'without a form token': () => () => [{ form_token: '' }],
  'with a form token of their own making': () => (turn) => [
    { form_token: `${Date.now() - 60_000}.${'a'.repeat(22)}.${String(turn).padStart(64, '0')}` },
  ],
  'with one form token for all': () => {
    const formToken = formTokenOf();
    return () => [{ form_token: formToken }];
  },
  'as soon as they have a form token': () => () => [{ form_token: formTokenOf(0) }],
  'that fill every field': () => (turn) => [{ website: `https://${turn}.example.com` }],
  'from one address, whatever the headers say': () => {
    const caller = newCaller();
    return (turn) => [
      {},
      {
        caller,
        headers: {
          'x-forwarded-for': forged(turn),
          forwarded: `for=${forged(turn)}`,
          'x-real-ip': forged(turn),
          'client-ip': forged(turn),
          'cf-connecting-ip': forged(turn),
          'true-client-ip': forged(turn),
        },
      },
    ];
  },
  'that write to one mailbox, under labels': () => (turn) => [
    { email: turn % 2 === 0 ? 'target@example.test' : `Target+${turn}@example.test` },
  ],
  'that advertise': () => (turn) => [
    { message: Array.from({ length: 6 }, (_, n) => `shop${n}.example/${turn}`).join('\n') },
  ],
  'that send one message again and again': () => () => [{ ...same, form_token: formTokenOf() }],
};

const same = {
  request: randomUUID(),
  email: 'same@example.test',
  name: 'Same',
  subject: 'Same',
  message: 'Same',
};

/** Sends them all, twenty at a time; counts the statuses. */
async function statuses(calls: readonly (() => Promise<Response>)[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  const left = [...calls];
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let call = left.shift(); call; call = left.shift()) {
        const { status } = await call();
        found.set(status, (found.get(status) ?? 0) + 1);
      }
    }),
  );
  return found;
}

it.each(Object.entries(robots))(`${count} bots %s store one ticket at most`, async (_, kind) => {
  const robot = kind();
  const calls = Array.from({ length: count }, (__, turn) => () => send(...robot(turn)));
  const found = await statuses(calls);
  expect((await tickets({ supabase })).length, JSON.stringify([...found])).toBeLessThanOrEqual(1);
  // No 5xx, and no more emails than those of one ticket.
  expect([...found.keys()].filter((status) => status >= 500)).toEqual([]);
  expect((await emailTemplates({ supabase })).length).toBeLessThanOrEqual(2);
});

it('bots that wait as long as people, from many networks, are soon asked for a proof', async () => {
  const { times } = limits['support-global'];
  const crowd = times + sample(20, 800);
  const found = await statuses(Array.from({ length: crowd }, () => () => send()));
  expect(found.get(200)).toBe(times);
  expect(found.get(428)).toBe(crowd - times);
  expect(await tickets({ supabase })).toHaveLength(times);
});

it('a hundred people from a hundred IP addresses within an hour all get through', async () => {
  const random = seededRandom(seedOf(100));
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const wrong: unknown[] = [];
  for (let person = 0; person < 100; person += 1) {
    const caller = newCaller();
    vi.setSystemTime(start + person * 36_000);
    const formToken = await requestFormToken(caller);
    // From three seconds, with a prepared text, to ten minutes of writing.
    vi.setSystemTime(Date.now() + 3_000 + Math.floor(random() * 600_000));
    const message = `Bonjour,\n${'Ma question est longue. '.repeat(1 + Math.floor(random() * 100))}`;
    const links = ['', 'https://example.com/a www.example.org', 'example.com'];
    const response = await send(
      {
        form_token: formToken,
        email: `person${person}@example.test`,
        message: `${message}${links[person % 3] ?? ''}`.slice(0, 5_000),
        lang: person % 2 === 0 ? 'fr' : 'en',
      },
      { caller },
    );
    if (response.status !== 200) wrong.push([person, response.status, await response.text()]);
  }
  expect(wrong).toEqual([]);
  expect(await tickets({ supabase })).toHaveLength(100);
  const written = await emailTemplates({ supabase });
  expect(written.filter((each) => each === 'staff-ticket')).toHaveLength(100);
  expect(written.filter((each) => each === 'support-copy')).toHaveLength(100);
});

/** Renders both emails of every ticket, then deletes emails and tickets. */
async function takeMails() {
  const rows = await supabase.query<{ template: string; recipient: string; data: unknown }>(
    'select template, recipient, data from emails',
  );
  await supabase.query('delete from emails; delete from support_tickets');
  return rows.map(({ template, recipient, data }) => ({
    recipient,
    mail: renderEmail(template, 'fr', data, siteOrigin),
  }));
}

describe('hostile texts', () => {
  it('are stored unchanged or refused, and become no header or tag', async () => {
    expect(allHostileTexts.length).toBeGreaterThanOrEqual(200);
    let kept = 0;
    for (const value of hostileTexts) {
      await supabase.query('delete from rate_limits');
      const shown = JSON.stringify(value.slice(0, 60));
      let taken = 0;
      for (const field of ['name', 'subject', 'message'] as const) {
        const { status } = await send({ [field]: value });
        expect([200, 400, 413, 422], `${field} ${shown}`).toContain(status);
        if (status === 200) taken += 1;
        const found = await tickets({ supabase });
        expect(found, `${field} ${shown}`).toHaveLength(taken);
        if (status === 200) expect(found.at(-1)?.[field], `${field} ${shown}`).toBe(value.trim());
      }
      kept += taken;
      const mails = await takeMails();
      expect(mails, shown).toHaveLength(2 * taken);
      for (const { mail } of mails) {
        expect(mail?.subject, shown).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u);
        expect(mail?.html, shown).not.toMatch(/<(script|img|svg|b|iframe)\b/);
      }
    }
    expect(kept).toBeGreaterThan(hostileTexts.length * 1.65);
  });

  it('are refused as an address unless valid', async () => {
    for (const value of hostileTexts) {
      await supabase.query('delete from rate_limits');
      const { status } = await send({ email: value });
      expect([200, 400, 413], JSON.stringify(value.slice(0, 60))).toContain(status);
      for (const { recipient, mail } of await takeMails()) {
        expect(recipient).toMatch(/^(staff|[^\s@,;<>"\\\p{Cc}]+@[^\s@,;<>"\\\p{Cc}]+)$/u);
        expect(mail).toBeDefined();
      }
    }
  });
});
