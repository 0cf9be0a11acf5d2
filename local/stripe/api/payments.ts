import { disputeOf } from '../billing/disputes.ts';
import { refund, refundable } from '../billing/refunding.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { invalid } from '../core/errors.ts';
import type { Refund } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { found, readable } from './resource.ts';

/** Charges, refunds and disputes. Disputes are opened and closed in the dashboard, as banks do. */
export function paymentEndpoints(api: Api, account: Account): void {
  readable(api, account, 'invoice_payment', '/v1/invoice_payments', {
    fields: ['invoice', 'status'],
    others: ['payment'],
    filter: (parameters) => {
      const payment = parameters.group('payment').allow('type', 'payment_intent');
      payment.choice('type', ['payment_intent']);
      const intent = payment.optional('payment_intent');
      return (one) => intent === undefined || one.payment.payment_intent === intent;
    },
  });
  readable(api, account, 'payment_intent', '/v1/payment_intents', { fields: ['customer'] });
  readable(api, account, 'charge', '/v1/charges', { fields: ['customer', 'payment_intent'] });
  const ofPayment = { fields: ['charge', 'payment_intent'] };
  readable(api, account, 'dispute', '/v1/disputes', ofPayment);
  readable(api, account, 'refund', '/v1/refunds', ofPayment);
  api('POST', '/v1/refunds', ({ parameters }) => createRefund(account, parameters));
}

function createRefund(account: Account, parameters: Parameters): Refund {
  parameters.allow('payment_intent', 'charge', 'amount', 'reason', 'metadata', 'expand');
  const given = parameters.optional('charge');
  const charge = given === undefined ? undefined : found(account, 'charge', given, 'charge');
  const intentId = charge?.payment_intent ?? parameters.required('payment_intent');
  const intent = found(account, 'payment_intent', intentId, 'payment_intent');
  const dispute = disputeOf(account, intent.latest_charge ?? '');
  if (dispute && dispute.status !== 'won') {
    throw invalid('This charge has been charged back.', undefined, 'charge_disputed');
  }
  const remaining = refundable(account, intent);
  if (remaining <= 0) {
    throw invalid('This payment has already been refunded.', undefined, 'charge_already_refunded');
  }
  const amount = parameters.integer('amount', 1, Number.MAX_SAFE_INTEGER) ?? remaining;
  if (amount > remaining) {
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount (${remaining})`,
      'amount',
    );
  }
  const reason =
    parameters.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null;
  return refund(account, intent, { amount, reason, metadata: parameters.metadata() });
}
