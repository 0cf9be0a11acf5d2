import { useState } from 'react';
import type { BilledInvoice } from '../../domain/api/billing.ts';
import { fill, formatPrice, plural } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { SettingsTexts } from '../account/settings/texts.ts';
import { formatDay } from './dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts['billing']['invoices'];
  readonly invoices: readonly BilledInvoice[];
}

/** Number of invoices shown at first. */
const shown = 6;

/** Focuses the first of the older invoices: the pressed button is gone. */
const focusOlder = (item: HTMLLIElement | null): void => item?.focus();

export function Invoices({ lang, t, invoices }: Props) {
  const [all, setAll] = useState(false);
  const older = invoices.length - shown;
  return (
    <section className="billing-part" aria-labelledby="billing-invoices">
      <h3 id="billing-invoices">{t.heading}</h3>
      {invoices.length === 0 ? (
        <p className="mt-2 text-ink-2">{t.none}</p>
      ) : (
        <ul className="billing-invoices">
          {(all ? invoices : invoices.slice(0, shown)).map((invoice, index) => (
            <li key={invoice.number} {...(index === shown && { tabIndex: -1, ref: focusOlder })}>
              <Invoice lang={lang} t={t} invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
      {!all && older > 0 && (
        <p className="settings-actions">
          <button type="button" className="btn" onClick={() => setAll(true)}>
            {fill(plural(lang, older, t.more), { n: older })}
          </button>
        </p>
      )}
    </section>
  );
}

function Invoice({ lang, t, invoice }: Omit<Props, 'invoices'> & { invoice: BilledInvoice }) {
  const { number, date, amount, currency, status, page, pdf } = invoice;
  return (
    <>
      <p>
        <strong>{formatDay(lang, date)}</strong> <span className="billing-number">{number}</span>
      </p>
      <p className="billing-amount">
        <span className="billing-status" data-status={status}>
          {t.status[status]}
        </span>{' '}
        {formatPrice(lang, amount, currency)}
      </p>
      <p className="billing-files">
        {page && (
          <a className="link" href={page} rel="noopener" aria-label={fill(t.pageOf, { number })}>
            {t.page}
          </a>
        )}
        {pdf && (
          <a className="link" href={pdf} rel="noopener" aria-label={fill(t.pdfOf, { number })}>
            {t.pdf}
          </a>
        )}
      </p>
    </>
  );
}
