import { useId, useMemo } from 'react';
import type { HistoryRow } from '../../../../domain/labs/address-poisoning-histories.ts';
import { fill, localeOf } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { writeDay } from '../../../../i18n/write-day.ts';
import { numbersOf } from '../kit/numbers.ts';
import { Address } from './Address.tsx';
import type { ListedPayment } from './state.ts';
import type { PoisoningTexts } from './words.ts';

interface Props {
  readonly payment: ListedPayment;
  readonly rows: readonly HistoryRow[];
  readonly pick: string;
  /** The payment is made: the pick is final. */
  readonly isPaid: boolean;
  readonly isFull: boolean;
  readonly isCased: boolean;
  readonly t: PoisoningTexts;
  readonly lang: Lang;
  readonly onPick: (pick: string) => void;
}

/** The day that the lab is set on. */
const today = Date.UTC(2026, 10, 23);
const dayMs = 86_400_000;

/** The reader's choices: copy a line of the history, use the address book, or wait. */
export function History({ payment, rows, pick, isPaid, isFull, isCased, t, lang, onPick }: Props) {
  const group = useId();
  const name = t.names[payment.id];
  const { number } = numbersOf(lang);
  const dates = useMemo(() => {
    const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(localeOf(lang), format);
  }, [lang]);
  const option = (value: string) => ({
    type: 'radio',
    name: group,
    checked: pick === value,
    disabled: isPaid && pick !== value,
    onChange: () => onPick(value),
  });
  return (
    <fieldset className="poison-history">
      <legend>{t.history}</legend>
      {rows.map(({ address, direction, amount, daysAgo, isCounterfeit }) => (
        <label key={address}>
          <input {...option(address)} />
          <span className="poison-day">
            {writeDay(lang, dates.format(today - daysAgo * dayMs))}
          </span>
          <span className="poison-amount numbers">
            {t[direction]} {number(amount)} EURF
            {isFull && isCounterfeit && <small>{t.otherContract}</small>}
          </span>
          <Address address={address} isFull={isFull} isCased={isCased} />
        </label>
      ))}
      {payment.reference === 'book' && (
        <label>
          <input {...option('book')} />
          <span className="poison-other">{fill(t.book, { name })}</span>
          <Address address={payment.address} isFull={isFull} isCased={isCased} />
        </label>
      )}
      <label>
        <input {...option('ask')} />
        <span className="poison-other">{fill(t.ask, { name })}</span>
      </label>
    </fieldset>
  );
}
