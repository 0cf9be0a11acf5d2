/** The emails of a subscription whose price was unknown, whose access is closed, or which renews. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { newSubscriber, running, type Subscriber } from './stripe-rows.ts';

let database: Migrated;
let subscriber: Subscriber;

beforeAll(async () => {
  database = await openMigrated();
  subscriber = await newSubscriber(database);
});
afterAll(() => database.close());
beforeEach(() => database.query('delete from emails; delete from subscriptions'));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const templates = async () =>
  (await database.query<{ template: string }>('select template from emails'))
    .map(({ template }) => template)
    .sort();

const unknown = { ...running, status: 'unknown_price', plan_key: null };

it('a plan that was unknown for a while has not changed', async () => {
  for (const state of [running, unknown, running]) await subscriber.apply('sub_1', state);
  expect(await templates()).toEqual(['subscription-welcome']);
});

it('a subscriber whose plan was unknown at first is welcomed once it is known', async () => {
  for (const state of [unknown, running, running]) await subscriber.apply('sub_1', state);
  expect(await templates()).toEqual(['subscription-welcome']);
});

it('a change of plan is still announced', async () => {
  await subscriber.apply('sub_1', running);
  await subscriber.apply('sub_1', { ...running, plan_key: 'formationEtSignaux' });
  expect(await templates()).toEqual(['plan-changed', 'subscription-welcome']);
});

it.each([
  ['open', { status: 'active', end_date: inDays(2) }, true],
  ['over', { status: 'active', end_date: inDays(-2) }, false],
  ['closed by a refund', { status: 'refunded', end_date: inDays(2) }, false],
] as const)('a failed payment names the end of access that is %s', async (_, dates, named) => {
  await subscriber.apply('sub_1', running);
  const late = { ...running, stripe_status: 'past_due', payment_issue: 'failed' };
  await subscriber.apply('sub_1', { ...late, ...dates });
  const [email] = await database.query<{ until: string | null }>(
    `select data ->> 'access_until' as until from emails where template = 'payment-failed'`,
  );
  expect(email && (email.until === null ? null : new Date(email.until).toISOString())).toBe(
    named ? dates.end_date : null,
  );
});

it.each([
  ['running', {}, ['renewal-notice']],
  ['refunded in full', { status: 'refunded' }, ['renewal-notice']],
  ['disputed', { status: 'disputed' }, ['renewal-notice']],
  ['of an unknown price', { status: 'unknown_price', plan_key: null }, []],
  ['unpaid', { stripe_status: 'past_due' }, []],
  ['cancelled', { cancel_at_period_end: true }, []],
] as const)('a subscription that is %s has %o before its renewal', async (_, changes, notices) => {
  await subscriber.apply('sub_1', { ...running, ...changes, renews_at: inDays(4) });
  await database.query('select enqueue_renewal_notices()');
  expect((await templates()).filter((each) => each === 'renewal-notice')).toEqual(notices);
});
