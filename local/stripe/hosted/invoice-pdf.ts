import { day, money, type Lang } from './layout.ts';
import type { ShownInvoice } from './invoice-page.ts';
import { INVOICE_TEXTS } from './invoice-texts.ts';
import { PORTAL_TEXTS } from './portal-texts.ts';
import { pdf, type Mark, type Rule } from './pdf.ts';
import { vatOf } from '../billing/tax.ts';

const LEFT = 56;
const RIGHT = 539;

/** An invoice as a file to be kept: who, what, for which period, how much, VAT included. */
export function invoicePdf(lang: Lang, { invoice, refunds }: ShownInvoice): Response {
  const t = INVOICE_TEXTS[lang];
  const p = PORTAL_TEXTS[lang];
  const number = invoice.number ?? '';
  const marks: Mark[] = [];
  const rules: Rule[] = [];
  let y = 80;
  const write = (text: string, more: Partial<Mark> = {}) =>
    marks.push({ x: LEFT, y, text, ...more });
  const sum = (label: string, cents: number, bold = false) => {
    write(label, { x: 330, bold });
    write(money(lang, cents), { x: RIGHT, right: true, bold });
    y += 18;
  };

  write(p.invoice, { size: 24, bold: true });
  y += 34;
  for (const [label, value] of [
    [t.number, number],
    [t.issued, day(lang, invoice.created)],
    [t.seller, invoice.account_name ?? ''],
    [t.client, [invoice.customer_name, invoice.customer_email].filter(Boolean).join(', ')],
  ] as const) {
    write(label, { grey: 0.4 });
    write(value, { x: 170 });
    y += 16;
  }
  y += 24;
  write(t.what, { grey: 0.4 });
  y += 10;
  for (const line of invoice.lines.data) {
    rules.push({ y, from: LEFT, to: RIGHT });
    y += 20;
    write(line.description ?? '');
    write(money(lang, line.amount), { x: RIGHT, right: true });
    y += 14;
    const { start, end } = line.period;
    write(`${day(lang, start)} – ${day(lang, end)}`, { size: 9, grey: 0.4 });
    y += 14;
  }
  rules.push({ y, from: LEFT, to: RIGHT });
  y += 24;
  const reduction = invoice.subtotal - invoice.total;
  if (reduction > 0) sum(p.discount, -reduction);
  sum(p.total, invoice.total, true);
  sum(t.vat, vatOf(invoice.total));
  const balance = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  if (balance !== 0) sum(t.balance, balance);
  sum(invoice.status === 'paid' ? t.paidAmount : t.dueAmount, invoice.amount_due, true);
  y += 18;
  const { paid_at } = invoice.status_transitions;
  if (refunds !== 'none') write(refunds === 'part' ? p.refundedInPart : p.refunded);
  else if (invoice.status === 'paid' && paid_at !== null) write(t.paidOn(day(lang, paid_at)));
  else if (invoice.status === 'void') write(p.void);
  marks.push({ x: LEFT, y: 800, size: 8, grey: 0.4, text: t.testMode });

  return new Response(new Uint8Array(pdf(`${p.invoice} ${number}`, marks, rules)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${t.file}-${number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
