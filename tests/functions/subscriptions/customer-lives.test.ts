/**
 * Random lives of customers through the real functions, with events doubled, delayed, dropped and reordered:
 * a customer who paid has access, nobody else does, and every payment is explained.
 */
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { finishContractEnds } from '../../../netlify/lib/contract/finish.ts';
import { resumeErasures } from '../../../netlify/lib/account/erasure.ts';
import type { Client } from '../../../netlify/lib/platform/supabase.ts';
import { reconcile, type ReconcileReport } from '../../../netlify/lib/reconcile/reconcile.ts';
import { processEvent } from '../../../netlify/lib/subscriptions/process-event.ts';
import { isActive } from '../../../src/domain/shared/access.ts';
import { startSupabase, type Supabase } from '../../database/fixtures/supabase.ts';
import { seededRandom, shuffled } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { directService } from '../fixtures/direct-service.ts';
import { prices } from '../fixtures/services.ts';
import { live, order, type Life, type LifeWorld } from './customer-lives.ts';
import { readNaively, upgradesOfReturnedPeriods } from './naive-access.ts';
import { clientOf, newEvents, startOwnStripe } from './stripe-histories.ts';
import { openSignals } from '../fixtures/open-signals.ts';

// Emails have their own tests, and would wait on the clock that these lives advance.
vi.mock(import('../../../netlify/lib/outbox/outbox.ts'), async (original) => ({
  ...(await original()),
  sendNow: () => Promise.resolve(),
}));

const people = 20;
const rounds = sample(1, 100);
const moments = 8;
const day = 86_400;

let supabase: Supabase;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION', prices.formation);
  vi.stubEnv('PUBLIC_STRIPE_PRICE_FORMATION_SIGNAUX', prices.formationEtSignaux);
  vi.stubEnv('ACCOUNT_SECRET', 'a'.repeat(43));
  supabase = await startSupabase({ pglite: true });
  await openSignals(supabase);
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await supabase.close();
});

/** Direct SQL, with the one Auth call that an erasure makes. */
function serviceOf(): Client {
  const auth = {
    admin: {
      deleteUser: async (id: string) => {
        await supabase.run('delete from auth.users where id = $1', [id]);
        return { data: {}, error: null };
      },
    },
  };
  return Object.assign(directService(supabase), { auth });
}

async function begin(random: () => number): Promise<{ world: LifeWorld; lives: Life[] }> {
  await supabase.query(
    `delete from reconcile_runs; delete from payment_links; delete from stripe_events;
     delete from emails; delete from contract_ends; delete from erasures; delete from auth.users;
     delete from checkout_evidence`,
  );
  const made = await supabase.query<{ id: string }>(
    `insert into auth.users (id, email) select gen_random_uuid(), 'p' || n || '@example.test'
     from generate_series(1, ${people}) n returning id`,
  );
  const local = await startOwnStripe();
  const clients = { stripe: clientOf(local), service: serviceOf() };
  const lives = made.map(({ id }): Life => ({ user: id, customers: [], erased: false }));
  return { world: { local, clients, supabase, random }, lives };
}

/** Advances the shared clock of Stripe and the functions; Stripe does due work every six hours. */
function advance({ local }: LifeWorld, seconds: number): void {
  for (let left = seconds; left > 0; left -= 21_600) {
    vi.setSystemTime(Date.now() + Math.min(left, 21_600) * 1_000);
    local.advance(1);
  }
}

async function runReconcile({ clients }: LifeWorld): Promise<ReconcileReport> {
  const report = await reconcile(clients, { until: Date.now() + 600_000, every: 0 });
  if (!report?.finished) throw new Error('The reconcile run did not finish.');
  return report;
}

/**
 * Payments that only staff may decide on: those of a second withdrawal, and of an upgrade whose period was
 * refunded or charged back.
 */
async function undecidedPayments(
  { clients, supabase }: LifeWorld,
  lives: readonly Life[],
): Promise<(each: ReconcileReport['unexplained'][number]) => boolean> {
  const withdrawals = await supabase.query<{ mailbox: string; times: number }>(
    `select mailbox, count(*)::int as times from contract_ends, unnest(payer_hashes) mailbox
     where kind = 'withdrawal' and mailbox like 'mailbox-of-%' group by 1`,
  );
  const repeated = withdrawals.filter(({ times }) => times > 1).map(({ mailbox }) => mailbox);
  const again = lives.filter(({ user }) => repeated.includes(`mailbox-of-${user}`));
  const customers = again.flatMap((life) => life.customers);
  const upgrades = await upgradesOfReturnedPeriods(
    clients.stripe,
    lives.flatMap((life) => life.customers),
  );
  return ({ reason, customer, charge }) =>
    reason === 'review'
      ? customer !== null && customers.includes(customer)
      : reason === 'no_access' && upgrades.has(charge);
}

/** Faults in a person's access, in words. */
async function faultsOf(
  { clients, local }: LifeWorld,
  life: Life,
  { doubled }: ReconcileReport,
): Promise<string[]> {
  const now = local.now();
  const reading = await readNaively(clients.stripe, life.customers, now);
  const rows = await supabase.run<{
    status: string;
    start_date: string;
    end_date: string;
    ref: string;
  }>(
    `select status, start_date, end_date, reference as ref from subscriptions where user_id = $1`,
    [life.user],
  );
  const isOpen = rows.some((row) => isActive(row, new Date(now * 1_000)));
  const isReported = doubled.some((references) =>
    references.some((reference) => rows.some(({ ref }) => ref === reference)),
  );
  return [
    ...(reading.isPaid && !isOpen && !life.erased ? ['locked out'] : []),
    ...(isOpen && !reading.mayHaveAccess ? ['let in'] : []),
    ...(reading.charged > 1 && !isReported ? ['charged twice, unreported'] : []),
    ...(life.erased && reading.charged > 0 ? ['charged after erasure'] : []),
  ];
}

it(`${people * rounds} random lives: nobody who paid is locked out, nobody else is let in, each payment is explained`, async () => {
  const random = seededRandom(seedOf(14));
  const counts = { events: 0, paid: 0, erased: 0, returned: 0, disputed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { world, lives } = await begin(random);
    const { local, clients } = world;
    const pendingEvents = newEvents(local);
    const waiting: Stripe.Event[] = [];
    const deliver = async (event: Stripe.Event): Promise<void> => {
      counts.events += 1;
      await processEvent(clients, event).catch(() => undefined);
    };
    for (let moment = 0; moment < moments; moment += 1) {
      for (const life of lives) {
        if (moment === 0) await order(world, life);
        else if (random() < 0.75) await live(world, life);
      }
      for (const event of await pendingEvents()) {
        if (random() < 0.25) continue;
        waiting.push(...(random() < 0.25 ? [event, event] : [event]));
      }
      for (const event of shuffled(waiting, random).slice(0, waiting.length / 2)) {
        waiting.splice(waiting.indexOf(event), 1);
        await deliver(event);
      }
      advance(world, 60 + Math.floor(random() * 12 * day));
    }
    for (const event of shuffled(waiting, random)) if (random() < 0.5) await deliver(event);
    await finishContractEnds(clients, Date.now() + 600_000);
    await resumeErasures(clients, Date.now() + 600_000);
    await runReconcile(world);
    const report = await runReconcile(world);

    expect(report).toMatchObject({ failed: [], missing: [], repaired: [] });
    const undecided = await undecidedPayments(world, lives);
    expect({ round, unexplained: report.unexplained.filter((each) => !undecided(each)) }).toEqual({
      round,
      unexplained: [],
    });
    for (const life of lives) {
      expect({ round, life, faults: await faultsOf(world, life, report) }).toMatchObject({
        faults: [],
      });
      counts.erased += Number(life.erased);
    }
    counts.paid += report.payments.checked;
    counts.returned += report.payments.refunded;
    counts.disputed += report.payments.disputed;
    await local.close();
  }
  vi.useRealTimers();
  expect(counts.events).toBeGreaterThan(3 * people * rounds);
  expect(counts.paid).toBeGreaterThan((people * rounds) / 2);
  expect(Math.min(counts.erased, counts.returned, counts.disputed)).toBeGreaterThan(0);
});
