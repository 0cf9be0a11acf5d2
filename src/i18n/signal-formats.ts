/** How signals are written: prices from their exact text, shares, multiples, moments and time left. */
import { writeClock } from './clock.ts';
import { fill, localeOf } from './format.ts';
import type { Lang } from './locales.ts';
import { writeDay } from './write-day.ts';

/** A price with its currency and all of its digits: `62 000,5 €`. */
export function formatLevel(lang: Lang, price: string | number, currency: string): string {
  const text = String(price);
  const decimals = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
  const format = new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    // Cents are written in full, whole amounts without.
    minimumFractionDigits: decimals === 1 ? 2 : decimals,
    maximumFractionDigits: decimals === 1 ? 2 : decimals,
  });
  // As text, no digit is lost.
  return minus(format.format(text as `${number}`));
}

/** An observed or computed amount with as many digits as its size needs: `62 134 €`, `0,0712 €`. */
export function formatObserved(lang: Lang, value: number, currency: string): string {
  const size = Math.abs(value);
  const digits =
    size >= 1_000
      ? { maximumFractionDigits: 0 }
      : size >= 1 || size === 0
        ? { maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' as const }
        : { minimumSignificantDigits: 2, maximumSignificantDigits: 4 };
  const format = new Intl.NumberFormat(localeOf(lang), {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...digits,
  });
  return minus(format.format(value));
}

/** A change as a percentage with its sign: `−6,25 %`, `+15 %`. */
export function formatMove(lang: Lang, share: number): string {
  const format = new Intl.NumberFormat(localeOf(lang), {
    ...{ style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 },
  });
  return minus(format.format(share));
}

/** A multiple of the risk with its sign: `−1`, `+2,4`. */
export function formatMultiple(lang: Lang, multiple: number): string {
  const format = new Intl.NumberFormat(localeOf(lang), {
    ...{ signDisplay: 'exceptZero', maximumFractionDigits: 2 },
  });
  return minus(format.format(multiple));
}

/** A quantity with at most eight decimals. */
export function formatUnits(lang: Lang, units: number): string {
  return new Intl.NumberFormat(localeOf(lang), { maximumFractionDigits: 8 }).format(units);
}

const joined: Readonly<Record<Lang, (day: string, time: string) => string>> = {
  fr: (day, time) => `${day} à ${time}`,
  en: (day, time) => `${day}, ${time}`,
};

/** A moment in the reader's time: `26 nov. à 10 h 12`, `26 Nov, 10:12`. */
export function formatMoment(lang: Lang, iso: string): string {
  const date = new Date(iso);
  const day = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short' });
  return joined[lang](writeDay(lang, day.format(date)), formatClock(lang, date));
}

/** The time of day of the reader: `10 h 12`. */
export function formatClock(lang: Lang, date: Date): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  return writeClock(lang, new Intl.DateTimeFormat('en-GB', clock).format(date));
}

interface DurationTexts {
  readonly now: string;
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
}

/** Time left, in its two largest units and rounded down: `3 h 12 min`. */
export function formatLeft(t: DurationTexts, ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const [d, h, m] = [Math.floor(minutes / 1_440), Math.floor(minutes / 60) % 24, minutes % 60];
  const text = minutes < 1 ? t.now : d > 0 ? t.day : h > 0 ? t.hour : t.minute;
  return fill(text, { d, h, m }).replaceAll(' ', '\u00A0');
}

/** How long an entry is waited for, in its largest whole unit: `36 heures`, `2 jours`. */
export function formatValidity(lang: Lang, minutes: number): string {
  const [unit, count] =
    minutes % 1_440 === 0
      ? (['day', minutes / 1_440] as const)
      : minutes % 60 === 0
        ? (['hour', minutes / 60] as const)
        : (['minute', minutes] as const);
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf(lang), format).format(count);
}

function minus(text: string): string {
  return text.replace('-', '−');
}
