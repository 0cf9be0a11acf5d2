/** The queued emails of an account that is erased: its receipts are still sent. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

let database: Migrated;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

const receipts = ['cancellation-receipt', 'withdrawal-receipt', 'withdrawal-refund'];
const templates = [...receipts, 'address-link', 'subscription-ended'];

it('are deleted, except the receipts of an end of contract that are not sent yet', async () => {
  const { id } = await database.createUser('ada@example.test', { first_name: 'Ada' });
  const queueAll = async (when: string) => {
    for (const template of templates) {
      await database.query(
        `select enqueue_user_email('${when}: ${template}', '${id}', 'account', '${template}', '{"reference": "R"}')`,
      );
    }
  };
  await database.query(`insert into address_proofs (user_id) values ('${id}')`);
  await queueAll('before');
  await database.query(
    `select enqueue_user_email('sent', '${id}', 'account', 'withdrawal-receipt');
     update emails set sent_at = now(), recipient = null, data = '{}' where cause = 'sent';
     select prepare_erasure((select id from begin_erasure('${id}', 'en')))`,
  );
  await queueAll('meanwhile');
  for (const template of templates) {
    await database.query(
      `select enqueue_email('to the address: ${template}', 'Ada@example.test', '${template}', '{"reference": "R"}')`,
    );
  }
  await database.query(`delete from auth.users where id = '${id}'`);
  await database.query('select erase_traces(id) from erasures');
  const left = await database.query(
    `select cause, user_id, lower(recipient) as recipient, data from emails
     where template <> 'account-deleted' order by cause collate "C"`,
  );
  expect(left).toEqual(
    ['before', 'meanwhile', 'to the address'].flatMap((when) =>
      receipts.map((template) => ({
        cause: `${when}: ${template}`,
        user_id: null,
        recipient: 'ada@example.test',
        data: { reference: 'R' },
      })),
    ),
  );
});
