/** The reason in the email about a subscription that ended without a cancellation. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';

let database: Migrated;
let user: string;
let version = 0;

beforeAll(async () => {
  database = await openMigrated();
  user = (await database.createUser('ada@example.test', { first_name: 'Ada' })).id;
  await database.query(
    `insert into billing_customers (user_id, stripe_customer_id) values ('${user}', 'cus_1')`,
  );
});
afterAll(() => database.close());

const now = new Date().toISOString();
const running = {
  ...{ stripe_price_id: 'price_1', plan_key: 'formation', plan_name: 'Formation' },
  ...{ amount: 24_999, currency: 'eur', latest_invoice: 'in_1', evidence: null },
  ...{ start_date: now, end_date: now, paid_until: now, renews_at: null, created_at: now },
  ...{ cancel_at_period_end: false, canceled_at: null, payment_issue: null as string | null },
  ...{ status: 'active', stripe_status: 'active' },
};
const late = { ...running, stripe_status: 'past_due', payment_issue: 'failed' };
const ended = { ...running, status: 'canceled', stripe_status: 'canceled' };

it.each([
  ['an unpaid invoice that is still open', [late, { ...ended, payment_issue: 'failed' }], true],
  ['an unpaid invoice that is voided', [late, ended], true],
  ['no unpaid invoice', [running, ended], false],
  ['an invoice that was paid late', [late, running, ended], false],
] as const)('a subscription that ends with %s says so', async (name, states, unpaid) => {
  const stripe_subscription_id = `sub_${name}`;
  // The end is read twice, as after several events.
  for (const state of [...states, ended]) {
    const rows = JSON.stringify([{ ...state, stripe_subscription_id }]);
    const [applied] = await database.query<{ done: boolean }>(
      `select apply_subscriptions('cus_1', ${version}, null, '${rows}') as done`,
    );
    expect(applied).toEqual({ done: true });
    version += 1;
  }
  const emails = await database.query(
    `select data -> 'unpaid' as unpaid from emails where cause = 'ended:${stripe_subscription_id}'`,
  );
  expect(emails).toEqual([{ unpaid }]);
});
