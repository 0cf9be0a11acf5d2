/** The card that pays from now on. */
import Stripe from 'stripe';
import type { CardSetup } from '../../../src/domain/api/billing.ts';
import { failPoint } from '../platform/fail-point.ts';
import { syncCustomer } from '../subscriptions/sync.ts';
import {
  noSubscription,
  billingError,
  changeableSubscriptions,
  type CustomerContext,
} from './context.ts';
import { isOpen } from './invoices.ts';
import { idOf, unlessMissing } from '../platform/stripe.ts';

/** Opens the entry of a card, for somebody with a subscription it would pay. */
export async function createCardSetup(caller: CustomerContext): Promise<CardSetup> {
  const { stripe, customer, userId } = caller;
  const running = await changeableSubscriptions(caller);
  if (running.length === 0) throw noSubscription();
  const { client_secret: secret } = await stripe.setupIntents.create({
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { user_id: userId },
  });
  if (secret === null) throw new Error('A SetupIntent without a secret.');
  return { client_secret: secret };
}

/**
 * Pays what is open with the card, then uses it for all that follows and forgets those entered before it.
 * A card that the bank refuses is not kept, and nothing else changes. Called again, it goes on where it
 * was left.
 */
export async function saveCard(caller: CustomerContext, setupIntent: string): Promise<void> {
  const { stripe, customer } = caller;
  const card = await enteredCard(caller, setupIntent);
  const running = await changeableSubscriptions(caller);
  if (running.length === 0) throw noSubscription();

  for (const subscription of running) await payOpen(caller, subscription, card);
  failPoint('billing:card-paid');
  await useFor(caller, running, card);
  failPoint('billing:card-default');
  const forgotten = await forgetOlder(stripe, customer, card);
  // Another tab may have chosen, a moment ago, one of those just forgotten.
  const now = forgotten.length > 0 ? await changeableSubscriptions(caller) : [];
  const without = now.filter(({ default_payment_method: method }) =>
    [undefined, ...forgotten].includes(idOf(method)),
  );
  if (without.length > 0) await useFor(caller, without, card);
  failPoint('billing:card-forgotten');
  await syncCustomer(caller, customer, null);
}

/** The card of a SetupIntent that succeeded, if both are the caller's; a stranger's is not told apart. */
async function enteredCard(
  { stripe, customer }: CustomerContext,
  setupIntent: string,
): Promise<Stripe.PaymentMethod> {
  const setup = await unlessMissing(stripe.setupIntents.retrieve(setupIntent));
  if (!setup || idOf(setup.customer) !== customer) throw unknownCard();
  if (setup.status !== 'succeeded') {
    if (setup.last_setup_error) throw cardDeclined();
    throw unknownCard();
  }
  const card = await unlessMissing(
    stripe.paymentMethods.retrieve(idOf(setup.payment_method) ?? ''),
  );
  if (card?.type !== 'card' || idOf(card.customer) !== customer) throw unknownCard();
  return card;
}

/** Pays the open invoice of a subscription. A change of plan that waits for the bank is not pushed. */
async function payOpen(
  caller: CustomerContext,
  { latest_invoice: invoice, pending_update: pending }: Stripe.Subscription,
  card: Stripe.PaymentMethod,
): Promise<void> {
  const { stripe, customer } = caller;
  if (typeof invoice !== 'object' || invoice === null || !isOpen(invoice) || pending) return;
  try {
    await stripe.invoices.pay(
      invoice.id,
      { payment_method: card.id },
      { idempotencyKey: `card-${invoice.id}-${card.id}` },
    );
  } catch (error) {
    if (asksCardholder(error)) return; // The card is good; the page of the invoice is where they go on.
    if (error instanceof Stripe.errors.StripeCardError) {
      await stripe.paymentMethods.detach(card.id);
      failPoint('billing:card-refused');
      await syncCustomer(caller, customer, null);
      throw cardDeclined();
    }
    const { status } = await stripe.invoices.retrieve(invoice.id);
    if (status === 'open') throw error; // Else another tab, or Stripe's own retry, was first.
  }
}

/** Makes it the card of the customer and of these subscriptions. */
async function useFor(
  { stripe, customer }: CustomerContext,
  subscriptions: readonly Stripe.Subscription[],
  { id }: Stripe.PaymentMethod,
): Promise<void> {
  try {
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    for (const subscription of subscriptions) {
      await stripe.subscriptions.update(subscription.id, { default_payment_method: id });
    }
  } catch (error) {
    if ((await stripe.paymentMethods.retrieve(id)).customer === null) throw unknownCard();
    throw error;
  }
}

/**
 * Detaches the cards entered before this one, and gives their ids. Never a later one: two tabs that save at
 * once would each forget the other's.
 */
async function forgetOlder(
  stripe: Stripe,
  customer: string,
  { id, created }: Stripe.PaymentMethod,
): Promise<string[]> {
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 });
  const older = data.filter((card) => card.id !== id && card.created < created);
  for (const card of older) await unlessGone(stripe, card.id);
  return older.map((card) => card.id);
}

/** Detaches a card, unless somebody else just did. */
async function unlessGone(stripe: Stripe, card: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(card);
  } catch (error) {
    const { customer } = await stripe.paymentMethods.retrieve(card);
    if (customer !== null) throw error;
  }
}

/** The bank would let the payment through once the cardholder has authenticated. */
function asksCardholder(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.code === 'authentication_required' ||
      error.code === 'invoice_payment_intent_requires_action')
  );
}

/** Nobody's, a stranger's, or detached since because a card entered later took its place. */
function unknownCard() {
  return billingError(400, 'unknown_card', 'No card was entered here under this name.');
}

function cardDeclined() {
  return billingError(402, 'card_declined', 'The bank declined the card. The former one stays.');
}
