/** The booking rules of the database, one call after another. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { book, call, hashOf, hold, slotAt, slots } from './fixtures.ts';
import { startSupabase, type Row, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;

beforeAll(async () => {
  supabase = await startSupabase();
});
afterAll(() => supabase.close());
afterEach(async () => {
  await supabase.query('truncate appointments; delete from emails');
});

/** Consecutive slots far ahead, the first two less than an hour apart. */
const first = slots.findIndex(
  ({ end }, index) => index > 20 && +slotAt(index + 1).start - +end < 3_600_000,
);
const [slot, other, third] = [slotAt(first), slotAt(first + 1), slotAt(first + 2)];
/** From the middle of one slot to the middle of the next, as if slot lengths had changed. */
const across = {
  start: new Date((+slot.start + +slot.end) / 2),
  end: new Date((+other.start + +other.end) / 2),
};
const outcomeOf = async (...given: Parameters<typeof hold>) => (await hold(...given)).outcome;

async function booked(at = slot, values: Row = {}): Promise<string> {
  const id = randomUUID();
  expect(await book(supabase, at, { p_id: id, ...values })).toBe('booked');
  return id;
}

const move = async (
  p_id: string,
  p_sequence: number,
  { start, end }: typeof slot,
  more: Row = {},
) =>
  (
    await call(supabase, 'move_appointment', {
      p_id,
      p_sequence,
      p_request: randomUUID(),
      p_start: start.toISOString(),
      p_end: end.toISOString(),
      p_hold_hash: null,
      p_token: 'token',
      ...more,
    })
  )[0];

const cancel = async (p_id: string, p_sequence: number) =>
  (await call(supabase, 'cancel_appointment', { p_id, p_sequence, p_token: 'token' }))[0];

const busy = async () =>
  await call<{ start_at: string }>(supabase, 'busy_times', {
    p_from: slot.start.toISOString(),
    p_until: other.end.toISOString(),
  });

const rowOf = async (id: string): Promise<Row> => {
  const [found] = await supabase.query<{ row: Row }>(
    `select to_jsonb(a) as row from appointments a where id = '${id}'`,
  );
  const { start_at, end_at, moved_from, ...row } = found?.row ?? {};
  return { ...row, times: [start_at, end_at, moved_from].map(instant) };
};
const instant = (value: unknown) => (typeof value === 'string' ? new Date(value) : null);

/** Causes of the emails that are waiting or sent, without the ids. */
const emailCauses = async () =>
  (await supabase.query<{ cause: string }>('select cause from emails where given_up_at is null'))
    .map(({ cause }) => cause.replace(/:[^:]+:/, ' '))
    .sort();

describe('a hold', () => {
  it('reserves the slot for five minutes', async () => {
    const { outcome, until } = await hold(supabase, slot, 'ada');
    expect(outcome).toBe('held');
    const left = Date.parse(until ?? '') - Date.now();
    expect(left).toBeGreaterThan(295_000);
    expect(left).toBeLessThanOrEqual(300_000);
    expect(await outcomeOf(supabase, slot, 'eve')).toBe('taken');
    expect(await outcomeOf(supabase, across, 'eve')).toBe('taken');
    expect(await book(supabase, slot)).toBe('taken');
    expect(await busy()).toHaveLength(1);
  });

  it.each(['hold', 'book', 'move'] as const)(
    'that is abandoned expires and no longer blocks: %s',
    async (way) => {
      await hold(supabase, slot, 'ada');
      await supabase.query('update appointments set held_until = now()');
      expect(await busy()).toEqual([]);
      if (way === 'hold') expect(await outcomeOf(supabase, slot, 'eve')).toBe('held');
      if (way === 'book') expect(await book(supabase, slot)).toBe('booked');
      if (way === 'move') expect(await move(await booked(other), 0, slot)).toBe('moved');
      const held = await supabase.query(
        `select id from appointments where hold_hash = '${hashOf('ada')}'`,
      );
      expect(held).toEqual([]);
    },
  );

  it('that expired does not matter while the slot is free', async () => {
    await hold(supabase, slot, 'ada', { seconds: 0 });
    expect(await book(supabase, slot, { p_hold_hash: hashOf('ada') })).toBe('booked');
  });

  it('is released by the next one, even if that fails', async () => {
    await hold(supabase, slot, 'ada');
    expect(await outcomeOf(supabase, other, 'ada2', { earlier: 'ada' })).toBe('held');
    expect(await outcomeOf(supabase, slot, 'eve')).toBe('held');
    expect(await outcomeOf(supabase, slot, 'ada3', { earlier: 'ada2' })).toBe('taken');
    expect(await outcomeOf(supabase, other, 'bob')).toBe('held');
  });

  it('is renewed by its browser, under another secret or the same', async () => {
    await hold(supabase, slot, 'ada');
    expect(await outcomeOf(supabase, slot, 'ada2', { earlier: 'ada' })).toBe('held');
    expect(await outcomeOf(supabase, slot, 'ada2')).toBe('held');
    expect(await outcomeOf(supabase, other, 'ada2')).toBe('held');
    expect(await outcomeOf(supabase, slot, 'eve')).toBe('held');
  });

  it.each([
    ['a proof of work is needed', 'proof_required', true],
    ['a limit is exceeded', /^limited \d+$/, false],
  ])('stays when a booking is refused because %s', async (_, outcome, proof) => {
    const p_limits = [{ key: randomUUID(), times: 1, seconds: 60, proof }];
    expect(await book(supabase, other, { p_limits })).toBe('booked');
    await hold(supabase, slot, 'ada');
    const p_hold_hash = hashOf('ada');
    expect(await book(supabase, slot, { p_limits, p_hold_hash })).toMatch(outcome);
    expect(await outcomeOf(supabase, slot, 'eve')).toBe('taken');
    expect(await book(supabase, slot, { p_hold_hash })).toBe('booked');
  });

  it('stays when a move is refused, and another one is released by a move', async () => {
    const p_limit = { key: randomUUID(), times: 1, seconds: 60 };
    const id = await booked();
    await hold(supabase, third, 'ada');
    const p_hold_hash = hashOf('ada');
    expect(await move(id, 0, other, { p_limit, p_hold_hash })).toBe('moved');
    expect(await outcomeOf(supabase, third, 'ada')).toBe('held');
    expect(await move(id, 1, third, { p_limit, p_hold_hash })).toMatch(/^limited \d+$/);
    expect(await outcomeOf(supabase, third, 'eve')).toBe('taken');
    expect(await move(id, 1, third, { p_hold_hash })).toBe('moved');
  });

  it('is released with its secret only', async () => {
    await hold(supabase, slot, 'ada');
    const release = async (name: string) =>
      (await call(supabase, 'release_appointment', { p_hold_hash: hashOf(name) }))[0];
    expect(await release('eve')).toBe(false);
    expect(await book(supabase, slot, { p_hold_hash: hashOf('eve') })).toBe('taken');
    expect(await release('ada')).toBe(true);
    expect(await release('ada')).toBe(false);
    expect(await book(supabase, slot)).toBe('booked');
  });

  it('frees its place among the three per IP address when it ends', async () => {
    for (const index of [0, 1, 2]) {
      const browser = `b${index}`;
      expect(await outcomeOf(supabase, slotAt(index), browser, { caller: 'here' })).toBe('held');
    }
    const fourth = () => outcomeOf(supabase, slot, 'b3', { caller: 'here' });
    expect(await fourth()).toBe('too_many');
    expect(await outcomeOf(supabase, slot, 'b4', { caller: 'elsewhere' })).toBe('held');
    await supabase.query(
      `delete from appointments where hold_hash = '${hashOf('b4')}';
       update appointments set held_until = now() where hold_hash = '${hashOf('b0')}'`,
    );
    expect(await fourth()).toBe('held');
  });

  it('reveals nothing of its owner', async () => {
    await hold(supabase, slot, 'ada');
    const [row] = await supabase.query('select * from appointments');
    expect(row).toMatchObject({ user_id: null, reference: null, email: '', phone: '' });
  });
});

describe('a booking', () => {
  it('is stored as given and enqueues three emails', async () => {
    const id = await booked(slot, {
      p_first_name: 'Zoë “<b>”',
      p_last_name: "O'Neil; drop table appointments",
      p_email: 'Zoe@Example.test',
      p_message: 'Un\nDeux ’',
      p_language: 'en',
      p_zone: 'Asia/Kathmandu',
    });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      status: 'booked',
      first_name: 'Zoë “<b>”',
      last_name: "O'Neil; drop table appointments",
      email: 'Zoe@Example.test',
      phone: '+33612345678',
      message: 'Un\nDeux ’',
      language: 'en',
      zone: 'Asia/Kathmandu',
      sequence: 0,
      hold_hash: null,
      ip_hash: null,
      user_id: null,
    });
    expect(row.reference).toMatch(/^RDV-[2-9A-HJKMNP-TV-Z]{8}$/);
    const mails = await supabase.query<{ data: Row; not_before: Date }>(
      'select template, recipient, language, user_id, data, not_before from emails order by template',
    );
    const data = {
      kind: 'booked',
      id,
      reference: row.reference,
      sequence: 0,
      previous: null,
      first_name: 'Zoë “<b>”',
      last_name: "O'Neil; drop table appointments",
      email: 'Zoe@Example.test',
      phone: '+33612345678',
      message: 'Un\nDeux ’',
      zone: 'Asia/Kathmandu',
      language: 'en',
      token: 'token',
      member: false,
    };
    const person = { recipient: 'Zoe@Example.test', language: 'en', user_id: null };
    expect(mails).toMatchObject([
      { template: 'appointment-confirmed', ...person, data },
      { template: 'appointment-reminder', ...person, data },
      { template: 'staff-appointment', recipient: 'staff', language: 'fr', data },
    ]);
    const [confirmed, reminder] = mails;
    expect(new Date(String(confirmed?.data.start))).toEqual(slot.start);
    expect(new Date(String(confirmed?.data.end))).toEqual(slot.end);
    // The reminder leaves two hours to move or cancel through its link.
    const ahead = +slot.start - +new Date(reminder?.not_before ?? 0);
    expect(ahead).toBe((slotRules.noticeHours + 2) * 3_600_000);
  });

  it('has a reminder before all newsletters, and none once the link changes nothing any more', async () => {
    await booked(slot);
    const [reminder] = await supabase.query<{ id: string; priority: number; not_after: Date }>(
      `select id, priority, not_after from emails where template = 'appointment-reminder'`,
    );
    expect(reminder?.priority).toBe(1);
    expect(+slot.start - +new Date(reminder?.not_after ?? 0)).toBe(
      slotRules.noticeHours * 3_600_000,
    );
  });

  it('has no reminder when it is too close', async () => {
    const start = new Date(Date.now() + 26.5 * 3_600_000);
    await booked({ start, end: new Date(+start + 1_800_000) });
    expect(await emailCauses()).toEqual(['appointment 0', 'appointment-staff 0']);
  });

  it('is idempotent, whatever else the repeated request contains', async () => {
    const p_request = randomUUID();
    const id = await booked(slot, { p_request });
    expect(await book(supabase, other, { p_request })).toBe('booked');
    await cancel(id, 0);
    expect(await book(supabase, slot, { p_request })).toBe('booked');
    expect(await supabase.query('select id from appointments')).toHaveLength(1);
  });

  it('that overlaps another is refused', async () => {
    await booked(slot);
    expect(await book(supabase, across)).toBe('taken');
    expect(await book(supabase, other)).toBe('booked');
  });

  it('is refused as the fourth of an address, whatever its label and case', async () => {
    for (const [index, address] of ['ada@a.test', 'Ada+1@a.test', 'ADA@A.TEST'].entries()) {
      await booked(slotAt(index), { p_email: address });
    }
    expect(await book(supabase, slot, { p_email: 'ada+x@a.test' })).toBe('too_many');
    // Cancelled and past appointments do not count.
    await supabase.query(
      `update appointments set start_at = start_at - interval '1 year',
         end_at = end_at - interval '1 year' where email = 'ADA@A.TEST'`,
    );
    expect(await book(supabase, slot, { p_email: 'ada+x@a.test' })).toBe('booked');
  });

  it('is refused as the fourth of an account, whatever the address', async () => {
    const { id: p_user } = await supabase.createUser('many@example.test', 'correct horse');
    for (const index of [0, 1, 2]) await booked(slotAt(index), { p_user });
    expect(await book(supabase, slot, { p_user })).toBe('too_many');
    expect(await book(supabase, slot)).toBe('booked');
  });

  it('for an erased account belongs to nobody', async () => {
    const id = await booked(slot, { p_user: randomUUID() });
    expect(await rowOf(id)).toMatchObject({ user_id: null });
  });
});

describe('a move', () => {
  it('frees its slot, keeps reference and id, and sends emails', async () => {
    const id = await booked();
    const { reference } = await rowOf(id);
    expect(await move(id, 0, other)).toBe('moved');
    expect(await rowOf(id)).toMatchObject({
      reference,
      sequence: 1,
      times: [other.start, other.end, slot.start],
    });
    // Unsent emails are cancelled: nobody is sent both times.
    expect(await emailCauses()).toEqual([
      'appointment 1',
      'appointment-reminder 1',
      'appointment-staff 1',
    ]);
    const [mail] = await supabase.query<{ data: Row }>(
      `select data from emails where template = 'appointment-moved'`,
    );
    expect(mail?.data).toMatchObject({ kind: 'moved', id, sequence: 1 });
    expect(new Date(String(mail?.data.previous))).toEqual(slot.start);
    expect(await book(supabase, slot)).toBe('booked');
  });

  it('to a reserved slot changes nothing', async () => {
    const id = await booked();
    await booked(other);
    const before = await rowOf(id);
    expect(await move(id, 0, other)).toBe('taken');
    expect(await rowOf(id)).toEqual(before);
    expect(await book(supabase, slot)).toBe('taken');
  });

  it('to the slot held by this browser uses up the hold', async () => {
    const id = await booked();
    await hold(supabase, other, 'ada');
    expect(await move(id, 0, other)).toBe('taken');
    expect(await move(id, 0, other, { p_hold_hash: hashOf('ada') })).toBe('moved');
    expect(await supabase.query('select id from appointments')).toHaveLength(1);
  });

  it('that overlaps only its own slot succeeds', async () => {
    expect(await move(await booked(), 0, across)).toBe('moved');
  });

  it('is idempotent, also when repeated late', async () => {
    const id = await booked();
    const p_request = randomUUID();
    expect(await move(id, 0, other, { p_request })).toBe('moved');
    expect(await move(id, 1, third)).toBe('moved');
    expect(await move(id, 0, other, { p_request })).toBe('moved');
    expect(await rowOf(id)).toMatchObject({
      sequence: 2,
      times: [third.start, third.end, other.start],
    });
  });

  it('of a changed or deleted appointment is stale', async () => {
    const id = await booked();
    await move(id, 0, other);
    expect(await move(id, 0, third)).toBe('stale');
    expect(await move(randomUUID(), 0, third)).toBe('stale');
    await cancel(id, 1);
    expect(await move(id, 2, third)).toBe('cancelled');
  });
});

describe('a cancellation', () => {
  it('frees the slot at once and cancels the reminder', async () => {
    const id = await booked();
    expect(await cancel(id, 1)).toBe('stale');
    expect(await cancel(id, 0)).toBe('cancelled');
    expect(await cancel(id, 0)).toBe('cancelled');
    expect(await emailCauses()).toEqual(['appointment 1', 'appointment-staff 1']);
    const teamEmails = await supabase.query(
      `select data ->> 'kind' as kind, data ->> 'sequence' as sequence from emails
       where given_up_at is null`,
    );
    expect(teamEmails).toEqual([
      { kind: 'cancelled', sequence: '1' },
      { kind: 'cancelled', sequence: '1' },
    ]);
    expect(await busy()).toEqual([]);
    expect(await book(supabase, slot)).toBe('booked');
    expect(await cancel(randomUUID(), 0)).toBe('stale');
  });
});

describe('the table', () => {
  const live = `'booked', '2030-01-01T10:00Z', '2030-01-01T10:30Z'`;
  const insert = (times: string, reference: string) =>
    supabase.query(
      `insert into appointments (status, start_at, end_at, reference, request)
       values (${times}, '${reference}', gen_random_uuid())`,
    );

  it('has no overlapping live rows, whatever the writer', async () => {
    await insert(live, 'RDV-AAAAAAAA');
    await expect(insert(live, 'RDV-BBBBBBBB')).rejects.toThrow(/appointments_slot|one_at_a_time/);
    await expect(
      insert(`'booked', '2030-01-01T09:45Z', '2030-01-01T10:01Z'`, 'RDV-BBBBBBBB'),
    ).rejects.toThrow(/one_at_a_time/);
    // Adjacent rows and cancelled rows do not overlap.
    await insert(`'booked', '2030-01-01T10:30Z', '2030-01-01T11:00Z'`, 'RDV-BBBBBBBB');
    await insert(live.replace('booked', 'cancelled'), 'RDV-CCCCCCCC');
  });

  it.each([
    ['an end before its start', `'booked', now(), now() - interval '1 hour'`, 'RDV-AAAAAAAA'],
    ['a hold without a secret', `'held', now(), now() + interval '1 hour'`, 'RDV-AAAAAAAA'],
    ['an unknown state', `'x', now(), now() + interval '1 hour'`, 'RDV-AAAAAAAA'],
    ['a letter that looks like a digit', live, 'RDV-AAAAAAAO'],
  ])('rejects %s', async (_, times, reference) => {
    await expect(insert(times, reference)).rejects.toThrow(/check constraint/);
  });

  it('empties the network of past appointments', async () => {
    const networks: string[] = [];
    for (const index of [0, 1]) {
      networks.push(await booked(slotAt(index), { p_network_hash: String(index).repeat(64) }));
    }
    await supabase.query(
      `update appointments set start_at = start_at - interval '50 days',
         end_at = end_at - interval '50 days' where id = '${networks[0] ?? ''}'`,
    );
    await supabase.query('select public.purge_appointments()');
    const hashes = await Promise.all(networks.map(async (id) => (await rowOf(id))['network_hash']));
    expect(hashes).toEqual([null, '1'.repeat(64)]);
  });

  it('drops expired holds, and appointments that ended twelve months ago', async () => {
    const [old, older, recent] = await Promise.all([booked(slot), booked(other), booked(third)]);
    await hold(supabase, slotAt(first + 3), 'ada', { seconds: 0 });
    await hold(supabase, slotAt(first + 4), 'eve');
    await cancel(older, 0);
    const ended = (id: string, ago: string) =>
      supabase.query(
        `update appointments set start_at = now() - interval '${ago}' - interval '30 minutes',
           end_at = now() - interval '${ago}' where id = '${id}'`,
      );
    await ended(old, '12 months 1 minute');
    await ended(older, '12 months 1 hour');
    await ended(recent, '11 months');
    await supabase.query('delete from emails; select public.purge_expired()');
    const left = await supabase.query('select status from appointments order by status');
    expect(left).toEqual([{ status: 'booked' }, { status: 'held' }]);
    expect(await emailCauses()).toEqual([]);
  });

  it('drops the appointments of an erased account, and tells the team without personal data', async () => {
    const person = await supabase.createUser('gone@example.test', 'correct horse');
    const values = { p_user: person.id, p_email: person.email, p_first_name: 'Marguerite' };
    const id = await booked(slot, values);
    await cancel(await booked(other, values), 0);
    const past = await booked(third, values);
    await supabase.query(
      `update appointments set start_at = start_at - interval '90 days',
         end_at = end_at - interval '90 days' where id = '${past}';
       delete from emails where cause not like 'appointment-reminder:%'`,
    );
    const strangers = await booked(slotAt(first + 3));
    await supabase.query(`delete from emails where cause like '%${strangers}%';
      delete from auth.users where id = '${person.id}'`);
    const rows = await supabase.query('select id from appointments');
    expect(rows).toEqual([{ id: strangers }]);
    const mails = await supabase.query<{ data: Row }>(
      `select cause, recipient, template, data from emails where given_up_at is null
       and cause not like '%${past}%'`,
    );
    expect(mails).toMatchObject([
      {
        cause: `appointment-staff:${id}:1`,
        recipient: 'staff',
        template: 'staff-appointment-erased',
        data: { id, sequence: 1 },
      },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/Marguerite|gone@|612345678/);
  });
});
