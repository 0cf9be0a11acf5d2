import { settle, voidAndSettle } from '../billing/settling.ts';
import { subscriptionOf } from '../billing/invoices.ts';
import { finalizeDraft } from '../billing/invoicing.ts';
import { declineError } from '../billing/intents.ts';
import { preview } from '../billing/preview.ts';
import { methodOf, ownMethod } from '../billing/saved-cards.ts';
import type { Account } from '../core/account.ts';
import type { Api } from '../core/api.ts';
import { invalid, missing, unpaid } from '../core/errors.ts';
import type { Invoice } from '../core/objects.ts';
import type { Parameters } from '../core/parameters.ts';
import { itemChange, periodMoment, prorationBehavior } from './items.ts';
import { found, readable } from './resource.ts';

/** Invoices: list, read, preview, finalize, pay, void. */
export function invoiceEndpoints(api: Api, account: Account): void {
  const path = '/v1/invoices';

  readable(api, account, 'invoice', path, {
    fields: ['customer', 'status'],
    others: ['subscription'],
    filter: (parameters) => {
      const subscription = parameters.optional('subscription');
      return (one) => subscription === undefined || subscriptionOf(one) === subscription;
    },
  });

  api('POST', `${path}/create_preview`, ({ parameters }) => createPreview(account, parameters));

  api('POST', `${path}/:id/finalize`, ({ id, parameters }) =>
    finalize(account, found(account, 'invoice', id), parameters),
  );

  api('POST', `${path}/:id/pay`, ({ id, parameters }) =>
    pay(account, found(account, 'invoice', id), parameters),
  );

  api('POST', `${path}/:id/void`, ({ id, parameters }) => {
    parameters.allow('expand');
    const invoice = found(account, 'invoice', id);
    if (invoice.status !== 'open') {
      throw invalid('You can only pass in open invoices. This invoice isn’t open.');
    }
    return voidAndSettle(account, invoice);
  });
}

function finalize(account: Account, draft: Invoice, parameters: Parameters): Invoice {
  parameters.allow('auto_advance', 'expand');
  if (draft.status !== 'draft') {
    throw invalid('This invoice is already finalized, you can’t re-finalize a non-draft invoice.');
  }
  if (parameters.boolean('auto_advance') !== false) {
    throw invalid('The local Stripe finalizes by itself the invoices that it charges.');
  }
  const invoice = finalizeDraft(account, draft, false);
  return invoice.amount_due === 0 ? settle(account, invoice, { method: null }).invoice : invoice;
}

function pay(account: Account, invoice: Invoice, parameters: Parameters): Invoice {
  parameters.allow('payment_method', 'off_session', 'expand');
  if (invoice.status === 'paid') {
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  if (invoice.status !== 'open') {
    throw invalid(`This invoice can no longer be paid: it is ${String(invoice.status)}.`);
  }
  const given = parameters.optional('payment_method');
  const subscription = account.store.get('subscription', subscriptionOf(invoice) ?? '');
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
  const nextAttempt = invoice.next_payment_attempt;
  const attempted = settle(account, invoice, { method, nextAttempt });
  if (attempted.answer === 'pays') return attempted.invoice;
  if (attempted.answer !== 'authenticate') throw unpaid(declineError(attempted.answer));
  throw unpaid({
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
  });
}

function createPreview(account: Account, parameters: Parameters): Invoice {
  parameters.allow('customer', 'subscription', 'subscription_details', 'expand');
  const id = parameters.required('subscription');
  const subscription = found(account, 'subscription', id, 'subscription');
  const customer = parameters.optional('customer') ?? subscription.customer;
  if (subscription.ended_at !== null || customer !== subscription.customer) {
    throw missing('subscription', id, 'subscription');
  }
  const details = parameters.group('subscription_details');
  details.allow('items', 'proration_behavior', 'proration_date');
  const price = itemChange(account, subscription, details);
  if (price === null || prorationBehavior(details) !== 'always_invoice') {
    throw invalid('The local Stripe previews changes that are invoiced at once.');
  }
  return preview(account, subscription, price, periodMoment(account, subscription, details));
}
