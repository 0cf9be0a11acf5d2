import { subscriptionOf } from '../billing/invoices.ts';
import { methodOf, saveCard, type DeclineCode } from '../billing/saved-cards.ts';
import { settle } from '../billing/settling.ts';
import type { Invoice } from '../core/objects.ts';
import { cardPages } from './card-pages.ts';
import { invoicePage } from './invoice-page.ts';
import { closedPage, languageOf } from './layout.ts';
import { routesOf, type Site } from './routes.ts';

/** Serves the invoice pages, where an open invoice can be paid. */
export function invoicePages(site: Site): void {
  const { account } = site;
  const { store } = account;

  const route = routesOf(
    site,
    (id, request) => {
      const invoice = store.get('invoice', id);
      if (invoice !== undefined && invoice.status !== 'draft') return invoice;
      return closedPage(languageOf(null, request), null, 404);
    },
    () => null,
  );

  function savedCard(invoice: Invoice): string | null {
    const subscription = store.get('subscription', subscriptionOf(invoice) ?? '');
    return subscription === undefined ? null : methodOf(account, subscription);
  }

  /** Charges a card on session. Returns null when the invoice is paid, now or earlier. */
  function charge(invoice: Invoice, method: string | null, refused?: DeclineCode) {
    if (invoice.status !== 'open') return null;
    const nextAttempt = invoice.next_payment_attempt;
    const means = { method, authenticated: true, refused, nextAttempt };
    const { answer } = settle(account, invoice, means);
    return answer === 'pays' || answer === 'authenticate' ? null : answer;
  }

  cardPages(route, store, {
    path: '/i/:id',
    amount: (invoice) => invoice.amount_due,
    email: (invoice) => invoice.customer_email ?? 'client@example.com',
    termsAsked: () => false,
    show: (invoice, form) => invoicePage(account, invoice, form),
    pay: (invoice, payer) => {
      const { customer, customer_email: email } = invoice;
      const card = payer && saveCard(account, payer, { customer, email }).id;
      return charge(invoice, card ?? savedCard(invoice));
    },
    // A failed authentication leaves a declined payment like any other.
    refuse: (invoice, code) =>
      void charge(invoice, null, code === 'authentication_required' ? 'generic_decline' : code),
    next: ({ id }) => id,
  });
}
