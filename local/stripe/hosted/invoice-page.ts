import type { RefundState } from '../billing/refunding.ts';
import type { Invoice } from '../core/objects.ts';
import { html, type Html } from './html.ts';
import { day, money, pageResponse, type Lang } from './layout.ts';
import { PORTAL_TEXTS, type PortalTexts } from './portal-texts.ts';

/** An invoice, and what of it was given back. */
export interface ShownInvoice {
  invoice: Invoice;
  refunds: RefundState;
}

/** One invoice, for whoever has its address. */
export function invoicePage(lang: Lang, shown: ShownInvoice | undefined): Response {
  const t = PORTAL_TEXTS[lang];
  if (shown === undefined) return absent(lang, t.invoice, t.unknownInvoice, 404);
  const { invoice } = shown;
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
                <dt>
                  ${line.description}<br />
                  <span class="small muted">
                    ${day(lang, line.period.start)} – ${day(lang, line.period.end)}
                  </span>
                </dt>
                <dd>${money(lang, line.amount)}</dd>
              </div>`,
          )}
          ${
            reduction > 0 &&
            html`<div>
              <dt>${t.discount}</dt>
              <dd>−${money(lang, reduction)}</dd>
            </div>`
          }
          <div class="total">
            <dt>${t.total}</dt>
            <dd>${money(lang, invoice.total)}</dd>
          </div>
        </dl>
        <p>${stateOf(shown, t)}</p>
      </section>
    </main>`,
  });
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
  return invoice.status === 'paid'
    ? html`<span class="state good">✓ ${t.paid}</span>`
    : html`<span class="state bad">✕ ${t.open}</span>`;
}
