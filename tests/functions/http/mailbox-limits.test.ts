/** Limits per mailbox: they hold for all its labels, dots and accounts, and spare its owner. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { bookingRequest, callAppointment, everyFreeStart } from '../booking/fixtures.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { send } from '../support/fixtures.ts';

let services: AccountServices;
let starts: readonly string[];
let used = 0;
let mailboxes = 0;

beforeAll(async () => {
  services = await startAccountServices();
  starts = await everyFreeStart();
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.supabase.query(
    'delete from appointments; delete from support_tickets; delete from rate_limits',
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A mailbox that no other test uses. */
const newMailbox = () => `box${(mailboxes += 1)}`;
const account = (email: string): Promise<Person> =>
  services.supabase.createUser(email, 'correct horse');
/** Ends windows of up to a minute. */
const aMinuteLater = () =>
  services.supabase.query(`delete from rate_limits where key like '%-pace:%'`);

async function bookAs(person: Person | undefined, email: string): Promise<number> {
  const start = starts[(used += 1)] ?? '';
  return (await callAppointment(bookingRequest(start, { email }), person?.token)).status;
}

async function writeAs(person: Person | undefined, email: string): Promise<number> {
  await aMinuteLater();
  return (await send({ email }, person ? { token: person.token } : {})).status;
}

describe('the limit of upcoming appointments', () => {
  it('holds for all accounts of a mailbox together', async () => {
    const name = newMailbox();
    const owner = await account(`${name}@gmail.com`);
    expect(await bookAs(owner, owner.email)).toBe(200);
    const statuses: number[] = [];
    for (const spelling of [`${name}+1`, `b.${name.slice(1)}`, `${name}+2`, `${name}+3`]) {
      const other = await account(`${spelling}@gmail.com`);
      statuses.push(await bookAs(other, other.email));
    }
    expect(statuses).toEqual([200, 200, 409, 409]);
    // Neither their appointments nor those of signed-out strangers count against the owner.
    expect(await bookAs(owner, owner.email)).toBe(200);
  });

  it('of strangers does not refuse the owner of an address', async () => {
    const name = newMailbox();
    const owner = await account(`${name}@example.test`);
    const strangers: number[] = [];
    for (const label of ['', '+a', '+b', '+c']) {
      strangers.push(await bookAs(undefined, `${name}${label}@example.test`));
    }
    expect(strangers).toEqual([200, 200, 200, 409]);
    const own: number[] = [];
    for (let time = 0; time < 4; time += 1) own.push(await bookAs(owner, owner.email));
    expect(own).toEqual([200, 200, 200, 409]);
  });

  it('does not refuse the owner when strangers open an account under a label first', async () => {
    const name = newMailbox();
    const stranger = await account(`${name}+first@example.test`);
    for (let time = 0; time < 3; time += 1) await bookAs(stranger, stranger.email);
    const owner = await account(`${name}@example.test`);
    expect(await bookAs(owner, owner.email)).toBe(200);
  });

  it('does not refuse an owner whose address is proved when strangers were first', async () => {
    const name = newMailbox();
    const stranger = await account(`b.${name.slice(1)}@example.test`);
    for (let time = 0; time < 3; time += 1) await bookAs(stranger, stranger.email);
    const owner = await account(`${name}@example.test`);
    expect(await bookAs(owner, owner.email)).toBe(409);
    await services.supabase.run('insert into address_proofs (user_id) values ($1)', [owner.id]);
    expect(await bookAs(owner, owner.email)).toBe(200);
  });

  it('and attempts of strangers do not use up the attempts of the owner', async () => {
    const owner = await account(`${newMailbox()}@example.test`);
    const past = bookingRequest('2020-01-06T10:00:00Z', { email: owner.email });
    for (let time = 0; time <= limits['appointment-mail'].times; time += 1) {
      await callAppointment({ ...past, request: crypto.randomUUID() });
    }
    expect(await bookAs(undefined, owner.email)).toBe(429);
    expect(await bookAs(owner, owner.email)).toBe(200);
  });

  it('follows the account to a new address', async () => {
    const name = newMailbox();
    const first = await account(`${name}@example.test`);
    for (let time = 0; time < 3; time += 1) await bookAs(first, first.email);
    const late = await account(`${newMailbox()}@example.test`);
    await services.supabase.run('update auth.users set email = $1 where id = $2', [
      `${name}+late@example.test`,
      late.id,
    ]);
    expect(await bookAs(late, 'elsewhere@example.test')).toBe(409);
  });
});

describe('the limit of bookings made', () => {
  it('protects a mailbox from an account under its address that nobody has proved', async () => {
    const stranger = await account(`${newMailbox()}@example.test`);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push(await bookAs(stranger, stranger.email));
      await services.supabase.query('delete from appointments');
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await services.supabase.proveAddress(stranger.id);
    expect(await bookAs(stranger, stranger.email)).toBe(200);
  });
});

describe('the limit of support copies', () => {
  it('protects a mailbox from an account under its address that nobody has proved', async () => {
    const stranger = await account(`${newMailbox()}@example.test`);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await writeAs(stranger, stranger.email));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await services.supabase.proveAddress(stranger.id);
    expect(await writeAs(stranger, stranger.email)).toBe(200);
  });

  it('holds for all accounts of a mailbox together, and spares the one that has proved it', async () => {
    const name = newMailbox();
    const owner = await account(`${name}@example.test`);
    await services.supabase.proveAddress(owner.id);
    const statuses: number[] = [];
    for (let label = 0; label < 7; label += 1) {
      const other = await account(`${name}+${label}@example.test`);
      statuses.push(await writeAs(other, other.email));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await writeAs(owner, owner.email)).toBe(200);
    // Copies that accounts send to themselves do not count against signed-out strangers.
    expect(await writeAs(undefined, owner.email)).toBe(200);
  });

  it('of signed-out strangers does not refuse an account under a label', async () => {
    const name = newMailbox();
    await account(`${name}@example.test`);
    const labelled = await account(`${name}+shop@example.test`);
    for (let time = 0; time < 6; time += 1) await writeAs(undefined, labelled.email);
    expect(await writeAs(undefined, labelled.email)).toBe(429);
    expect(await writeAs(labelled, labelled.email)).toBe(200);
  });
});
