/**
 * `npm run reconcile`: a dry run reports differences and changes nothing; a real run repairs them
 * all.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repair } from '../../../netlify/cli/reconcile.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { prices, startServices, subscribe, type Services } from '../fixtures/services.ts';
import { customerOf } from '../subscriptions/signed-events.ts';

let services: Services;
let payer: Person;
beforeAll(async () => {
  services = await startServices();
  payer = await services.supabase.createUser('payer@example.test', 'correct horse');
  // Paid at Stripe, and no webhook event arrived.
  await services.stripe.subscriptions.create({
    customer: await customerOf(services, payer.id),
    items: [{ price: prices.formation }],
    default_payment_method: 'pm_card_visa',
    metadata: { user_id: payer.id },
  });
});
afterAll(() => services.close());

async function run(dryRun: boolean): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const code = await repair({ dryRun }, (line) => void lines.push(line));
  return { code, text: lines.join('\n') };
}

const rows = () => services.supabase.query('select stripe_subscription_id from subscriptions');
const runs = () => services.supabase.query('select id from reconcile_runs');
const hasAccess = async () => (await payer.client.rpc('has_access')).data as unknown;

it('npm run reconcile reports a missed payment in a dry run and changes nothing', async () => {
  const { code, text } = await run(true);
  expect(text).toContain('Differences from Stripe (not repaired)');
  expect(text).toMatch(/No row \(sub_\w+\)/);
  expect(text).toContain('status: – → active');
  expect(text).toContain('249.99 EUR (no_account)');
  expect(text).toMatch(
    /1 subscriptions compared, 1 differ, 0 events processed, .* 2 to do manually/,
  );
  expect(code).toBe(1);
  expect(await rows()).toEqual([]);
  expect(await runs()).toEqual([]);
  expect(await hasAccess()).toBe(false);
});

it('npm run reconcile repairs it and finds nothing the next time', async () => {
  const first = await run(false);
  expect(first.text).toContain('\nRepaired\n');
  expect(first.text).toMatch(/1 subscriptions compared, 1 repaired, .* 0 to do manually/);
  expect(first.text).toContain('1 periods of access, 0 refunded, 0 disputed, 0 to check. 249.99');
  expect(first.code).toBe(0);
  expect(await hasAccess()).toBe(true);
  const second = await run(false);
  expect(second.text).toMatch(/1 subscriptions compared, 0 repaired/);
  expect(second.code).toBe(0);
  expect(await runs()).toHaveLength(2);
});

it('npm run reconcile reports manual cases and exits with 1', async () => {
  const other = await services.supabase.createUser('other@example.test', 'correct horse');
  await subscribe(services, other);
  await services.supabase.query(
    `insert into billing_customers (user_id, stripe_customer_id) values ('${other.id}', 'cus_${other.id}')`,
  );
  const { code, text } = await run(false);
  expect(text).toContain('Live here, unknown to Stripe');
  expect(text).toMatch(/ECT-[0-9A-F]{8} \(sub_/);
  expect(text).not.toContain('@example.test');
  expect(code).toBe(1);
});
