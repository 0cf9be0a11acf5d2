import { vatOf } from '../billing/tax.ts';
import type { RefundState } from '../billing/refunding.ts';
import type { Invoice } from '../core/objects.ts';
import { cardFields, refusalAlert, testCards, type CardForm } from './card-fields.ts';
import { html, type Html } from './html.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import { day, money, pageResponse, type Lang } from './layout.ts';
import { PORTAL_TEXTS, type PortalTexts } from './portal-texts.ts';

/** An invoice, and what of it was given back. */
export interface ShownInvoice {
  invoice: Invoice;
  refunds: RefundState;
}

/** The page of an invoice: its form when it is to be paid. */
export interface InvoiceView extends ShownInvoice {
  form: CardForm;
  /** Whether the bank waits for the holder of the saved card. */
  waits: boolean;
  /** Where the site shows what is billed. */
  back: string;
}

/** One invoice, for whoever has its address. */
export function invoicePage(view: InvoiceView): Response {
  const { invoice, form } = view;
  const { lang } = form;
  const t = PORTAL_TEXTS[lang];
  const i = INVOICE_TEXTS[lang];
  const payable = invoice.status === 'open' && invoice.amount_due > 0;
  const summary = html`<section class="card stack summary">
    <h1>${t.invoice} ${invoice.number}</h1>
    <p class="muted">${day(lang, invoice.created)} · ${invoice.customer_email}</p>
    ${sums(invoice, lang)}
    <p>${stateOf(view, t)}</p>
    <p>
      <a href="${view.back}"><span aria-hidden="true">← </span>${i.toSite}</a>
    </p>
  </section>`;
  return pageResponse({
    lang,
    title: `${t.invoice} ${invoice.number}`,
    body: payable
      ? html`<main class="split">${summary} ${payForm(view)}</main>`
      : html`<main class="narrow">${summary}</main>`,
  });
}

function sums(invoice: Invoice, lang: Lang): Html {
  const t = PORTAL_TEXTS[lang];
  const i = INVOICE_TEXTS[lang];
  const reduction = invoice.subtotal - invoice.total;
  const balance = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const row = (label: string, cents: number, kind = '') =>
    html`<div class="${kind}">
      <dt>${label}</dt>
      <dd>${money(lang, cents)}</dd>
    </div>`;
  return html`<dl class="sums">
    ${invoice.lines.data.map(
      (line) =>
        html`<div>
          <dt>
            ${line.description}<br />
            <span class="small muted">
              ${day(lang, line.period.start)} – ${day(lang, line.period.end)}
            </span>
          </dt>
          <dd>${money(lang, line.amount)}</dd>
        </div>`,
    )}
    ${reduction > 0 && row(t.discount, -reduction)} ${row(t.total, invoice.total, 'total')}
    ${row(i.vat, vatOf(invoice.total), 'small muted')} ${balance !== 0 && row(i.balance, balance)}
    ${balance !== 0 && row(invoice.status === 'paid' ? i.paidAmount : i.dueAmount, invoice.amount_due)}
  </dl>`;
}

function payForm({ invoice, form, waits }: InvoiceView): Html {
  const { lang } = form;
  const i = INVOICE_TEXTS[lang];
  return html`<div class="stack">
    ${refusalAlert(form, i.notPaid)}
    ${
      waits &&
      html`<form class="card stack" method="post">
        <p>${i.savedCard}</p>
        <button class="primary" name="action" value="authenticate">${i.authenticate}</button>
      </form>`
    }
    <form class="card stack" method="post" novalidate aria-labelledby="how">
      <h2 id="how">${i.payHeading}</h2>
      ${cardFields(form)}
      <button class="primary" name="action" value="pay">
        ${i.pay(money(lang, invoice.amount_due))}
      </button>
      ${testCards(lang)}
    </form>
  </div>`;
}

/** Said in place of something that is not there. */
export function absent(lang: Lang, title: string, text: string, status: number): Response {
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

/** An invoice in a list of them. */
export function invoiceRow(shown: ShownInvoice, lang: Lang, t: PortalTexts): Html {
  const { invoice } = shown;
  return html`<li>
    <div class="head">
      <a href="../../i/${invoice.id}">${invoice.number}</a>
      <span class="muted">${day(lang, invoice.created)}</span>
      <span>${money(lang, invoice.total)} · ${stateOf(shown, t)}</span>
    </div>
  </li>`;
}

function stateOf({ invoice, refunds }: ShownInvoice, t: PortalTexts): Html {
  if (refunds !== 'none') {
    const text = refunds === 'part' ? t.refundedInPart : t.refunded;
    return html`<span class="state">↩ ${text}</span>`;
  }
  if (invoice.status === 'void') return html`<span class="state">${t.void}</span>`;
  return invoice.status === 'paid'
    ? html`<span class="state good">✓ ${t.paid}</span>`
    : html`<span class="state bad">✕ ${t.open}</span>`;
}
