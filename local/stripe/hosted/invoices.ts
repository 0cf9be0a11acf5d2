import { declineOf, methodOf, saveCard, type DeclineCode } from '../billing/saved-cards.ts';
import { refundState } from '../billing/refunding.ts';
import { settle, subscriptionOf } from '../billing/settling.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import type { Invoice } from '../core/objects.ts';
import type { CardForm } from './card-fields.ts';
import { authenticationPage } from './checkout-notices.ts';
import type { Upkeep } from './checkout.ts';
import { absent, invoicePage } from './invoice-page.ts';
import { isForeignPost, languageOf, seeOther, type Lang } from './layout.ts';
import { checkForm, emptyForm, readForm, refusalText } from './payer-form.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';

const LIMIT = 16 * 1024;

/** The page of each invoice, where an open one is paid. */
export function invoicePages(app: App, account: Account, upkeep: Upkeep): void {
  const { store } = account;
  const path = '/i/:id';

  type Visit = { invoice: Invoice; lang: Lang; request: Request; form: URLSearchParams };

  function open(method: 'GET' | 'POST', route: string, visit: (visit: Visit) => Response): void {
    app.on(method, route, async ({ req }) => {
      upkeep.catchUp();
      const lang = languageOf(null, req.raw);
      if (method === 'POST' && isForeignPost(req.raw)) return new Response(null, { status: 403 });
      const body = method === 'POST' ? await req.text() : '';
      if (body.length > LIMIT) return new Response(null, { status: 413 });
      const invoice = store.get('invoice', req.param()['id'] ?? '');
      if (invoice === undefined || invoice.status === 'draft') {
        const t = PORTAL_TEXTS[lang];
        return absent(lang, t.invoice, t.unknownInvoice, 404);
      }
      return visit({ invoice, lang, request: req.raw, form: new URLSearchParams(body) });
    });
  }

  function show({ invoice, lang }: Visit, changes: Partial<CardForm> = {}): Response {
    const form = { lang, typed: emptyForm(''), faults: {}, refusal: null, ...changes };
    const [payment] = store.list('invoice_payment', { invoice: invoice.id, status: 'open' });
    const intent = store.get('payment_intent', payment?.payment.payment_intent ?? '');
    return invoicePage({
      invoice,
      refunds: refundState(account, invoice),
      form,
      waits: intent?.status === 'requires_action',
      back: `${account.options.siteOrigin()}/${lang}/settings#billing`,
    });
  }

  /** Charges a card whose holder stands there; the refusal, if the bank refuses. */
  function charge(
    { invoice }: Visit,
    method: string | null,
    refused = false,
  ): DeclineCode | undefined {
    const nextAttempt = invoice.next_payment_attempt;
    const means = { method, authenticated: true, refused, nextAttempt };
    const { answer } = store.transaction(() => settle(account, invoice, means));
    upkeep.wake();
    return answer === 'pays' || answer === 'authenticate' ? undefined : answer;
  }

  function usual({ invoice }: Visit): string | null {
    const subscription = store.get('subscription', subscriptionOf(invoice) ?? '');
    return subscription === undefined ? null : methodOf(account, subscription);
  }

  const key = ({ invoice }: Visit) => `challenge:${invoice.id}`;

  open('GET', path, (visit) => {
    const refused = new URL(visit.request.url).searchParams.get('refused') === 'authentication';
    return show(visit, { refusal: refused ? 'authentication' : null });
  });

  open('POST', path, (visit) => {
    const { invoice, lang, form } = visit;
    if (invoice.status !== 'open') return seeOther(invoice.id);
    if (form.get('action') === 'authenticate') {
      store.setSetting(key(visit), usual(visit));
      return seeOther(`${invoice.id}/authenticate`);
    }
    const typed = readForm(form, invoice.customer_email ?? 'client@example.com');
    if (form.has('fill')) return show(visit, { typed });
    const checked = checkForm(typed, false, Date.now());
    const shown = { lang, typed: { ...typed, cvc: '' } };
    if (checked.type === 'faults') {
      return show(visit, { ...shown, faults: checked.faults, refusal: 'fields' });
    }
    const { card, expiry, name } = checked.payer;
    const method = saveCard(account, {
      ...{ customer: invoice.customer, email: invoice.customer_email },
      ...{ card, expiry, name, created: account.now() },
    });
    if (declineOf(card.outcome) === undefined && card.outcome !== 'pays') {
      store.setSetting(key(visit), method.id);
      return seeOther(`${invoice.id}/authenticate`);
    }
    const decline = charge(visit, method.id);
    if (decline === undefined) return seeOther(invoice.id);
    return show(visit, { ...shown, refusal: refusalText(decline) });
  });

  open('GET', `${path}/authenticate`, (visit) =>
    visit.invoice.status === 'open' && store.setting(key(visit)) !== undefined
      ? authenticationPage(visit.lang, visit.invoice.amount_due)
      : seeOther(`../${visit.invoice.id}`),
  );

  open('POST', `${path}/authenticate`, (visit) => {
    const { invoice, form } = visit;
    const method = store.setting(key(visit));
    store.setSetting(key(visit), null);
    if (method === undefined || invoice.status !== 'open') return seeOther(`../${invoice.id}`);
    const confirmed = form.get('outcome') === 'complete';
    const decline = charge(visit, method, !confirmed);
    return seeOther(`../${invoice.id}${decline === undefined ? '' : '?refused=authentication'}`);
  });
}
