/** The reason in the email about a subscription that ended without a cancellation. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { newSubscriber, running, type Subscriber } from './stripe-rows.ts';

let database: Migrated;
let subscriber: Subscriber;

beforeAll(async () => {
  database = await openMigrated();
  subscriber = await newSubscriber(database);
});
afterAll(() => database.close());

const late = { ...running, stripe_status: 'past_due', payment_issue: 'failed' };
const ended = { ...running, status: 'canceled', stripe_status: 'canceled' };

it.each([
  ['an unpaid invoice that is still open', [late, { ...ended, payment_issue: 'failed' }], true],
  ['an unpaid invoice that is voided', [late, ended], true],
  ['no unpaid invoice', [running, ended], false],
  ['an invoice that was paid late', [late, running, ended], false],
] as const)('a subscription that ends with %s says so', async (name, states, unpaid) => {
  const id = `sub_${name}`;
  // The end is read twice, as after several events.
  for (const state of [...states, ended]) await subscriber.apply(id, state);
  const emails = await database.query(
    `select data -> 'unpaid' as unpaid from emails where cause = 'ended:${id}'`,
  );
  expect(emails).toEqual([{ unpaid }]);
});
