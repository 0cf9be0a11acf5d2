import { fill, formatPrice } from '../../../src/i18n/format.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { html, type Html } from '../../html.ts';
import { cancelAtPeriodEnd, isLive } from '../billing/lifecycle.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Account } from '../core/account.ts';
import type { PortalSession, Subscription } from '../core/objects.ts';
import { invoiceState } from './invoice-page.ts';
import { backLink, closedPage, dayOf, languageOf, pageResponse, seeOther } from './layout.ts';
import { routesOf, type Site } from './routes.ts';
import { hostedTexts } from './texts.ts';

/** Lifetime of a portal session, in seconds. */
const lifetime = 3_600;

/** The hosted billing portal: cancel or resume a subscription, view its invoices. */
export function portalPages(site: Site): void {
  const { account } = site;
  const { store } = account;

  const route = routesOf(
    site,
    (id, request) => {
      const session = store.get('billing_portal.session', id);
      if (session !== undefined && session.created + lifetime > account.now()) return session;
      const lang = languageOf(session?.locale ?? null, request);
      return closedPage(lang, session?.return_url ?? null, session === undefined ? 404 : 200);
    },
    (session) => session.locale,
  );

  route('GET', '/p/session/:id', ({ subject, lang }) => portalPage(account, subject, lang));

  route('POST', '/p/session/:id', ({ subject, form }) => {
    const subscription = store.get('subscription', form.get('subscription') ?? '');
    if (subscription?.customer === subject.customer && isLive(subscription)) {
      cancelAtPeriodEnd(account, subscription, form.get('action') === 'cancel');
    }
    return seeOther(subject.id);
  });
}

function portalPage(account: Account, session: PortalSession, lang: Lang): Response {
  const { store } = account;
  const { customer } = session;
  const t = hostedTexts(lang);
  const live = store.list('subscription', { customer }).filter(isLive);
  const invoices = store.list('invoice', { customer }).filter(({ status }) => status !== 'draft');
  const body = html`${backLink(lang, session.return_url)}
    <h1>${t.portal}</h1>
    ${live.map((one) => subscriptionCard(account, one, lang))}
    <h2>${t.invoices}</h2>
    <ul class="rows">
      ${invoices.map(
        (invoice) =>
          html`<li class="head">
            <a href="../../i/${invoice.id}">${invoice.number}</a>
            <span class="muted">${dayOf(lang, invoice.created)}</span>
            <span
              >${formatPrice(lang, invoice.total)} · ${invoiceState(account, invoice, lang)}</span
            >
          </li>`,
      )}
    </ul>`;
  return pageResponse({ lang, title: t.portal, body });
}

function subscriptionCard({ store }: Account, subscription: Subscription, lang: Lang): Html {
  const t = hostedTexts(lang);
  const { price, current_period_end: end } = onlyItem(subscription);
  const isCancelled = subscription.cancel_at_period_end;
  const [action, label] = isCancelled ? ['resume', t.resume] : ['cancel', t.cancel];
  return html`<form class="card stack" method="post">
    <h2>${store.get('product', price.product)?.name}</h2>
    <p class="amount">${formatPrice(lang, price.unit_amount ?? 0)} <small>${t.perMonth}</small></p>
    <p class="muted">${fill(isCancelled ? t.ends : t.renews, { day: dayOf(lang, end) })}</p>
    <input type="hidden" name="subscription" value="${subscription.id}" />
    <button name="action" value="${action}">${label}</button>
  </form>`;
}
