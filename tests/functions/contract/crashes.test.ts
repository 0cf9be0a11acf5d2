/**
 * Contract ends that crash between any two steps, and concurrent requests. On a real PostgreSQL,
 * where transactions really overlap.
 */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { sample, sampleOf, seedOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { killedAt } from '../fixtures/killed-call.ts';
import {
  confirm,
  declare,
  newSubscriber,
  emailsTo,
  lastEmailTo,
  runDeliver,
  refundsOf,
  storedStatus,
  syncFromStripe,
  tokenOf,
  type Subscriber,
} from './fixtures.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices({ connections: 20 });
});
afterAll(() => services.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

type Kind = 'cancellation' | 'withdrawal';

/** The fail points, and the kinds of contract end that reach each. */
const points: Readonly<Record<string, readonly Kind[]>> = {
  'contract-end:noted': ['cancellation', 'withdrawal'],
  'contract-end:declared': ['cancellation', 'withdrawal'],
  'contract-end:cancelled': ['cancellation', 'withdrawal'],
  'contract-end:voided': ['withdrawal'],
  'contract-end:decided': ['withdrawal'],
  'contract-end:refunded': ['withdrawal'],
  'sync:read': ['cancellation', 'withdrawal'],
  'sync:applied': ['cancellation', 'withdrawal'],
  'contract-end:synced': ['cancellation', 'withdrawal'],
  'contract-end:finished': ['cancellation', 'withdrawal'],
  'deliver:claimed': ['cancellation', 'withdrawal'],
  'deliver:sent': ['cancellation', 'withdrawal'],
  'deliver:finished': ['cancellation', 'withdrawal'],
  'contract-end:mail-sent': ['cancellation', 'withdrawal'],
};

/** Two points once in the short run; all about four times in the long run. */
const kills = sample(2, 50);

/** Number of identical concurrent requests. */
const clicks = sample(3, 30);

let callers = 0;

/** Calls the function in a process that dies at the fail point. */
function endUntilKilled(point: string, body: object, token?: string): Promise<string> {
  callers += 1;
  const headers = {
    'x-nf-client-connection-ip': `192.0.2.${callers % 250}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return killedAt(point, 'contract-end', { body, headers });
}

/** Expects exactly one receipt, exactly one refund and the declared end. */
async function expectEnded(kind: Kind, person: Subscriber, note: string): Promise<void> {
  const mails = (await emailsTo(services, person)).filter((each) => each !== 'contract-link');
  const { status, ending } = await storedStatus(services, person);
  const { count, cents } = await refundsOf(services, person.customer);
  expect({ mails, status, ending, count, cents }, note).toEqual(
    kind === 'withdrawal'
      ? {
          mails: ['withdrawal-receipt', 'withdrawal-refund'],
          status: 'canceled',
          ending: false,
          count: 1,
          cents: 24_999,
        }
      : { mails: ['cancellation-receipt'], status: 'active', ending: true, count: 0, cents: 0 },
  );
}

it(`${kills} killed contract ends are each acknowledged and refunded once`, async () => {
  const random = seededRandom(seedOf(20261122));
  const any = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
  const names = sampleOf(Object.keys(points), kills);
  const plan = Array.from({ length: kills }, (_, index) => {
    const point = names[index % names.length] ?? '';
    const link = point === 'contract-end:noted' || random() < 0.5;
    return { point, kind: any(points[point] ?? []), link };
  });

  async function runKill({
    point,
    kind,
    link,
  }: (typeof plan)[number]): Promise<() => Promise<void>> {
    const note = `${kind} ${link ? 'by mail' : 'in a session'}, killed at ${point}`;
    const person = await newSubscriber(services);
    const declaration = {
      action: 'declare',
      kind,
      name: 'Ada Lovelace',
      email: person.email,
      lang: 'fr',
    };
    if (point === 'contract-end:noted') {
      expect(await endUntilKilled(point, declaration), note).toBe('SIGKILL');
      return async () => {
        expect((await confirm(tokenOf(services, person))).status, note).toBe(200);
        await expectEnded(kind, person, note);
      };
    }
    if (link) {
      expect((await declare(kind, { email: person.email })).status).toBe(200);
      const request = { action: 'confirm', token: tokenOf(services, person) };
      expect(await endUntilKilled(point, request), note).toBe('SIGKILL');
    } else {
      expect(await endUntilKilled(point, declaration, person.token), note).toBe('SIGKILL');
    }
    return () => expectEnded(kind, person, note);
  }

  // Two at a time; the scheduled work runs once for every ten.
  for (let start = 0; start < kills; start += 10) {
    const lying = plan.slice(start, start + 10);
    const left = [...lying];
    const checks: (() => Promise<void>)[] = [];
    await Promise.all(
      Array.from({ length: 2 }, async () => {
        for (let next = left.shift(); next; next = left.shift()) checks.push(await runKill(next));
      }),
    );
    await runDeliver(services);
    expect(checks).toHaveLength(lying.length);
    for (const check of checks) await check();
  }
});

it('a cancellation killed after it voided an unpaid renewal does not grant that month', async () => {
  const { localStripe, stripe } = services;
  const trialEnd = localStripe.now() + 60;
  const ada = await newSubscriber(services, { card: 'pm_card_chargeCustomerFail', trialEnd });
  localStripe.advance(120);
  await syncFromStripe(services, ada.customer);
  expect((await storedStatus(services, ada)).stripe_status).toBe('past_due');
  const declaration = {
    ...{ action: 'declare', kind: 'cancellation', name: 'Ada', email: ada.email, lang: 'fr' },
  };
  expect(await endUntilKilled('contract-end:given-up', declaration, ada.token)).toBe('SIGKILL');
  // Stripe does not count the void invoice: the one before it is paid.
  expect((await stripe.subscriptions.retrieve(ada.subscription)).status).toBe('active');
  await runDeliver(services);
  expect(await storedStatus(services, ada)).toMatchObject({ stripe_status: 'canceled' });
  expect(await emailsTo(services, ada)).toContain('cancellation-receipt');
  expect(lastEmailTo(services, ada).text).toContain('le contrat a donc pris fin aussitôt');
});

it('concurrent scheduled runs complete what killed requests left', async () => {
  const ada = await newSubscriber(services);
  const eve = await newSubscriber(services);
  const declaration = (person: Subscriber, kind: Kind) => ({
    action: 'declare',
    kind,
    name: 'Ada',
    email: person.email,
    lang: 'en',
  });
  await endUntilKilled('contract-end:declared', declaration(ada, 'withdrawal'), ada.token);
  await endUntilKilled('contract-end:cancelled', declaration(eve, 'cancellation'), eve.token);
  await Promise.all([runDeliver(services), runDeliver(services), runDeliver(services)]);
  await expectEnded('withdrawal', ada, 'three at once');
  await expectEnded('cancellation', eve, 'three at once');
});

it.each(['cancellation', 'withdrawal'] as const)(
  'concurrent requests for a %s make one',
  async (kind) => {
    const ada = await newSubscriber(services);
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => declare(kind, { email: ada.email }, ada.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(clicks).fill(200));
    await runDeliver(services);
    await expectEnded(kind, ada, 'at once');
    const rows = await services.supabase.query(
      `select id from contract_ends where user_id = '${ada.id}'`,
    );
    expect(rows).toHaveLength(1);
  },
  60_000,
);
