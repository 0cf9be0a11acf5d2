import type { TestCard } from '../billing/cards.ts';
import { newCustomer } from '../billing/customers.ts';
import { openIntent, refuse } from '../billing/intents.ts';
import { saveCard, type DeclineCode } from '../billing/saved-cards.ts';
import { subscribe } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { CheckoutSession } from '../core/objects.ts';
import { vatOf } from '../billing/tax.ts';
import { keepsAddress } from './tax.ts';
import { lineOf, redemptionsOf } from './totals.ts';

const FRANCE = {
  ...{ city: null, country: 'FR', line1: null, line2: null, postal_code: null, state: null },
};

/** Who pays on the hosted page, and with what. */
export interface Payer {
  email: string;
  name: string;
  card: TestCard;
  expiry: { month: number; year: number };
}

/**
 * Takes the payment of an open session: customer, subscription, paid invoice, completed session and
 * their events, all in one transaction. A session already complete is given back unchanged.
 * @throws StripeError 400 when its promotion code has expired meanwhile.
 */
export function complete(account: Account, sessionId: string, payer: Payer): CheckoutSession {
  const { store } = account;
  return store.transaction(() => {
    const session = store.get('checkout.session', sessionId);
    if (session === undefined) throw new Error(`No session ${sessionId}`);
    if (session.status !== 'open') return session;
    const customer = keepCustomer(account, session, payer);
    const method = saveCard(account, { customer, ...payer, created: account.now() });
    const line = lineOf(account, sessionId);
    if (line.price === null) throw new Error(`${sessionId} has no price`);
    const { subscription, invoice } = subscribe(account, {
      customer,
      price: line.price,
      quantity: line.quantity ?? 1,
      paymentMethod: method.id,
      authenticated: true,
      metadata: JSON.parse(store.setting(`subscription_data:${sessionId}`) ?? '{}') as Record<
        string,
        string
      >,
      automaticTax: session.automatic_tax.enabled,
      redemptions: redemptionsOf(account, session),
      session: sessionId,
      start: account.now(),
    });
    const done: CheckoutSession = {
      ...session,
      automatic_tax: {
        ...session.automatic_tax,
        status: session.automatic_tax.enabled ? 'complete' : null,
      },
      total_details: {
        amount_discount: session.total_details?.amount_discount ?? 0,
        amount_shipping: 0,
        amount_tax: session.automatic_tax.enabled ? vatOf(session.amount_total ?? 0) : 0,
      },
      consent:
        session.consent_collection === null
          ? null
          : {
              promotions: null,
              terms_of_service:
                session.consent_collection.terms_of_service === 'required' ? 'accepted' : null,
            },
      customer,
      customer_details: {
        address: FRANCE,
        business_name: null,
        email: payer.email,
        individual_name: null,
        name: payer.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      invoice: invoice.id,
      payment_status: invoice.amount_paid > 0 ? 'paid' : 'no_payment_required',
      status: 'complete',
      subscription: subscription.id,
      url: null,
    };
    store.put(done);
    store.setSetting(`challenge:${sessionId}`, null);
    account.record('checkout.session.completed', done);
    return done;
  });
}

/** Keeps the trace of a payment the bank refused. */
export function decline(account: Account, session: CheckoutSession, code: DeclineCode): void {
  account.store.transaction(() => {
    const intent = openIntent(account, {
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
      customer: session.customer,
    });
    refuse(account, intent, null, code);
  });
}

/** Where the browser goes once paid, with the session's id filled in. */
export function successAddress(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

function keepCustomer(account: Account, session: CheckoutSession, payer: Payer): string {
  const { store } = account;
  const known = session.customer === null ? undefined : store.get('customer', session.customer);
  if (known !== undefined) {
    const address = keepsAddress(account, session.id) ? FRANCE : (known.address ?? null);
    if (known.email === null || !known.name || known.address !== address) {
      const name = known.name || payer.name;
      const named = { ...known, address, email: known.email ?? payer.email, name };
      store.put(named);
      account.record('customer.updated', named, { email: known.email, name: known.name ?? null });
    }
    return known.id;
  }
  const customer = { ...newCustomer(account.now()), email: payer.email, name: payer.name };
  store.put(customer);
  account.record('customer.created', customer);
  return customer.id;
}
