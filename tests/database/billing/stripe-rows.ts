/** Rows of a subscription, applied one after the other as the webhook does. */
import { expect } from 'vitest';
import type { Migrated } from '../fixtures/migrated.ts';

const now = new Date().toISOString();

/** A month that was paid and has just ended. */
export const running = {
  ...{ stripe_price_id: 'price_1', plan_name: 'Formation', amount: 24_999, currency: 'eur' },
  ...{ plan_key: 'formation' as string | null, latest_invoice: 'in_1', evidence: null },
  ...{ start_date: now, end_date: now, paid_until: now, created_at: now },
  ...{ cancel_at_period_end: false, canceled_at: null, renews_at: null as string | null },
  ...{ status: 'active', stripe_status: 'active', payment_issue: null as string | null },
};

export interface Subscriber {
  /** Stores a state of the subscription with this id. */
  readonly apply: (id: string, state: typeof running) => Promise<void>;
}

/** A user who is a customer at Stripe. */
export async function newSubscriber(database: Migrated): Promise<Subscriber> {
  const { id: user } = await database.createUser('ada@example.test', { first_name: 'Ada' });
  await database.query(
    `insert into billing_customers (user_id, stripe_customer_id) values ('${user}', 'cus_1')`,
  );
  let version = 0;
  return {
    async apply(id, state) {
      const rows = JSON.stringify([{ ...state, stripe_subscription_id: id }]);
      const [applied] = await database.query<{ done: boolean }>(
        `select apply_subscriptions('cus_1', ${version}, null, '${rows}') as done`,
      );
      expect(applied).toEqual({ done: true });
      version += 1;
    },
  };
}
