import { complete, decline, successAddress, type Payer } from '../checkout/complete.ts';
import { applyPromotion } from '../checkout/promotion.ts';
import { declineOf } from '../billing/saved-cards.ts';
import { lineOf } from '../checkout/totals.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import { StripeError } from '../core/errors.ts';
import type { CheckoutSession } from '../core/objects.ts';
import { authenticationPage, noticePage } from './checkout-notices.ts';
import { checkoutPage, type CheckoutView } from './checkout-page.ts';
import { isForeignPost, languageOf, seeOther } from './layout.ts';
import { checkForm, emptyForm, readForm, refusalText } from './payer-form.ts';

const LIMIT = 16 * 1024;

/** What the pages ask of the server around them. */
export interface Upkeep {
  /** Brings expiries and renewals up to date before something is shown. */
  catchUp(): void;
  /** Sends the events just recorded. */
  wake(): void;
}

/** The hosted payment page and its 3-D Secure step. */
export function checkoutPages(app: App, account: Account, upkeep: Upkeep): void {
  const { store } = account;
  const path = '/c/pay/:id';

  type Visit = { session: CheckoutSession; request: Request; form: URLSearchParams };

  /** Routes only open sessions to `visit`; the others get what there is to say. */
  function open(method: 'GET' | 'POST', route: string, visit: (visit: Visit) => Response): void {
    app.on(method, route, async ({ req }) => {
      upkeep.catchUp();
      const session = store.get('checkout.session', req.param()['id'] ?? '');
      const lang = languageOf(session?.locale ?? null, req.raw);
      if (session === undefined) return noticePage(lang, 'unknown', account.options.siteOrigin());
      if (session.status === 'expired') return noticePage(lang, 'expired', session.cancel_url);
      if (session.status === 'complete') {
        const address = successAddress(session);
        return method === 'POST' ? seeOther(address) : noticePage(lang, 'complete', address);
      }
      if (method === 'POST' && isForeignPost(req.raw)) return new Response(null, { status: 403 });
      const body = method === 'POST' ? await req.text() : '';
      if (body.length > LIMIT) return new Response(null, { status: 413 });
      // Read again: another submit may have paid while this body was arriving.
      const current = store.get('checkout.session', session.id) ?? session;
      if (current.status !== 'open') return seeOther(successAddress(current));
      return visit({ session: current, request: req.raw, form: new URLSearchParams(body) });
    });
  }

  function view({ session, request }: Visit, changes: Partial<CheckoutView> = {}): CheckoutView {
    const email = knownEmail(session);
    return {
      lang: languageOf(session.locale, request),
      session,
      line: lineOf(account, session.id),
      typed: emptyForm(email ?? session.customer_email ?? ''),
      faults: {},
      refusal: null,
      emailIsKnown: email !== null,
      promotionFault: false,
      ...changes,
    };
  }

  function knownEmail(session: CheckoutSession): string | null {
    return store.get('customer', session.customer ?? '')?.email ?? null;
  }

  function pay(visit: Visit, payer: Payer, changes: Partial<CheckoutView>): Response {
    try {
      const done = complete(account, visit.session.id, payer);
      upkeep.wake();
      return seeOther(successAddress(done));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return checkoutPage(view(visit, { ...changes, refusal: 'promotion' }));
    }
  }

  open('GET', path, (visit) => {
    const refused = new URL(visit.request.url).searchParams.get('refused') === 'authentication';
    return checkoutPage(view(visit, { refusal: refused ? 'authentication' : null }));
  });

  open('POST', path, (visit) => {
    const { session, form } = visit;
    const promotion = form.get('promotion')?.trim();
    if (promotion !== undefined && session.allow_promotion_codes === true) {
      const applied = applyPromotion(account, session, promotion);
      return applied ? seeOther(session.id) : checkoutPage(view(visit, { promotionFault: true }));
    }
    const typed = readForm(form, knownEmail(session));
    if (form.has('fill')) return checkoutPage(view(visit, { typed }));
    const termsRequired = session.consent_collection?.terms_of_service === 'required';
    const checked = checkForm(typed, termsRequired, Date.now());
    const shown = { typed: { ...typed, cvc: '' } };
    if (checked.type === 'faults') {
      const { faults } = checked;
      return checkoutPage(view(visit, { ...shown, faults, refusal: 'fields' }));
    }
    const { outcome } = checked.payer.card;
    if (outcome === 'challenge' || outcome === 'challenge_always') {
      store.setSetting(`challenge:${session.id}`, JSON.stringify(checked.payer));
      return seeOther(`${session.id}/authenticate`);
    }
    const code = declineOf(outcome);
    if (code !== undefined) {
      decline(account, session, code);
      return checkoutPage(view(visit, { ...shown, refusal: refusalText(code) }));
    }
    return pay(visit, checked.payer, shown);
  });

  open('GET', `${path}/authenticate`, ({ session, request }) =>
    store.setting(`challenge:${session.id}`) === undefined
      ? seeOther(`../${session.id}`)
      : authenticationPage(languageOf(session.locale, request), session.amount_total),
  );

  open('POST', `${path}/authenticate`, (visit) => {
    const { session, form } = visit;
    const kept = store.setting(`challenge:${session.id}`);
    if (kept === undefined) return seeOther(`../${session.id}`);
    if (form.get('outcome') === 'complete') return pay(visit, JSON.parse(kept) as Payer, {});
    store.setSetting(`challenge:${session.id}`, null);
    decline(account, session, 'authentication_required');
    return seeOther(`../${session.id}?refused=authentication`);
  });
}
