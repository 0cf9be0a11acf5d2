import { openInvoice, settle } from '../billing/renewals.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Invoice } from '../core/objects.ts';
import { refundEndpoints } from './refunds.ts';

/** Invoices, their payments, payment intents, payment methods and refunds. */
export function invoiceEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('GET', '/v1/invoices', ({ parameters }) => {
    parameters.only(...LIST_PARAMETERS, 'customer', 'subscription', 'status', 'collection_method');
    const subscription = parameters.optional('subscription');
    const all = store
      .list('invoice', {
        customer: parameters.optional('customer'),
        status: parameters.optional('status'),
      })
      .filter((one) => subscription === undefined || subscriptionOf(one) === subscription);
    return page(all, parameters, '/v1/invoices');
  });

  api('GET', '/v1/invoices/:id', ({ id, parameters }) => {
    parameters.only('expand');
    return known(account, id);
  });

  api('POST', '/v1/invoices/:id/pay', ({ id, parameters }) => {
    parameters.only('payment_method', 'expand');
    const invoice = known(account, id);
    if (invoice.status !== 'open') throw invalid('Invoice is already paid', undefined);
    const subscription = store.get('subscription', subscriptionOf(invoice) ?? '');
    const live = subscription !== undefined && openInvoice(account, subscription)?.id === id;
    if (!live) throw invalid('Only the latest open invoice can be paid here.');
    return settle(account, invoice);
  });

  api('GET', '/v1/invoice_payments', ({ parameters }) => {
    parameters.only(...LIST_PARAMETERS, 'invoice', 'payment', 'status');
    const all = store.list('invoice_payment', {
      invoice: parameters.optional('invoice'),
      status: parameters.optional('status'),
    });
    return page(all, parameters, '/v1/invoice_payments');
  });

  api('GET', '/v1/payment_intents', ({ parameters }) => {
    parameters.only(...LIST_PARAMETERS, 'customer');
    const all = store.list('payment_intent', { customer: parameters.optional('customer') });
    return page(all, parameters, '/v1/payment_intents');
  });

  api('GET', '/v1/payment_intents/:id', ({ id }) => {
    const intent = store.get('payment_intent', id);
    if (intent === undefined) throw missing('payment_intent', id);
    return intent;
  });

  api('GET', '/v1/payment_methods/:id', ({ id }) => {
    const method = store.get('payment_method', id);
    if (method === undefined) throw missing('PaymentMethod', id);
    return method;
  });

  refundEndpoints(api, account);
}

/** The subscription an invoice bills. */
export function subscriptionOf(invoice: Invoice): string | null {
  return invoice.parent?.subscription_details?.subscription ?? null;
}

function known(account: Account, id: string): Invoice {
  const invoice = account.store.get('invoice', id);
  if (invoice === undefined) throw missing('invoice', id);
  return invoice;
}
