import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';

/** What was paid: invoice payments, payment intents and charges, read only. */
export function paymentEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('GET', '/v1/invoice_payments', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'invoice', 'payment', 'status');
    const payment = parameters.group('payment').allow('type', 'payment_intent');
    payment.choice('type', ['payment_intent']);
    const intent = payment.optional('payment_intent');
    const all = store
      .list('invoice_payment', {
        invoice: parameters.optional('invoice'),
        status: parameters.choice('status', ['open', 'paid', 'canceled']),
      })
      .filter((one) => intent === undefined || one.payment.payment_intent === intent);
    return page(all, parameters, '/v1/invoice_payments');
  });

  api('GET', '/v1/invoice_payments/:id', ({ id, parameters }) => {
    parameters.allow('expand');
    const payment = store.get('invoice_payment', id);
    if (payment === undefined) throw missing('invoice_payment', id);
    return payment;
  });

  api('GET', '/v1/payment_intents', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'customer');
    const all = store.list('payment_intent', { customer: parameters.optional('customer') });
    return page(all, parameters, '/v1/payment_intents');
  });

  api('GET', '/v1/payment_intents/:id', ({ id, parameters }) => {
    parameters.allow('expand');
    const intent = store.get('payment_intent', id);
    if (intent === undefined) throw missing('payment_intent', id);
    return intent;
  });

  api('GET', '/v1/charges', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'customer', 'payment_intent');
    const all = store.list('charge', {
      customer: parameters.optional('customer'),
      payment_intent: parameters.optional('payment_intent'),
    });
    return page(all, parameters, '/v1/charges');
  });

  api('GET', '/v1/charges/:id', ({ id, parameters }) => {
    parameters.allow('expand');
    const charge = store.get('charge', id);
    if (charge === undefined) throw missing('charge', id);
    return charge;
  });
}
