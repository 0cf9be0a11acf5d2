/** A customer's first withdrawal is refunded at once; staff decide on every later one. */
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import account from '../../../netlify/functions/account.mts';
import checkout from '../../../netlify/functions/stripe-checkout.mts';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { reconcile } from '../../../netlify/lib/reconcile/reconcile.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import {
  contractOf,
  declare,
  lastEmailTo,
  newSubscriber,
  refundsOf,
  storedStatus,
  syncFromStripe,
  type Subscriber,
} from './fixtures.ts';
import { checkoutOrder, newUser, pay, post, prices, read } from '../fixtures/services.ts';

const month = 24_999;

let services: AccountServices;
let error: MockInstance<typeof console.error>;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
afterEach(async () => {
  vi.restoreAllMocks();
  // Each test has its own people, but all use the same test card.
  await services.supabase.query(`update contract_ends set payer_hashes = '{}'`);
});

type Holder = Pick<Subscriber, 'email' | 'token'>;

async function withdraw({ email, token }: Holder, reference = ''): Promise<unknown> {
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, body } = await read(await declare('withdrawal', { email, reference }, token));
  expect(status).toBe(200);
  return body;
}

/** A withdrawal that ended the contract and left the refund to the team. */
async function expectReview(holder: Holder, contract: Subscriber | Contract): Promise<void> {
  expect(await withdraw(holder, contract.reference)).toMatchObject({
    type: 'ended',
    reference: contract.reference,
    refund: null,
  });
  expect((await storedStatus(services, contract)).status).toBe('canceled');
  expect(error.mock.calls.join()).toContain('manual refund decision within 14 days');
  const { text } = lastEmailTo(services, holder);
  expect(text).toContain('Une personne décide de votre remboursement');
  expect(text).toMatch(/au plus tard le/);
}

type Contract = Awaited<ReturnType<typeof contractOf>>;

/** A contract paid with the test card 4242 on Stripe's page; `pm_card_visa` would be a new card each time. */
async function orderByCard(person: Person): Promise<Subscriber> {
  const { supabase } = services;
  await supabase.query(
    `insert into checkout_evidence
       (user_id, price_id, plan_key, amount, currency, language, terms_version, waiver)
     values ('${person.id}', '${prices.formation}', 'formation', ${month}, 'eur', 'fr',
       '${termsVersion}', true)`,
  );
  const { body } = await read(await post(checkout, checkoutOrder, person.token));
  await pay((body as { url: string }).url);
  const [known] = await supabase.query<{ stripe_customer_id: string }>(
    `select stripe_customer_id from billing_customers where user_id = '${person.id}'`,
  );
  const customer = known?.stripe_customer_id ?? '';
  await syncFromStripe(services, customer);
  const [row] = await supabase.query<{ subscription: string; reference: string }>(
    `select stripe_subscription_id as subscription, reference from subscriptions
     where user_id = '${person.id}'`,
  );
  if (!row) throw new Error('No subscription.');
  return { ...person, ...row, customer };
}

describe('a second withdrawal', () => {
  it.each([true, false])(
    'of the same account waits for a person, with waiver: %s',
    async (waiver) => {
      const ada = await newSubscriber(services);
      expect(await withdraw(ada)).toMatchObject({ refund: month });
      // Recognised by the account alone, as if mailbox and card had changed.
      await services.supabase.query(
        `update contract_ends set payer_hashes = '{}' where user_id = '${ada.id}'`,
      );
      const second = await contractOf(services, ada, { waiver });
      await expectReview(ada, second);
      const third = await contractOf(services, ada, { waiver });
      await expectReview(ada, third);
      expect(await refundsOf(services, ada.customer)).toEqual({ cents: month, count: 1 });
    },
  );

  it('of another account of the same mailbox waits for a person', async () => {
    const box = `grace.hopper${Date.now()}`;
    const { supabase } = services;
    const one = await supabase.createUser(`${box}@example.test`, 'correct horse');
    const other = await supabase.createUser(
      `${box.replace('.', '')}+again@example.test`,
      'correct horse',
    );
    await contractOf(services, one);
    expect(await withdraw(one)).toMatchObject({ refund: month });
    const second = await contractOf(services, other, { waiver: false });
    await expectReview(other, second);
    // At some hosts the two addresses are two people's: no message says that it was this one.
    const mails = services.sentEmails.filter(({ to }) => to.includes(other.email));
    for (const { text } of mails) expect(text).toContain('une adresse presque identique');
    expect(mails).toHaveLength(2);
    expect(await refundsOf(services, second.customer)).toEqual({ cents: 0, count: 0 });
  });

  it('of another account with the same card waits for a person', async () => {
    const ada = await orderByCard(await newUser(services));
    expect(await withdraw(ada)).toMatchObject({ refund: month });
    const eve = await orderByCard(await newUser(services));
    await expectReview(eve, eve);
    expect(await refundsOf(services, eve.customer)).toEqual({ cents: 0, count: 0 });
    // Another card, another person.
    const bob = await newSubscriber(services, { card: 'pm_card_mastercard' });
    expect(await withdraw(bob)).toMatchObject({ refund: month });
  });

  it('after the erasure of the first account waits for a person; neither card nor address is kept', async () => {
    const ada = await orderByCard(await newUser(services));
    await withdraw(ada);
    const erased = await post(
      account,
      { action: 'delete', confirmation: ada.email, lang: 'fr' },
      ada.token,
    );
    expect(erased.status).toBe(200);
    const [kept] = await services.supabase.query<{ row: string; payer_hashes: string[] }>(
      `select to_jsonb(c)::text as row, payer_hashes from contract_ends c
       where stripe_subscription_id = '${ada.subscription}'`,
    );
    expect(kept?.row).not.toContain(ada.email);
    expect(kept?.payer_hashes).toHaveLength(2);
    for (const hash of kept?.payer_hashes ?? []) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const again = await orderByCard(await newUser(services));
    await expectReview(again, again);
  });
});

it('a payment that waits for the decision stays in the report until it is refunded', async () => {
  const { stripe } = services;
  const ada = await newSubscriber(services);
  await withdraw(ada);
  const second = await contractOf(services, ada);
  await expectReview(ada, second);
  const { data } = await stripe.charges.list({ customer: ada.customer });
  const charge = data.find(({ refunded }) => !refunded)?.id ?? '';
  const reported = async (): Promise<string[]> => {
    const clients = { stripe, service: serviceClient() };
    const report = await reconcile(clients, { until: Date.now() + 30_000, every: 0 });
    return (report?.unexplained ?? []).map((each) => each.charge);
  };
  expect(await reported()).toContain(charge);
  await stripe.refunds.create({ charge });
  expect(await reported()).not.toContain(charge);
});

it('of two withdrawals at once with the same card one is refunded', async () => {
  const two = [
    await orderByCard(await newUser(services)),
    await orderByCard(await newUser(services)),
  ];
  await Promise.all(two.map((each) => withdraw(each)));
  const refunds = await Promise.all(two.map(({ customer }) => refundsOf(services, customer)));
  expect(refunds.map(({ cents }) => cents).toSorted()).toEqual([0, month]);
});

it('the first withdrawal stays the first when its refund is delayed', async () => {
  const ada = await newSubscriber(services);
  const send = globalThis.fetch;
  const outage = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.startsWith(services.localStripe.url)
      ? Promise.resolve(Response.json({ error: { type: 'api_error' } }, { status: 500 }))
      : send(input, init);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await withdraw(ada)).toMatchObject({ refund: null });
  outage.mockRestore();
  await syncFromStripe(services, ada.customer);
  const second = await contractOf(services, ada);
  await expectReview(ada, second);
  expect(await withdraw(ada, ada.reference)).toMatchObject({ refund: month });
});
