/** Formats of the record: results, dates, amounts. */
import { writeDayAndClock } from '../../../i18n/clock.ts';
import { formatAmount, formatShare, localeOf, numberFormat } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { writeDay } from '../../../i18n/write-day.ts';

/** Stake of the examples, in euros: the loss between entry and original stop, before fees. */
const exampleStake = 10;

export interface RecordFigures {
  /** A result with its sign: `+1,84 R`, `−0,52 R`, `0 R`. */
  readonly result: (value: number) => string;
  /** How far a result may be off: `± 0,52 R`. */
  readonly margin: (value: number) => string;
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
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  const signed = numberFormat(lang, { ...digits, signDisplay: 'exceptZero' });
  const fixed = numberFormat(lang, digits);
  const plain = numberFormat(lang, { maximumFractionDigits: 2 });
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(lang), options);
  const day = dates({ dateStyle: 'medium', timeZone });
  const time = dates({ dateStyle: 'medium', timeStyle: 'short', timeZone });
  const month = dates({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const unit = (text: string) => `${text.replace('-', '−')}\u00a0R`;
  return {
    result: (value) => unit(signed.format(value)),
    margin: (value) => `±\u00a0${unit(fixed.format(value))}`,
    number: (value) => plain.format(value),
    money: (value) => formatAmount(lang, Math.abs(value) * exampleStake),
    share: (value) => formatShare(lang, value, 0),
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
