import { isLive } from '../billing/lifecycle.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type {
  Invoice,
  PaymentMethod,
  PortalSession,
  Price,
  Subscription,
} from '../core/objects.ts';
import { html, type Html } from './html.ts';
import { absent, invoiceRow, type ShownInvoice } from './invoice-page.ts';
import { day, money, pageResponse, type Lang } from './layout.ts';
import { PORTAL_TEXTS, statusText, type PortalTexts } from './portal-texts.ts';

/** What the portal shows. */
export interface PortalView {
  lang: Lang;
  session: PortalSession;
  email: string | null;
  subscriptions: ShownSubscription[];
  invoices: ShownInvoice[];
  /** The card that is charged. */
  card: PaymentMethod | null;
  saved: boolean;
}

/** A subscription, by the name of what it buys, and the plans it may be moved to. */
export interface ShownSubscription {
  subscription: Subscription;
  product: string;
  others: { price: Price; product: string }[];
  /** What is to be paid for it. */
  open: Invoice | null;
}

/** The portal: the subscription, its end or its resumption, its invoices. */
export function portalPage(view: PortalView): Response {
  const { lang, session } = view;
  const t = PORTAL_TEXTS[lang];
  return pageResponse({
    lang,
    title: t.title,
    body: html`<main class="narrow">
      ${
        session.return_url !== null &&
        html`<p>
          <a href="${session.return_url}"><span aria-hidden="true">← </span>${t.back}</a>
        </p>`
      }
      <div class="tight">
        <h1>${t.title}</h1>
        <p class="muted">${view.email}</p>
      </div>
      ${view.saved && html`<p class="note" role="status">${t.done}</p>`}
      ${view.subscriptions.length === 0 && html`<p class="card muted">${t.none}</p>`}
      ${view.subscriptions.map((one) => subscriptionCard(one, lang, t))} ${cardSection(view, t)}
      <section class="stack" aria-labelledby="invoices">
        <h2 id="invoices">${t.invoices}</h2>
        ${view.invoices.length === 0 && html`<p class="muted">${t.noInvoice}</p>`}
        <ul class="rows">
          ${view.invoices.map((invoice) => invoiceRow(invoice, lang, t))}
        </ul>
      </section>
    </main>`,
  });
}

function cardSection({ card, session }: PortalView, t: PortalTexts): Html {
  const details = card?.card;
  const month = details && `${String(details.exp_month).padStart(2, '0')}/${details.exp_year}`;
  return html`<section class="stack" aria-labelledby="card">
    <h2 id="card">${t.payment}</h2>
    <p>
      ${
        details === undefined || month === undefined
          ? t.noCard
          : html`${details.brand.replace(/^./, (letter) => letter.toUpperCase())} ••••
              ${details.last4} <span class="muted">${t.expires(month)}</span>`
      }
    </p>
    <p><a href="${session.id}/card">${t.newCard}</a></p>
  </section>`;
}

/** Said when a portal address is old or unknown. */
export function expiredPortalPage(lang: Lang): Response {
  const t = PORTAL_TEXTS[lang];
  return absent(lang, t.expiredTitle, t.expiredText, 200);
}

function subscriptionCard(shown: ShownSubscription, lang: Lang, t: PortalTexts): Html {
  const { subscription, product } = shown;
  const item = onlyItem(subscription);
  const end = day(lang, item.current_period_end);
  const { cancel_at_period_end: cancelled, status } = subscription;
  const when =
    subscription.ended_at === null
      ? cancelled
        ? t.ends(end)
        : t.renews(end)
      : t.ended(day(lang, subscription.ended_at));
  const good = status === 'active' || status === 'trialing';
  const isUnpaid = status === 'past_due' || status === 'unpaid';
  const showsWhen = status !== 'paused' && status !== 'incomplete';
  const waits = subscription.pending_update?.expires_at;
  const action = (name: string, label: string, kind: string): Html =>
    html`<button class="${kind}" name="action" value="${name}">${label}</button>`;
  return html`<section class="card stack">
    <div class="head">
      <h2>${product}</h2>
      <span class="state ${good ? 'good' : 'bad'}">
        ${good ? '✓ ' : '✕ '}${statusText(lang, status)}
      </span>
    </div>
    <p class="amount">${money(lang, item.price.unit_amount ?? 0)} <small>${t.perMonth}</small></p>
    ${showsWhen && html`<p class="muted">${isUnpaid ? t.unpaid : when}</p>`}
    ${waits !== undefined && html`<p class="muted">${t.changeWaits(day(lang, waits))}</p>`}
    ${shown.open !== null && html`<p><a href="../../i/${shown.open.id}">${t.payNow}</a></p>`}
    ${status === 'active' && !cancelled && waits === undefined && shown.others.map((to) => switchForm(shown, to, lang, t))}
    ${
      isLive(subscription) &&
      html`<form class="actions" method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        ${cancelled ? action('resume', t.resume, '') : action('cancel', t.cancel, 'danger')}
      </form>`
    }
  </section>`;
}

function switchForm(
  { subscription }: ShownSubscription,
  to: ShownSubscription['others'][number],
  lang: Lang,
  t: PortalTexts,
): Html {
  const amount = to.price.unit_amount ?? 0;
  const price = money(lang, amount);
  const up = amount > (onlyItem(subscription).price.unit_amount ?? 0);
  return html`<form class="tight" method="post">
    <input type="hidden" name="subscription" value="${subscription.id}" />
    <input type="hidden" name="price" value="${to.price.id}" />
    <button name="action" value="switch">${t.switchTo(to.product)}</button>
    <p class="small muted">${(up ? t.switchUp : t.switchDown)(price)}</p>
  </form>`;
}
