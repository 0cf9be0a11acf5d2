/** With many subscriptions, every query about one of them uses an index. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  personOf,
  questions,
  startManySubscriptions,
  type ManySubscriptions,
} from './many-subscriptions.ts';

let many: ManySubscriptions;
beforeAll(async () => {
  many = await startManySubscriptions();
  await many.grow(20_000);
});
afterAll(() => many.close());

describe('with 20,000 subscriptions', () => {
  it.each(Object.entries(questions))('the query %s uses an index', async (_, question) => {
    const plans = await many.plans(question(personOf(12_345)));
    expect(plans).toMatch(
      /Index (Only )?Scan .*on (subscriptions|billing_customers|checkout_evidence|stripe_events|users)/,
    );
    expect(plans).not.toMatch(
      /Seq Scan on (subscriptions|billing_customers|checkout_evidence|stripe_events|users)/,
    );
  });

  it('the access check is true for the paying user only', async () => {
    const ask = async (number: number) => {
      const [row] = await many.query<{ has_access: boolean | null }>(
        questions['has_access()']?.(personOf(number)) ?? '',
      );
      return row?.has_access;
    };
    expect(await ask(12_346)).toBe(true);
    expect(await ask(12_345)).toBe(false);
    // Nobody: without an account there is no session.
    expect(await ask(99_999)).toBeNull();
  });

  it('a full table scan would be detected', async () => {
    const plans = await many.plans(`select * from subscriptions where plan_name = 'Formation'`);
    expect(plans).toContain('Seq Scan on subscriptions');
  });
});
