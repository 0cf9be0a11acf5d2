/** Formats the market's figures, by language and currency. */
import { localeOf } from '../../i18n/format.ts';
import type { MarketCoin, MarketCurrency } from '../../domain/api/market.ts';
import { type Trend, shownTrend } from '../../domain/market/overview.ts';
import { markDecimals } from '../../domain/market/week-scale.ts';
import type { Lang } from '../../i18n/locales.ts';
import { writeDay } from '../../i18n/write-day.ts';

/** The texts of a row; unknown figures are a dash. */
export interface CellTexts {
  readonly price: string;
  readonly day: string;
  readonly dayTrend: Trend | 'unknown';
  readonly week: string;
  readonly weekTrend: Trend | 'unknown';
  readonly cap: string;
  /** The seven-day sparkline, for an SVG of {@link lineBox}; empty if unknown. */
  readonly line: string;
  /** Its description in a sentence. */
  readonly description: string;
}

export interface Figures {
  readonly price: (value: number) => string;
  /** Prices at the marks of an axis, with as many decimals as tell them apart. */
  readonly marks: (values: readonly number[]) => readonly string[];
  /** In per cent, such as -1.25. */
  readonly change: (value: number | null) => string;
  readonly cap: (value: number | null) => string;
  readonly row: (coin: MarketCoin) => CellTexts;
}

/** Texts of the seven days: `{start}`, `{end}`, `{low}` and `{high}` are prices. */
export interface WeekTexts {
  readonly week: string;
  readonly noWeek: string;
}

const signs: Readonly<Record<MarketCurrency, string>> = { eur: '€', usd: '$' };
const unknown = '—';

export function figures(lang: Lang, currency: MarketCurrency, texts: WeekTexts): Figures {
  const locale = localeOf(lang);
  const money = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, {
      ...options,
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    });
  const percent = (digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'exceptZero',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  // A page displays its first figures before these exist: creating all takes a phone 20 ms.
  const whole = lazy(() => money({ maximumFractionDigits: 0 }));
  const cents = lazy(() => money({}));
  const small = lazy(() => money({ minimumSignificantDigits: 4, maximumSignificantDigits: 4 }));
  const exact = lazy(() => percent(2));
  const rough = lazy(() => percent(0));
  const capital = lazy(() => capitals[lang](signs[currency]));

  const price = (value: number) =>
    (value >= 999.995 ? whole : value >= 0.99995 ? cents : small)().format(value);
  const decimalsOf = (value: number) =>
    value >= 999.995 ? 0 : value >= 0.99995 ? 2 : 3 - Math.floor(Math.log10(value));
  const marks = (values: readonly number[]) => {
    const decimals = markDecimals(values) ?? 0;
    if (values.every((value) => decimalsOf(value) >= decimals)) return values.map(price);
    const digits = decimals === 1 ? 2 : decimals;
    const exactly = money({ minimumFractionDigits: digits, maximumFractionDigits: digits });
    return values.map((value) => exactly.format(value));
  };
  const change = (value: number | null) =>
    value === null
      ? unknown
      : (Math.abs(value) < 100 ? exact : rough)()
          .format(value / 100)
          .replace('-', '−');
  const cap = (value: number | null) =>
    value === null ? unknown : value < 999_500 ? whole().format(value) : capital()(value);

  // Odd pieces are the names of prices.
  const pieces = texts.week.split(/\{(\w+)\}/);
  const says = (week: readonly number[]): string => {
    const values: Readonly<Record<string, number | undefined>> = {
      ...{ start: week[0], end: week.at(-1), low: Math.min(...week), high: Math.max(...week) },
    };
    return pieces.map((text, at) => (at % 2 ? price(values[text] ?? 0) : text)).join('');
  };

  const row = ({ price: now, change_24h, change_7d, cap: size, week }: MarketCoin): CellTexts => {
    const line = weekLine(week);
    return {
      price: price(now),
      day: change(change_24h),
      dayTrend: shownTrend(change_24h),
      week: change(change_7d),
      weekTrend: shownTrend(change_7d),
      cap: cap(size),
      line,
      description: line ? says(week) : texts.noWeek,
    };
  };
  return { price, marks, change, cap, row };
}

/** Creates a value on the first call, and returns it on each. */
function lazy<Value>(create: () => Value): () => Value {
  let created: Value | undefined;
  return () => (created ??= create());
}

/** Large amounts: `1 234,5 Md €` and `78,6 M €`; `€1.23tn`, `€351.2bn` and `€78.6m`. */
const capitals: Readonly<Record<Lang, (sign: string) => (value: number) => string>> = {
  fr: (sign) => {
    const one = rounded('fr', 1);
    return (value) => {
      const [size, unit] = value < 999.95e6 ? [1e6, 'M'] : [1e9, 'Md'];
      return `${one.format(value / size)}\u00A0${unit}\u00A0${sign}`;
    };
  },
  en: (sign) => {
    const [one, two] = [rounded('en', 1), rounded('en', 2)];
    return (value) => {
      if (value >= 999.95e9) return `${sign}${two.format(value / 1e12)}tn`;
      const [size, unit] = value < 999.95e6 ? [1e6, 'm'] : [1e9, 'bn'];
      return `${sign}${one.format(value / size)}${unit}`;
    };
  },
};

function rounded(lang: Lang, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOf(lang), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** The box of a sparkline; its margin fits the stroke width. */
export const lineBox = { width: 123, height: 32, margin: 2 };

/**
 * The SVG path of seven days, scaled between their lowest and highest price. Relative
 * coordinates are shorter.
 */
export function weekLine(week: readonly number[]): string {
  const last = week.length - 1;
  if (last < 1) return '';
  const { width, height, margin } = lineBox;
  const low = Math.min(...week);
  const span = Math.max(...week) - low;
  const x = (index: number) => Math.round((index * width) / last);
  const y = (price: number) =>
    span > 0
      ? Math.round(height - margin - ((price - low) / span) * (height - 2 * margin))
      : height / 2;
  const heights = week.map(y);
  const steps = heights.slice(1).map((to, index) => {
    const rise = to - (heights[index] ?? to);
    return `${x(index + 1) - x(index)}${rise < 0 ? '' : ' '}${rise}`;
  });
  return `M0 ${heights[0] ?? 0}l${steps.join(' ')}`;
}

/**
 * Formats the figures' time with its zone, by default the user's; `22 nov. 2026 à 14 h 05
 * (UTC+1)`, `22 Nov 2026, 14:05 CET`.
 */
export function formatZonedTime(lang: Lang, iso: string, timeZone?: string): string {
  const format = zonedFormat(lang, timeZone);
  return zoned[lang](writeDay(lang, format.format(new Date(iso))));
}

const zonedFormats = new Map<string, Intl.DateTimeFormat>();

/** The format of {@link formatZonedTime}; kept, because creating the first one takes a phone 25 ms. */
export function zonedFormat(lang: Lang, timeZone?: string): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone}`;
  const format =
    zonedFormats.get(key) ??
    new Intl.DateTimeFormat(localeOf(lang), {
      ...{ day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
      ...(timeZone && { timeZone }),
    });
  zonedFormats.set(key, format);
  return format;
}

/** Formats the time and zone at the end of a text. */
const zoned: Readonly<Record<Lang, (text: string) => string>> = {
  fr: (text) => text.replace(/(?:,| à)\s0?(\d+):(\d\d)\s(.+)$/, ' à $1\u00a0h\u00a0$2 ($3)'),
  en: (text) => text,
};
