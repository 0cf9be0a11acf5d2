/** Replaces the card used for future payments. */
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
import { callWithKey, idOf, unlessMissing } from '../platform/stripe.ts';

/** Creates a SetupIntent to enter a card, for a customer with a subscription it would pay. */
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
  if (secret === null) throw new Error('The SetupIntent has no client secret.');
  return { client_secret: secret };
}

/**
 * Pays open invoices with the card, makes it the default for future payments and detaches the cards entered
 * before it. If the bank declines the card, it is detached and nothing else changes. Idempotent: a repeated
 * call resumes where the last one stopped.
 */
export async function saveCard(caller: CustomerContext, setupIntent: string): Promise<void> {
  const { stripe, customer } = caller;
  const card = await enteredCard(caller, setupIntent);
  const running = await changeableSubscriptions(caller);
  if (running.length === 0) throw noSubscription();

  for (const subscription of running) await payOpenInvoices(caller, subscription, card);
  failPoint('billing:card-paid');
  await setDefaultCard(caller, running, card);
  failPoint('billing:card-default');
  const detached = await detachOlder(stripe, customer, card);
  // A concurrent request from another tab may have made one of the detached cards the default.
  const now = detached.length > 0 ? await changeableSubscriptions(caller) : [];
  const needingCard = now.filter(({ default_payment_method: method }) =>
    [undefined, ...detached].includes(idOf(method)),
  );
  if (needingCard.length > 0) await setDefaultCard(caller, needingCard, card);
  failPoint('billing:card-forgotten');
  await syncCustomer(caller, customer, null);
}

/**
 * The card of a succeeded SetupIntent, if both belong to the caller; an id of another customer gets the same
 * error as an unknown one.
 */
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

/** Pays the open invoices of a subscription, the oldest first, except a plan change waiting for authentication. */
async function payOpenInvoices(
  caller: CustomerContext,
  { id: subscription, latest_invoice: latest, pending_update: pending }: Stripe.Subscription,
  card: Stripe.PaymentMethod,
): Promise<void> {
  const open = { subscription, status: 'open', limit: 100 } as const;
  const { data: newestFirst } = await caller.stripe.invoices.list(open);
  for (const invoice of newestFirst.toReversed()) {
    const isWaiting = pending !== null && invoice.id === idOf(latest);
    if (isOpen(invoice) && !isWaiting) await payInvoice(caller, invoice, card);
  }
}

async function payInvoice(
  caller: CustomerContext,
  invoice: Stripe.Invoice,
  card: Stripe.PaymentMethod,
): Promise<void> {
  const { stripe, customer } = caller;
  try {
    await callWithKey(`card-${invoice.id}-${card.id}`, (options) =>
      stripe.invoices.pay(invoice.id, { payment_method: card.id }, options),
    );
  } catch (error) {
    if (requiresAuthentication(error)) return; // The card is valid; the cardholder authenticates on the invoice page.
    if (error instanceof Stripe.errors.StripeCardError) {
      await stripe.paymentMethods.detach(card.id);
      failPoint('billing:card-refused');
      await syncCustomer(caller, customer, null);
      throw cardDeclined();
    }
    const { status } = await stripe.invoices.retrieve(invoice.id);
    if (status === 'open') throw error; // Otherwise another tab or Stripe's retry paid it first.
  }
}

/** Makes the card the default of the customer and of these subscriptions. */
async function setDefaultCard(
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
 * Detaches the cards entered before this one and returns their ids. Never detaches a later one: two tabs
 * saving at once would each detach the other's card.
 */
async function detachOlder(
  stripe: Stripe,
  customer: string,
  { id, created }: Stripe.PaymentMethod,
): Promise<string[]> {
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 100 });
  const older = data.filter((card) => card.id !== id && card.created < created);
  for (const card of older) await detach(stripe, card.id);
  return older.map((card) => card.id);
}

/** Detaches a card; ignores the error if a concurrent request already did. */
async function detach(stripe: Stripe, card: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(card);
  } catch (error) {
    const { customer } = await stripe.paymentMethods.retrieve(card);
    if (customer !== null) throw error;
  }
}

/** Whether the bank requires the cardholder to authenticate the payment. */
function requiresAuthentication(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    (error.code === 'authentication_required' ||
      error.code === 'invoice_payment_intent_requires_action')
  );
}

/** The card does not exist, belongs to another customer, or was detached because a later card replaced it. */
function unknownCard() {
  return billingError(400, 'unknown_card', 'Unknown SetupIntent or card.');
}

function cardDeclined() {
  return billingError(
    402,
    'card_declined',
    'The bank declined the card. The previous card is still the default.',
  );
}
