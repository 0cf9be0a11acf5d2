/** Concurrent editors, on many connections: nobody is answered twice, nothing is overwritten. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sample } from '../../sizes.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import type { Slot } from '../../../src/domain/booking/slots.ts';
import { book, slots } from '../booking/fixtures.ts';
import { clearSignals, signalCalls, subscribe } from '../signals/fixtures.ts';

let supabase: Supabase;
beforeAll(async () => {
  supabase = await startSupabase({ connections: 20 });
});
afterAll(() => supabase.close());
beforeEach(() =>
  supabase.query('delete from emails; truncate support_tickets, appointments, closed_days'),
);

const editors = 20;
const rounds = sample(3, 30);

async function ticket(): Promise<string> {
  const [row] = await supabase.query<{ id: string }>(
    `insert into support_tickets (request, form_token_hash, name, email, subject, message, language)
     values (gen_random_uuid(), encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'Grace',
       'grace@example.test', 'A question', 'How?', 'en') returning id`,
  );
  return row?.id ?? '';
}

const service = () => supabase.clientFor(supabase.secretKey);
const outcomeOf = ({ data }: { data: unknown }) =>
  (data as readonly { outcome: string }[])[0]?.outcome;

it(`one of ${editors} concurrent answers to a ticket is stored and sent`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await ticket();
    const answers = await Promise.all(
      Array.from({ length: editors }, (_, editor) =>
        service().rpc('answer_ticket', {
          p_id: id,
          p_version: 1,
          p_request: randomUUID(),
          p_text: `Editor ${editor}`,
        }),
      ),
    );
    expect(answers.map(outcomeOf).sort()).toEqual([
      'answered',
      ...Array<string>(editors - 1).fill('conflict'),
    ]);
    const [left] = await supabase.query(
      `select jsonb_array_length(answers) as answers, version,
         (select count(*)::int from emails where cause like 'ticket-answer:${id}:%') as mails
       from support_tickets where id = '${id}'`,
    );
    expect(left).toEqual({ answers: 1, version: 2, mails: 1 });
  }
});

it('an answer and a closing at once: one of them wins, and the other is told', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await ticket();
    const answers = await Promise.all([
      service().rpc('answer_ticket', {
        p_id: id,
        p_version: 1,
        p_request: randomUUID(),
        p_text: 'Yes.',
      }),
      service().rpc('set_ticket', { p_id: id, p_version: 1, p_status: 'closed' }),
    ]);
    expect(answers.map(outcomeOf).filter((outcome) => outcome === 'conflict')).toHaveLength(1);
  }
});

it('one of two different marks of a consultation stays, and the other editor is told', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [row] = await supabase.query<{ id: string }>(
      `insert into appointments (status, start_at, end_at, reference, request)
       values ('booked', now() - interval '${round + 1} hours', now() - interval '${round + 1} hours' + interval '30 minutes',
         new_appointment_reference(), gen_random_uuid()) returning id`,
    );
    const answers = await Promise.all(
      (['done', 'no_show'] as const).map((attendance) =>
        service().rpc('mark_appointment', {
          ...{ p_id: row?.id, p_known: null, p_attendance: attendance },
        }),
      ),
    );
    expect(answers.map(({ data }) => data as string).sort()).toEqual(['conflict', 'marked']);
  }
});

it('a day that is closed while people book has no booking made after it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await supabase.query('truncate appointments, closed_days');
    const dayOf = ({ start }: Slot) =>
      start.toLocaleDateString('en-CA', { timeZone: slotRules.zone });
    const [day = '', ofDay = []] =
      [...Map.groupBy(slots, dayOf)].find(([, some]) => some.length >= 6) ?? [];
    const bookedOnIt = async (): Promise<number> => {
      const [row] = await supabase.query<{ count: number }>(
        `select count(*)::int as count from appointments
         where status = 'booked' and (start_at at time zone 'Europe/Paris')::date = '${day}'`,
      );
      return row?.count ?? -1;
    };
    const close = async (): Promise<number> => {
      const { error } = await service().rpc('set_closed_day', {
        ...{ p_day: day, p_closed: true, p_editor: randomUUID() },
      });
      expect(error).toBeNull();
      return bookedOnIt();
    };
    const [whenClosed] = await Promise.all([
      close(),
      ...ofDay.slice(0, 3).map((slot) => book(supabase, slot)),
    ]);
    expect(await bookedOnIt(), 'none was booked after the day was closed').toBe(whenClosed);
    const after = await Promise.all(ofDay.map((slot) => book(supabase, slot)));
    expect(new Set(after)).toEqual(new Set(['taken']));
  }
});

it(`of ${editors} editors one saves a version of a draft, and one issues it`, async () => {
  await clearSignals(supabase);
  const calls = signalCalls(supabase);
  const { id: reader } = await supabase.createUser('reader@example.test', 'correct horse');
  await subscribe(supabase, reader);
  await calls.open();
  for (let round = 0; round < rounds; round += 1) {
    const id = randomUUID();
    const everybody = <T>(act: (editor: number) => Promise<T>) =>
      Promise.all(Array.from({ length: editors }, (_, editor) => act(editor)));
    const created = await everybody((editor) =>
      calls.save(id, 0, { entry: String(100 + editor / 10) }),
    );
    expect(created.filter((version) => version === 1)).toHaveLength(1);
    const saved = await everybody((editor) =>
      calls.save(id, 1, { entry: String(100 + editor / 10) }),
    );
    expect(saved.filter((version) => version === 2)).toHaveLength(1);
    // Half of them save while the others issue.
    const mixed = await everybody(async (editor) =>
      editor % 2 === 0
        ? String(await calls.save(id, 2))
        : (await calls.issue(id, 2, false)).outcome,
    );
    expect(mixed.filter((result) => result === '3' || result === 'issued')).toHaveLength(1);
    if (!mixed.includes('issued')) expect((await calls.issue(id, 3, false)).outcome).toBe('issued');
    const [sent] = await supabase.query(
      `select (select count(*)::int from signal_events where signal_id = '${id}') as events,
         (select count(*)::int from emails m join signal_events e on m.cause like 'signal:' || e.id || ':%'
           where e.signal_id = '${id}') as mails`,
    );
    expect(sent).toEqual({ events: 1, mails: 1 });
  }
});
