import { refusal } from '../billing/intents.ts';
import { preview } from '../billing/preview.ts';
import { methodOf, ownMethod } from '../billing/saved-cards.ts';
import { settle, subscriptionOf } from '../billing/settling.ts';
import { voidInvoice } from '../billing/voiding.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing, unpaid } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Invoice } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { priceOf } from './subscription-create.ts';
import { knownItem, proratedAt, PRORATIONS } from './subscription-update.ts';
import { knownSubscription } from './subscriptions.ts';

/** Invoices: list, read, preview, pay, void. */
export function invoiceEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;

  api('GET', '/v1/invoices', ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'customer', 'subscription', 'status', 'collection_method');
    const subscription = parameters.optional('subscription');
    const all = store
      .list('invoice', {
        customer: parameters.optional('customer'),
        status: parameters.optional('status'),
      })
      .filter((one) => subscription === undefined || subscriptionOf(one) === subscription);
    return page(all, parameters, '/v1/invoices');
  });

  api('POST', '/v1/invoices/create_preview', ({ parameters }) => create(account, parameters));

  api('GET', '/v1/invoices/:id', ({ id, parameters }) => {
    parameters.allow('expand');
    return known(account, id);
  });

  api('POST', '/v1/invoices/:id/pay', ({ id, parameters }) =>
    pay(account, known(account, id), parameters),
  );

  api('POST', '/v1/invoices/:id/void', ({ id, parameters }) => {
    parameters.allow('expand');
    const invoice = known(account, id);
    if (invoice.status !== 'open') {
      throw invalid('You can only pass in open invoices. This invoice isn’t open.');
    }
    return voidInvoice(account, invoice);
  });
}

function pay(account: Account, invoice: Invoice, parameters: Parameters): Invoice {
  const { store } = account;
  parameters.allow('payment_method', 'off_session', 'expand');
  if (invoice.status === 'paid') {
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  if (invoice.status !== 'open') {
    throw invalid(`This invoice can no longer be paid: it is ${String(invoice.status)}.`);
  }
  const given = parameters.optional('payment_method');
  const subscription = store.get('subscription', subscriptionOf(invoice) ?? '');
  const usual = subscription === undefined ? null : methodOf(account, subscription);
  const method =
    given === undefined
      ? usual
      : ownMethod(account, invoice.customer ?? '', given, 'payment_method').id;
  if (method === null) {
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice.',
      'payment_method',
      'invoice_payment_intent_requires_payment_method',
    );
  }
  const next = invoice.next_payment_attempt;
  const attempted = settle(account, invoice, { method, nextAttempt: next });
  if (attempted.answer === 'pays') return attempted.invoice;
  if (attempted.answer !== 'authenticate') throw unpaid(refusal(attempted.answer), true);
  throw unpaid(
    {
      code: 'invoice_payment_intent_requires_action',
      message:
        'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
    },
    true,
  );
}

function create(account: Account, parameters: Parameters): Invoice {
  parameters.allow('customer', 'subscription', 'subscription_details', 'preview_mode', 'expand');
  const id = parameters.required('subscription');
  const subscription = knownSubscription(account, id, 'subscription');
  const customer = parameters.optional('customer');
  if (
    subscription.ended_at !== null ||
    (customer ?? subscription.customer) !== subscription.customer
  ) {
    throw missing('subscription', id, 'subscription');
  }
  const details = parameters.group('subscription_details');
  details.allow('items', 'proration_behavior', 'proration_date');
  const items = details.groups('items');
  if (items.length > 1) throw invalid('The local Stripe takes one item.', details.name('items[1]'));
  const [item] = items;
  if (item === undefined) return preview(account, subscription, null);
  item.allow('id', 'price', 'quantity');
  knownItem(subscription, item);
  return preview(account, subscription, {
    price: priceOf(account, item),
    proration: details.choice('proration_behavior', PRORATIONS) ?? 'create_prorations',
    at: proratedAt(account, subscription, details),
  });
}

function known(account: Account, id: string): Invoice {
  const invoice = account.store.get('invoice', id);
  if (invoice === undefined) throw missing('invoice', id);
  return invoice;
}
