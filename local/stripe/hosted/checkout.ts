import { complete, decline, successAddress } from '../checkout/complete.ts';
import { StripeError } from '../core/errors.ts';
import { cardPages } from './card-pages.ts';
import { checkoutPage } from './checkout-page.ts';
import { closedPage, languageOf, seeOther } from './layout.ts';
import { routesOf, type Site } from './routes.ts';

/** Serves the Checkout page and its 3-D Secure step. */
export function checkoutPages(site: Site): void {
  const { account } = site;
  const { store } = account;

  const route = routesOf(
    site,
    (id, request) => {
      const session = store.get('checkout.session', id);
      if (session?.status === 'open') return session;
      const lang = languageOf(session?.locale ?? null, request);
      if (session?.status !== 'complete') {
        return closedPage(lang, session?.cancel_url ?? null, session === undefined ? 404 : 200);
      }
      const next = successAddress(session);
      return request.method === 'POST' ? seeOther(next) : closedPage(lang, next, 200);
    },
    (session) => session.locale,
  );

  cardPages(route, store, {
    path: '/c/pay/:id',
    amount: (session) => session.amount_total ?? 0,
    email: (session) => store.get('customer', session.customer ?? '')?.email ?? '',
    termsAsked: (session) => session.consent_collection?.terms_of_service === 'required',
    show: (session, form) => checkoutPage(account, session, form),
    pay: (session, payer) => {
      if (payer === null) return 'number';
      try {
        complete(account, session.id, payer);
        return null;
      } catch (error) {
        if (error instanceof StripeError) return 'promotion';
        throw error;
      }
    },
    refuse: (session, code) => decline(account, session, code),
    next: successAddress,
  });
}
