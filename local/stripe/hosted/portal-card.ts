import { isLive, change } from '../billing/lifecycle.ts';
import { authenticateSetup, confirmSetup, openSetup } from '../billing/setups.ts';
import type { Account } from '../core/account.ts';
import type { App } from '../core/api.ts';
import type { PortalSession, SetupIntent } from '../core/objects.ts';
import { cardFields, refusalAlert, testCards, type CardForm } from './card-fields.ts';
import type { Upkeep } from './checkout.ts';
import { authenticationPage } from './checkout-notices.ts';
import { html } from './html.ts';
import { isForeignPost, languageOf, pageResponse, seeOther, type Lang } from './layout.ts';
import { checkForm, emptyForm, readForm, refusalText } from './payer-form.ts';
import { expiredPortalPage } from './portal-page.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';

const LIMIT = 16 * 1024;

/** The portal's page where another card is entered, and the bank's after it. */
export function portalCardPages(
  app: App,
  account: Account,
  current: (id: string | undefined) => PortalSession | undefined,
  upkeep: Upkeep,
): void {
  const { store } = account;
  const path = '/p/session/:id/card';
  const key = ({ id }: PortalSession) => `portal_setup:${id}`;

  type Visit = { session: PortalSession; lang: Lang; form: URLSearchParams };

  function open(method: 'GET' | 'POST', route: string, visit: (visit: Visit) => Response): void {
    app.on(method, route, async ({ req }) => {
      const session = current(req.param()['id']);
      const lang = languageOf(session?.locale ?? null, req.raw);
      if (session === undefined) return expiredPortalPage(lang);
      if (method === 'POST' && isForeignPost(req.raw)) return new Response(null, { status: 403 });
      const body = method === 'POST' ? await req.text() : '';
      if (body.length > LIMIT) return new Response(null, { status: 413 });
      const response = visit({ session, lang, form: new URLSearchParams(body) });
      upkeep.wake();
      return response;
    });
  }

  /** The card is saved: it is the one charged from now on, everywhere. */
  function use(session: PortalSession, setup: SetupIntent): Response {
    const customer = store.get('customer', session.customer);
    const method = store.get('payment_method', setup.payment_method ?? '');
    if (customer === undefined || method === undefined) throw new Error('No card to use');
    const settings = { ...customer.invoice_settings, default_payment_method: method.id };
    store.put({ ...customer, invoice_settings: settings });
    account.record('customer.updated', { ...customer, invoice_settings: settings }, customer);
    for (const one of store.list('subscription', { customer: customer.id }).filter(isLive)) {
      change(account, one, { default_payment_method: method.id });
    }
    return seeOther(`../${session.id}?saved`);
  }

  open('GET', path, ({ lang }) =>
    cardPage({ lang, typed: emptyForm(''), faults: {}, refusal: null }),
  );

  open('POST', path, ({ session, lang, form }) => {
    const typed = readForm(form, 'client@example.com');
    const shown: CardForm = { lang, typed, faults: {}, refusal: null };
    if (form.has('fill')) return cardPage(shown);
    const checked = checkForm(typed, false, Date.now());
    const again = { ...shown, typed: { ...typed, cvc: '' } };
    if (checked.type === 'faults') {
      return cardPage({ ...again, faults: checked.faults, refusal: 'fields' });
    }
    return store.transaction(() => {
      const opened = openSetup(account, { customer: session.customer });
      const setup = confirmSetup(account, opened, checked.payer);
      if (setup.status === 'succeeded') return use(session, setup);
      if (setup.status === 'requires_action') {
        store.setSetting(key(session), setup.id);
        return seeOther('card/authenticate');
      }
      const { code, decline_code } = setup.last_setup_error ?? {};
      const why = [decline_code, code].find((one) => one !== undefined && one in REFUSALS);
      return cardPage({ ...again, refusal: REFUSALS[why ?? ''] ?? 'card_declined' });
    });
  });

  open('GET', `${path}/authenticate`, ({ session, lang }) =>
    store.setting(key(session)) === undefined
      ? seeOther('../card')
      : authenticationPage(lang, null),
  );

  open('POST', `${path}/authenticate`, ({ session, lang, form }) => {
    const waiting = store.get('setup_intent', store.setting(key(session)) ?? '');
    if (waiting?.status !== 'requires_action') return seeOther('../card');
    return store.transaction(() => {
      store.setSetting(key(session), null);
      const setup = authenticateSetup(account, waiting, form.get('outcome') === 'complete');
      if (setup.status !== 'succeeded') {
        const failed = { lang, typed: emptyForm(''), faults: {} };
        return cardPage({ ...failed, refusal: 'authentication' }, '../card');
      }
      use(session, setup);
      return seeOther(`../../${session.id}?saved`);
    });
  });
}

const REFUSALS: Record<string, CardForm['refusal']> = {
  ...{ insufficient_funds: 'insufficient_funds', expired_card: 'expired_card' },
  ...{ incorrect_cvc: 'incorrect_cvc', generic_decline: refusalText('generic_decline') },
};

/** @param action where the form is sent, if not to this page. */
function cardPage(form: CardForm, action = ''): Response {
  const t = PORTAL_TEXTS[form.lang];
  return pageResponse({
    lang: form.lang,
    title: t.newCard,
    body: html`<main class="narrow">
      <form class="card stack" method="post" action="${action}" novalidate>
        <h1>${t.newCard}</h1>
        ${refusalAlert(form, t.notSaved)} ${cardFields(form)}
        <button class="primary" name="action" value="save">${t.saveCard}</button>
        ${testCards(form.lang)}
      </form>
    </main>`,
  });
}
