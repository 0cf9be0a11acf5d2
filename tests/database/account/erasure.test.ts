/** What an erasure deletes by the proved address alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

const address = 'ada@example.test';

let database: Migrated;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

it('keeps the emails of appointments and tickets that stay, and deletes the others', async () => {
  const { id } = await database.createUser(address, { language: 'en' });
  const book = (user: string, days: number) => `select book_appointment(gen_random_uuid(),
    gen_random_uuid(), now() + interval '${days} days', now() + interval '${days} days 30 minutes', null, ${user},
    'Ada', 'Lovelace', 'Ada@example.test', '+33612345678', '', 'en', 'Europe/Paris', 'token', 9)`;
  const open = (user: string, letter: string) => `select open_ticket(gen_random_uuid(),
    repeat('${letter}', 64), ${user}, 'Ada', '${address}', 'Subject', 'Message', 'en', '[]')`;
  await database.query(`
    insert into address_proofs (user_id) values ('${id}');
    ${book('null', 10)}; ${book(`'${id}'`, 11)};
    ${open('null', 'a')}; ${open(`'${id}'`, 'b')};
    select answer_ticket(t.id, 1, gen_random_uuid(), 'Yes.') from support_tickets t;
    select enqueue_email('theirs', '${address}', 'signals-open', '{}');
    select enqueue_email('gone', '${address}', 'appointment-cancelled',
      jsonb_build_object('id', gen_random_uuid()))`);
  const [erasure] = await database.query<{ id: string }>(
    `select id from begin_erasure('${id}', 'en')`,
  );
  await database.query(`select prepare_erasure('${erasure?.id}');
    delete from auth.users where id = '${id}';
    select erase_traces('${erasure?.id}')`);
  const left = await database.query<{ template: string }>(
    `select template from emails where lower(recipient) = '${address}' order by template`,
  );
  expect(left.map(({ template }) => template)).toEqual([
    'account-deleted',
    'appointment-confirmed',
    'appointment-reminder',
    'support-copy',
    'ticket-answer',
  ]);
  for (const table of ['appointments', 'support_tickets']) {
    expect(await database.query(`select 1 from ${table}`)).toHaveLength(1);
  }
});

it('keeps what belongs to a new account of the address', async () => {
  const email = 'eve@example.test';
  const { id } = await database.createUser(email, { language: 'en' });
  const notice = (at: string) => `insert into signals_notices (id, email, language, created_at)
    values (gen_random_uuid(), '${email}', 'en', ${at})`;
  await database.query(`
    insert into address_proofs (user_id) values ('${id}');
    ${notice(`now() - interval '1 day'`)};
    select enqueue_email('old', '${email}', 'signals-open', '{}')`);
  const [erasure] = await database.query<{ id: string }>(
    `select id from begin_erasure('${id}', 'en')`,
  );
  await database.query(`select prepare_erasure('${erasure?.id}'); delete from auth.users where id = '${id}';
    update erasures set account_deleted_at = now() where id = '${erasure?.id}'`);
  const next = await database.createUser(email, { language: 'en' });
  await database.query(`
    select enqueue_user_email('new', '${next.id}', 'account', 'address-link', '{}');
    select enqueue_email('new notice', '${email}', 'signals-notice', '{}');
    ${notice('clock_timestamp()')}`);
  await database.query(`select erase_traces('${erasure?.id}')`);
  const left = await database.query<{ cause: string }>(
    `select cause from emails where recipient = '${email}' and template <> 'account-deleted' order by cause`,
  );
  expect(left.map(({ cause }) => cause)).toEqual(['new', 'new notice']);
  expect(
    await database.query(`select 1 from signals_notices
      where email = '${email}' and created_at > now() - interval '1 hour'`),
  ).toHaveLength(1);
  expect(
    await database.query(`select 1 from signals_notices where email = '${email}'`),
  ).toHaveLength(1);
});

it('keeps it also if the end of the old account was recorded late', async () => {
  const email = 'late@example.test';
  const { id } = await database.createUser(email, { language: 'en' });
  await database.query(`insert into address_proofs (user_id) values ('${id}')`);
  const [erasure] = await database.query<{ id: string }>(
    `select id from begin_erasure('${id}', 'en')`,
  );
  await database.query(
    `select prepare_erasure('${erasure?.id}'); delete from auth.users where id = '${id}'`,
  );
  const next = await database.createUser(email, { language: 'en' });
  await database.query(
    `update auth.users set created_at = now() - interval '1 minute' where id = '${next.id}';
     insert into signals_notices (id, email, language) values (gen_random_uuid(), '${email}', 'en');
     update erasures set account_deleted_at = now() where id = '${erasure?.id}'`,
  );
  await database.query(`select erase_traces('${erasure?.id}')`);
  expect(
    await database.query(`select 1 from signals_notices where email = '${email}'`),
  ).toHaveLength(1);
});
