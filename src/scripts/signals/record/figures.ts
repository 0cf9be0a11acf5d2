/** Formats of the record: results, dates, amounts. */
import { writeDayAndClock } from '../../../i18n/clock.ts';
import { localeOf } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { writeDay } from '../../../i18n/write-day.ts';

/** The stake of the examples, in euros: what the reader risks on each signal. */
export const exampleStake = 10;

export interface RecordFigures {
  /** A result with its sign: `+1,84 R`, `−0,52 R`, `0 R`. */
  readonly result: (value: number) => string;
  /** A round number: `2,5`. */
  readonly number: (value: number) => string;
  /** What a result is with the example's stake, without its sign. */
  readonly money: (value: number) => string;
  readonly share: (value: number) => string;
  readonly day: (at: string) => string;
  /** In Paris, as everywhere on the site. */
  readonly time: (at: string) => string;
  /** `2026-09` as `septembre 2026`. */
  readonly month: (month: string) => string;
}

const timeZone = 'Europe/Paris';

export function recordFigures(lang: Lang): RecordFigures {
  const locale = localeOf(lang);
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const signed = new Intl.NumberFormat(locale, { ...digits, signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const euros = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: 'EUR', maximumFractionDigits: 2 },
    trailingZeroDisplay: 'stripIfInteger',
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const unit = (text: string) => `${text.replace('-', '−')}\u00a0R`;
  return {
    result: (value) => unit(signed.format(value)),
    number: (value) => plain.format(value),
    money: (value) => euros.format(Math.abs(value) * exampleStake),
    share: (value) => percent.format(value),
    day: (at) => writeDay(lang, day.format(new Date(at))),
    time: (at) => writeDayAndClock(lang, time.format(new Date(at))),
    month: (text) => month.format(new Date(`${text}-01T00:00:00Z`)),
  };
}

/** Tone of a result, rounded as displayed, so that a displayed zero is `even`. */
export function toneOf(value: number): 'gain' | 'loss' | 'even' {
  const shown = Math.round(value * 100);
  return shown > 0 ? 'gain' : shown < 0 ? 'loss' : 'even';
}
