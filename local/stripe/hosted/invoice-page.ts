import { fill, formatPrice } from '../../../src/i18n/format.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { html, type Html } from '../../html.ts';
import { paymentOf, refundable } from '../billing/refunding.ts';
import type { Account } from '../core/account.ts';
import type { Invoice } from '../core/objects.ts';
import { cardFields, problemAlert, testCardList, type CardForm } from './card-form.ts';
import { backLink, dayOf, pageResponse } from './layout.ts';
import { hostedTexts } from './texts.ts';

/** Public page of an invoice, with a payment form while it is open. */
export function invoicePage(account: Account, invoice: Invoice, form: CardForm): Response {
  const { lang } = form;
  const t = hostedTexts(lang);
  const isOpen = invoice.status === 'open' && invoice.amount_due > 0;
  const title = `${t.invoice} ${invoice.number}`;
  const body = html`<section class="card stack">
      <h1>${title}</h1>
      <p class="muted">${dayOf(lang, invoice.created)} · ${invoice.customer_email}</p>
      ${sums(invoice, lang)}
      <p>${invoiceState(account, invoice, lang)}</p>
      ${backLink(lang, `${account.options.siteOrigin()}/${lang}/settings#billing`)}
    </section>
    ${isOpen && payForm(account, invoice, form)}`;
  return pageResponse({ lang, title, layout: isOpen ? 'split' : 'narrow', body });
}

/** The status of an invoice as text. */
export function invoiceState(account: Account, invoice: Invoice, lang: Lang): Html {
  const t = hostedTexts(lang);
  const payment = paymentOf(account, invoice);
  const left = payment && refundable(account, payment);
  if (left !== undefined && left < (payment?.amount_received ?? 0)) {
    return html`<span class="state">↩ ${left > 0 ? t.partRefunded : t.refunded}</span>`;
  }
  if (invoice.status === 'void') return html`<span class="state">${t.void}</span>`;
  return invoice.status === 'paid'
    ? html`<span class="state good">✓ ${t.paid}</span>`
    : html`<span class="state bad">✕ ${t.open}</span>`;
}

function sums(invoice: Invoice, lang: Lang): Html {
  const t = hostedTexts(lang);
  const reduction = invoice.subtotal - invoice.total;
  const balance = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const row = (label: string, cents: number) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${formatPrice(lang, cents)}</dd>
    </div>`;
  return html`<dl class="sums">
    ${invoice.lines.data.map(({ description, amount, period: { start, end } }) =>
      row(`${description}, ${dayOf(lang, start)} – ${dayOf(lang, end)}`, amount),
    )}
    ${reduction > 0 && row(t.discount, -reduction)} ${row(t.total, invoice.total)}
    ${balance !== 0 && [row(t.balance, balance), row(t.amountDue, invoice.amount_remaining)]}
  </dl>`;
}

function payForm({ store }: Account, invoice: Invoice, form: CardForm): Html {
  const { lang } = form;
  const t = hostedTexts(lang);
  const [payment] = store.list('invoice_payment', { invoice: invoice.id, status: 'open' });
  const intent = store.get('payment_intent', payment?.payment.payment_intent ?? '');
  return html`<div class="stack">
    ${problemAlert(form)}
    ${
      intent?.status === 'requires_action' &&
      html`<form class="card stack" method="post">
        <p>${t.savedCardAsked}</p>
        <button class="primary" name="action" value="authenticate">${t.savedCardConfirm}</button>
      </form>`
    }
    <form class="card stack" method="post" novalidate aria-labelledby="how">
      <h2 id="how">${t.payByCard}</h2>
      ${cardFields(form)}
      <button class="primary" name="action" value="pay">
        ${fill(t.pay, { price: formatPrice(lang, invoice.amount_due) })}
      </button>
      ${testCardList(lang)}
    </form>
  </div>`;
}
