/**
 * Tickets on a real PostgreSQL: concurrent duplicates make one ticket, limits are exact, the queue
 * is read by index.
 */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
const notices: string[] = [];

beforeAll(async () => {
  supabase = await startSupabase({ connections: 20, onNotice: (text) => notices.push(text) });
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await supabase.query('delete from support_tickets; delete from emails; delete from rate_limits');
});

interface Opened {
  readonly outcome: string;
  readonly wait: number;
  readonly ticket: string | null;
}

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const hash = (n: number) => String(n).padStart(64, '0');

interface Message {
  readonly request: number;
  readonly form_token: number;
  readonly turns?: readonly object[];
}

/** Opens a ticket as the function does. */
async function open({ request, form_token: formToken, turns = [] }: Message): Promise<Opened> {
  const [row] = await supabase.run<Opened>(
    `select outcome, wait, ticket from public.open_ticket($1, $2, null, 'Ada', 'ada@example.test',
       'A question', 'How?', 'en', $3)`,
    [uuid(request), hash(formToken), JSON.stringify(turns)],
  );
  if (!row) throw new Error('No answer.');
  return row;
}

const count = async (what: string): Promise<number> => {
  const [row] = await supabase.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return row?.n ?? -1;
};

const tally = (all: readonly Opened[]) =>
  Object.fromEntries(
    [...new Set(all.map(({ outcome }) => outcome))]
      .sort()
      .map((outcome) => [outcome, all.filter((each) => each.outcome === outcome).length]),
  );

it('one message sent fifty times concurrently is one ticket, counted once', async () => {
  const turns = [{ key: 'pace', times: 1, seconds: 60 }];
  for (let round = 0; round < 10; round += 1) {
    await supabase.query('delete from rate_limits');
    const answers = await Promise.all(
      // Half of them with the form token of the first, half with their own.
      Array.from({ length: 50 }, (_, n) =>
        open({ request: round, form_token: 1_000 * (round + 1) + (n % 2 === 0 ? 0 : n), turns }),
      ),
    );
    expect(tally(answers)).toEqual({ known: 49, opened: 1 });
    expect(new Set(answers.map(({ ticket }) => ticket)).size).toBe(1);
  }
  expect(await count('support_tickets')).toBe(10);
  expect(await count('emails')).toBe(20);
});

it('one form token used fifty times concurrently is valid for one ticket', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => open({ request: 5_000 + n, form_token: 7 })),
  );
  expect(tally(answers)).toEqual({ opened: 1, token_used: 49 });
  expect(await count('support_tickets')).toBe(1);
});

it('two hundred concurrent tickets never exceed a limit, and refused ones use nothing up', async () => {
  const turns = (n: number) => [
    { key: `caller-${n % 100}`, times: 1, seconds: 60 },
    { key: `mail-${n % 70}`, times: 2, seconds: 60 },
    { key: 'global', times: 30, seconds: 60, global: true },
  ];
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      open({ request: 9_000 + n, form_token: 9_000 + n, turns: turns(n) }),
    ),
  );
  expect(tally(answers)).toEqual({ limited: 170, opened: 30 });
  expect(await count('support_tickets')).toBe(30);
  expect(await count('emails')).toBe(60);
  const [used] = await supabase.query<{ callers: number; global: number }>(
    `select sum(used) filter (where key like 'caller-%')::int as callers,
       sum(used) filter (where key = 'global')::int as global from rate_limits`,
  );
  expect(used).toEqual({ callers: 30, global: 30 });
  // A minute; a transaction that began before the window rounds up to 61 seconds.
  expect(Math.max(...answers.map(({ wait }) => wait))).toBeLessThanOrEqual(61);
});

it('the ticket queue is read in priority order from an index: signals, subscribers, the others', async () => {
  await supabase.query(
    `insert into support_tickets
       (request, form_token_hash, name, email, subject, message, language, status, priority, created_at)
     select gen_random_uuid(), lpad(n::text, 64, '0'), 'x', 'a@b.test', 'x', 'x', 'fr',
       (array['open', 'closed', 'closed', 'closed'])[1 + n % 4],
       (array['normal', 'normal', 'subscriber', 'normal', 'signals'])[1 + n % 5],
       now() - n * interval '1 minute'
     from generate_series(1, 20000) n;
     analyze support_tickets`,
  );
  const desk = `select reference, priority from support_tickets where status = 'open'
    order by sort_order, created_at limit 20`;
  const plan = await supabase.query<{ 'QUERY PLAN': string }>(`explain ${desk}`);
  const steps = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(steps).toContain('support_tickets_queue');
  expect(steps).not.toContain('Sort');
  const rows = await supabase.query<{ priority: string }>(desk);
  expect(rows.every(({ priority }) => priority === 'signals')).toBe(true);
  const [first] = await supabase.query<{ reference: string }>(
    `update support_tickets set status = 'answered' where number = (
       select min(number) from support_tickets) returning reference`,
  );
  expect(first?.reference).toMatch(/^SUP-\d{6}$/);
});
