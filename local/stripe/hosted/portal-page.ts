import { isLive } from '../billing/lifecycle.ts';
import { onlyItem } from '../billing/subscribing.ts';
import type { Invoice, PortalSession, Subscription } from '../core/objects.ts';
import { html, type Html } from './html.ts';
import { day, money, pageResponse, type Lang } from './layout.ts';
import { PORTAL_TEXTS, type PortalTexts } from './portal-texts.ts';

/** What the portal shows. */
export interface PortalView {
  lang: Lang;
  session: PortalSession;
  email: string | null;
  subscriptions: { subscription: Subscription; product: string }[];
  invoices: Invoice[];
  saved: boolean;
}

/** The portal: the subscription, its end or its resumption, its invoices. */
export function portalPage(view: PortalView): Response {
  const { lang, session } = view;
  const t = PORTAL_TEXTS[lang];
  return pageResponse({
    lang,
    title: t.title,
    body: html`<main class="narrow">
      ${session.return_url !== null &&
      html`<p><a href="${session.return_url}"><span aria-hidden="true">← </span>${t.back}</a></p>`}
      <div class="tight">
        <h1>${t.title}</h1>
        <p class="muted">${view.email}</p>
      </div>
      ${view.saved && html`<p class="note" role="status">${t.done}</p>`}
      ${view.subscriptions.length === 0 && html`<p class="card muted">${t.none}</p>`}
      ${view.subscriptions.map((one) => subscriptionCard(one.subscription, one.product, lang, t))}
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

/** One invoice, for whoever has its address. */
export function invoicePage(lang: Lang, invoice: Invoice | undefined): Response {
  const t = PORTAL_TEXTS[lang];
  if (invoice === undefined) return absent(lang, t.invoice, t.unknownInvoice, 404);
  const reduction = invoice.subtotal - invoice.total;
  return pageResponse({
    lang,
    title: `${t.invoice} ${invoice.number}`,
    body: html`<main class="narrow">
      <section class="card stack">
        <h1>${t.invoice} ${invoice.number}</h1>
        <p class="muted">${day(lang, invoice.created)} · ${invoice.customer_email}</p>
        <dl class="sums">
          ${invoice.lines.data.map(
            (line) =>
              html`<div>
                <dt>${line.description}<br />
                  <span class="small muted">
                    ${day(lang, line.period.start)} – ${day(lang, line.period.end)}
                  </span>
                </dt>
                <dd>${money(lang, line.amount)}</dd>
              </div>`,
          )}
          ${reduction > 0 &&
          html`<div><dt>${t.discount}</dt><dd>−${money(lang, reduction)}</dd></div>`}
          <div class="total"><dt>${t.total}</dt><dd>${money(lang, invoice.total)}</dd></div>
        </dl>
        <p>${stateOf(invoice, t)}</p>
      </section>
    </main>`,
  });
}

/** Said when a portal address is old or unknown. */
export function expiredPortalPage(lang: Lang): Response {
  const t = PORTAL_TEXTS[lang];
  return absent(lang, t.expiredTitle, t.expiredText, 200);
}

function absent(lang: Lang, title: string, text: string, status: number): Response {
  return pageResponse({
    lang,
    title,
    status,
    body: html`<main class="narrow">
      <section class="card stack">
        <h1>${title}</h1>
        <p class="muted">${text}</p>
      </section>
    </main>`,
  });
}

function subscriptionCard(
  subscription: Subscription,
  product: string,
  lang: Lang,
  t: PortalTexts,
): Html {
  const item = onlyItem(subscription);
  const end = day(lang, item.current_period_end);
  const { cancel_at_period_end: cancelled, status } = subscription;
  const when =
    subscription.ended_at === null
      ? cancelled
        ? t.ends(end)
        : t.renews(end)
      : t.ended(day(lang, subscription.ended_at));
  const action = (name: string, label: string, kind: string): Html =>
    html`<button class="${kind}" name="action" value="${name}">${label}</button>`;
  return html`<section class="card stack">
    <div class="head">
      <h2>${product}</h2>
      <span class="state ${status === 'active' ? 'good' : 'bad'}">
        ${status === 'active' ? '✓ ' : '✕ '}${t[status as 'active' | 'past_due' | 'canceled']}
      </span>
    </div>
    <p class="amount">
      ${money(lang, item.price.unit_amount ?? 0)} <small>${t.perMonth}</small>
    </p>
    <p class="muted">${status === 'past_due' ? t.unpaid : when}</p>
    ${isLive(subscription) &&
    html`<form class="actions" method="post">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      ${status === 'past_due' && action('pay', t.payNow, '')}
      ${cancelled ? action('resume', t.resume, '') : action('cancel', t.cancel, 'danger')}
    </form>`}
  </section>`;
}

function invoiceRow(invoice: Invoice, lang: Lang, t: PortalTexts): Html {
  return html`<li>
    <div class="head">
      <a href="../../i/${invoice.id}">${invoice.number}</a>
      <span class="muted">${day(lang, invoice.created)}</span>
      <span>${money(lang, invoice.total)} · ${stateOf(invoice, t)}</span>
    </div>
  </li>`;
}

function stateOf(invoice: Invoice, t: PortalTexts): Html {
  return invoice.status === 'paid'
    ? html`<span class="state good">✓ ${t.paid}</span>`
    : html`<span class="state bad">✕ ${t.open}</span>`;
}
