import { redeemable } from '../billing/discounts.ts';
import { openIntent, refuse } from '../billing/intents.ts';
import { saveCard, type DeclineCode, type Entered } from '../billing/saved-cards.ts';
import { subscribe } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { CheckoutSession } from '../core/objects.ts';
import { orderOf } from './order.ts';

/** Payer and card entered on the hosted page. */
export interface Payer extends Entered {
  readonly email: string;
  readonly name: string;
}

/**
 * Completes an open session in one transaction: subscription, paid invoice, completed session and their
 * events. An already completed session is returned unchanged.
 * @throws StripeError 400 when its promotion code has expired meanwhile.
 */
export function complete(account: Account, sessionId: string, payer: Payer): CheckoutSession {
  const { store } = account;
  return store.transaction(() => {
    const session = store.get('checkout.session', sessionId);
    const { price: priceId, promotionCode, metadata } = orderOf(account, sessionId);
    const price = store.get('price', priceId);
    if (session === undefined || price === undefined) throw new Error(`No session ${sessionId}`);
    if (session.status !== 'open') return session;
    const redemption =
      promotionCode === null ? undefined : redeemable(account, promotionCode, 'discounts');
    const customer = nameCustomer(account, session.customer ?? '', payer);
    const method = saveCard(account, payer, { customer, email: payer.email });
    const { subscription, invoice } = subscribe(account, {
      ...{ customer, price, paymentMethod: method.id, authenticated: true, metadata },
      ...{ redemption, session: sessionId, start: account.now() },
    });
    const requested = session.consent_collection?.terms_of_service === 'required';
    const done: CheckoutSession = {
      ...session,
      consent:
        session.consent_collection === null
          ? null
          : { promotions: null, terms_of_service: requested ? 'accepted' : null },
      customer_details: {
        address: null,
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
    account.keep(done, 'checkout.session.completed');
    return done;
  });
}

/** Records a declined payment. */
export function decline(account: Account, session: CheckoutSession, code: DeclineCode): void {
  const { amount_total: amount, currency, customer } = session;
  account.store.transaction(() => {
    const requested = { amount: amount ?? 0, currency: currency ?? 'eur', customer };
    refuse(account, openIntent(account, requested), null, code);
  });
}

/** The success URL, with the session's id filled in. */
export function successAddress(session: CheckoutSession): string {
  return (session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

/** Adds the typed data to a customer without name or address. */
function nameCustomer(account: Account, id: string, payer: Payer): string {
  const known = account.store.get('customer', id);
  if (known === undefined) throw new Error(`No customer ${id}`);
  if (known.email !== null && known.name) return id;
  const named = { ...known, email: known.email ?? payer.email, name: known.name || payer.name };
  account.keep(named, 'customer.updated');
  return id;
}
