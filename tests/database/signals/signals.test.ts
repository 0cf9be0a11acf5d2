/** Signals from draft to close: states, immutability, recipients, the hash chain. */
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signalEventPayload, type ChainEvent } from '../../../src/domain/signals/event-payload.ts';
import { startSupabase, type Person, type Supabase } from '../fixtures/supabase.ts';
import { clearSignals, draft, signalCalls, subscribe } from './fixtures.ts';

let supabase: Supabase;
let subscriber: Person;
let course: Person;

beforeAll(async () => {
  supabase = await startSupabase();
  subscriber = await supabase.createUser('signals@example.test', 'correct horse');
  course = await supabase.createUser('course@example.test', 'correct horse');
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await clearSignals(supabase);
  await subscribe(supabase, subscriber.id);
  await subscribe(supabase, course.id, 'formation');
});

const calls = () => signalCalls(supabase);

describe('a draft', () => {
  it('is saved by the version that was read, and by no other', async () => {
    const { save } = calls();
    const id = randomUUID();
    expect(await save(id, 0)).toBe(1);
    expect(await save(id, 0)).toBeNull();
    expect(await save(id, 1, { entry: '101' })).toBe(2);
    expect(await save(id, 1, { entry: '102' })).toBeNull();
    const [row] = await supabase.query('select entry::text, version from signals');
    expect(row).toEqual({ entry: '101.000000000000', version: 2 });
  });

  it('is refused when its levels contradict its action', async () => {
    const { save } = calls();
    for (const wrong of [
      { stop_loss: '100' },
      { stop_loss: '101' },
      { take_profit: '100' },
      { action: 'sell' },
    ])
      await expect(save(randomUUID(), 0, wrong), JSON.stringify(wrong)).rejects.toThrow(
        /levels_fit/,
      );
    expect(
      await save(randomUUID(), 0, { action: 'sell', stop_loss: '110', take_profit: '90' }),
    ).toBe(1);
  });
});

describe('the risk of a draft', () => {
  it('is at most 2 % of the capital', async () => {
    const { save } = calls();
    await expect(save(randomUUID(), 0, { risk: '0.0201' })).rejects.toThrow(/risk/);
    expect(await save(randomUUID(), 0, { risk: '0.02' })).toBe(1);
  });
});

describe('issuing', () => {
  it('succeeds for one of two concurrent calls, and never for a changed version', async () => {
    const { save, issue } = calls();
    const id = randomUUID();
    await save(id, 0);
    expect((await issue(id, 2)).outcome).toBe('conflict');
    const both = await Promise.all([issue(id, 1), issue(id, 1)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'issued']);
    expect(await supabase.query('select kind from signal_events')).toEqual([{ kind: 'issued' }]);
  });

  it('to subscribers needs open signals', async () => {
    const { save, issue, open } = calls();
    const id = randomUUID();
    await save(id, 0);
    expect((await issue(id, 1, false)).outcome).toBe('closed');
    await open();
    expect((await issue(id, 1, false)).outcome).toBe('issued');
  });

  it('sends a trial to nobody', async () => {
    await calls().issued({ trial: true });
    expect(await supabase.query("select from emails where template = 'signal-issued'")).toEqual([]);
  });

  it('queues an email for each subscriber of signals who wants it, in their language', async () => {
    await calls().open();
    const id = await calls().issued({ trial: false });
    const mails = await supabase.query<{ user_id: string; data: Record<string, unknown> }>(
      "select user_id, signal_email_data((data ->> 'event')::uuid, language) as data, not_after, language from emails where template = 'signal-issued'",
    );
    expect(mails).toMatchObject([
      {
        user_id: subscriber.id,
        language: 'fr',
        data: { signal: id, entry: '100', reasoning: draft.reasoning_fr, position: 2 },
      },
    ]);
  });

  it('queues nothing for somebody who turned these emails off', async () => {
    await calls().open();
    await supabase.run('update profiles set notify_signals = false where user_id = $1', [
      subscriber.id,
    ]);
    await calls().issued({ trial: false });
    await supabase.run('update profiles set notify_signals = true where user_id = $1', [
      subscriber.id,
    ]);
    expect(await supabase.query("select from emails where template = 'signal-issued'")).toEqual([]);
  });
});

describe('an issued signal', () => {
  it('cannot be edited or deleted, by the owner of the database either', async () => {
    const id = await calls().issued({ trial: true });
    const change = (set: string) => supabase.run(`update signals set ${set} where id = $1`, [id]);
    await expect(change('entry = 99')).rejects.toThrow(/cannot be edited/);
    await expect(change("reasoning_en = 'Something else entirely, afterwards.'")).rejects.toThrow(
      /edited/,
    );
    await expect(change('trial = false')).rejects.toThrow(/edited/);
    await expect(supabase.run('delete from signals where id = $1', [id])).rejects.toThrow(
      /deleted/,
    );
    await expect(supabase.query('delete from signal_events')).rejects.toThrow(/only grows/);
    await expect(supabase.query("update signal_events set payload = '{}'")).rejects.toThrow(
      /grows/,
    );
  });

  it('passes through its states in order, and no other way', async () => {
    const { issued, record } = calls();
    const id = await issued({ trial: true });
    expect(await record(id, 'take_profit', '110')).toBe('conflict');
    expect(await record(id, 'expired')).toBe('conflict');
    expect(await record(id, 'entry_hit')).toBe('recorded');
    expect(await record(id, 'entry_hit')).toBe('conflict');
    expect(await record(id, 'stop_loss', '89.5')).toBe('recorded');
    expect(await record(id, 'take_profit', '110')).toBe('conflict');
    expect(await record(id, 'withdrawn', '100')).toBe('conflict');
    const [row] = await supabase.query('select state, exit_price::text as exit from signals');
    expect(row).toEqual({ state: 'stop_loss', exit: '89.500000000000' });
  });

  it('states an interval without prices in the next recorded event only', async () => {
    const { issued, record, revise } = calls();
    const id = await issued({ trial: true });
    const blind = '2026-01-02T03:04:05.678Z';
    await supabase.run('update signals set blind_since = $1::timestamptz where id = $2', [
      blind,
      id,
    ]);
    await revise(id, '118', '95');
    await record(id, 'entry_hit');
    await record(id, 'withdrawn', '101');
    const rows = await supabase.run<{ blind: string | null }>(
      `select payload::jsonb ->> 'blind_since' as blind from signal_events where signal_id = $1
        order by position`,
      [id],
    );
    expect(rows.map((row) => row.blind)).toEqual([null, null, blind, null]);
  });

  it('is watched again from an entry that was recorded later', async () => {
    const id = await calls().issued({ trial: true });
    const [row] = await supabase.query<{ isWatchedAgain: boolean }>(
      `update signals set watched_until = now() + interval '1 hour', blind_since = now(), blind_until = now()
         where id = $1;
       select * from record_signal_event($1, 'entry_hit', now(), null, '{"by":"desk","source":"Kraken, 14:02"}');
       select watched_until = entered_at and blind_since is null and blind_until is null as "isWatchedAgain" from signals where id = $1`.replaceAll(
        '$1',
        `'${id}'`,
      ),
    );
    expect(row).toEqual({ isWatchedAgain: true });
  });

  it('refuses outcomes that contradict its levels or times', async () => {
    const { issued, record, revise } = calls();
    const id = await issued({ trial: true });
    const at = async (kind: string, time: string, price: string | null = null) => {
      const [row] = await supabase.run<{ outcome: string }>(
        `select outcome from record_signal_event($1, $2, now() + $3::interval, $4::numeric,
          '{"by":"data","source":"CoinGecko"}')`,
        [id, kind, time, price],
      );
      return row?.outcome;
    };
    // An entry before the signal was issued, and an expiry before its validity ends.
    expect(await at('entry_hit', '-1 hour')).toBe('levels');
    expect(await at('expired', '2 hours')).toBe('conflict');
    expect(await record(id, 'entry_hit')).toBe('recorded');
    await revise(id, '118', '95');
    expect(await at('stop_loss', '-1 hour', '89')).toBe('levels');
    // Better than any level in force.
    expect(await record(id, 'take_profit', '120.5')).toBe('levels');
    expect(await record(id, 'stop_loss', '95.5')).toBe('levels');
    // A clock that is ahead does not date an event in the future.
    expect(await at('stop_loss', '1 hour', '94')).toBe('recorded');
    const [late] = await supabase.query(
      "select from signal_events where payload::jsonb ->> 'at' > recorded_at",
    );
    expect(late).toBeUndefined();
  });

  it('is withdrawn at a price once it was entered', async () => {
    const { issued, record } = calls();
    const [waiting, entered] = [await issued({ trial: true }), await issued({ trial: true })];
    expect(await record(waiting, 'withdrawn')).toBe('recorded');
    await record(entered, 'entry_hit');
    expect(await record(entered, 'withdrawn')).toBe('conflict');
    // Better than the target: the signal would look like more than a win.
    expect(await record(entered, 'withdrawn', '120.01')).toBe('levels');
    expect(await record(entered, 'withdrawn', '103')).toBe('recorded');
  });

  it('is revised to levels that fit its action, by an editor who knows its last event', async () => {
    const { issued, record, revise } = calls();
    const id = await issued({ trial: true });
    expect(await revise(id, '120', '101')).toBe('levels');
    expect(await revise(id, '120', '95', 1)).toBe('recorded');
    expect(await revise(id, '130', '95', 1)).toBe('conflict');
    await record(id, 'entry_hit');
    expect(await revise(id, '120', '102')).toBe('recorded');
    expect(await revise(id, '101', '102')).toBe('levels');
    expect(await revise(id, '120', '101.999999999999')).toBe('levels');
    expect(await revise(id, '125', '102')).toBe('recorded');
    const [row] = await supabase.query(
      'select stop_loss::int as first, current_stop_loss::int as now from signals',
    );
    expect(row).toEqual({ first: 90, now: 102 });
  });
});

describe('the chain', () => {
  const chain = async () =>
    (await supabase.clientFor(supabase.publishableKey).rpc('signal_chain', {}))
      .data as ChainEvent[];

  it('links every event, and hides open signals until a day after they closed', async () => {
    const { issued, record, age } = calls();
    const closed = await issued({ trial: true });
    await record(closed, 'entry_hit');
    await record(closed, 'stop_loss', '88');
    await issued({ trial: true });
    expect((await chain()).map(({ payload }) => payload)).toEqual([null, null, null, null]);
    await age(closed);
    const events = await chain();
    expect(events.map(({ payload }) => payload !== null)).toEqual([true, true, true, false]);
    expect(events.map(({ opening, closes }) => [opening, closes])).toEqual([
      [1, false],
      [1, false],
      [1, true],
      [4, false],
    ]);
    let previous = '0'.repeat(64);
    for (const event of events) {
      const { position, recorded_at, opening, closes, commitment, payload, salt } = event;
      const text = [previous, position, recorded_at, opening, closes, commitment].join('|');
      expect(event.hash).toBe(createHash('sha256').update(text).digest('hex'));
      expect(event.previous_hash).toBe(previous);
      previous = event.hash;
      if (payload === null) continue;
      expect(createHash('sha256').update(`${salt}.${payload}`).digest('hex')).toBe(commitment);
      expect(signalEventPayload.safeParse(JSON.parse(payload)).error).toBeUndefined();
    }
    const [desk] = await supabase.query('select chain_length::int, chain_head from signals_desk');
    expect(desk).toEqual({ chain_length: 4, chain_head: previous });
  });

  it('has no branch when many events are recorded at once', async () => {
    const { issued, record } = calls();
    const ids = await Promise.all(Array.from({ length: 8 }, () => issued({ trial: true })));
    await Promise.all(ids.map((id) => record(id, 'withdrawn')));
    const events = await chain();
    expect(events.map(({ position }) => position)).toEqual(
      Array.from({ length: 16 }, (_, i) => i + 1),
    );
    expect(new Set(events.map(({ previous_hash }) => previous_hash)).size).toBe(16);
  });
});
