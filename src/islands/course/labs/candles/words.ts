import { firstHit, type Candle, type Riddle } from '../../../../domain/labs/candles.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { candlesLab } from '../../../../i18n/fr/course/labs/candles.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';

interface Texts {
  readonly t: typeof candlesLab;
  readonly lang: Lang;
}

interface Building extends Texts {
  readonly candles: readonly Candle[];
  readonly shown: number;
  readonly size: number;
}

/** The four prices of a candle as texts. */
function pricesOf({ open, high, low, close }: Candle, lang: Lang) {
  const price = (cents: number) => numbersOf(lang).euros(cents / 100);
  return { open: price(open), high: price(high), low: price(low), close: price(close) };
}

/** The last candle of a series, finished or not. */
export function describeCandle({ candles, shown, size, t, lang }: Building) {
  const last = candles.at(-1) ?? { start: 0, trades: 0, open: 0, high: 0, low: 0, close: 0 };
  const isComplete = last.trades === size;
  const closed = candles.length - (isComplete ? 0 : 1);
  const prices = pricesOf(last, lang);
  const { results: r } = t;
  const tone = last.close > last.open ? 'up' : last.close < last.open ? 'down' : undefined;
  const results: readonly Result[] = [
    { label: r.open, value: prices.open },
    { label: r.high, value: prices.high },
    { label: r.low, value: prices.low },
    { label: isComplete ? r.close : r.last, value: prices.close, tone },
  ];
  const words = {
    ...prices,
    shown,
    size,
    n: last.trades,
    closed: fill(plural(lang, closed, t.closed), { n: closed }),
  };
  return { results, text: fill(isComplete ? t.complete : t.building, words) };
}

interface Guessing extends Texts {
  readonly riddle: Riddle;
  readonly answer: string;
  readonly size: number;
}

/** The candle to guess, and once there is an answer both paths that make it. */
export function describeRiddle({ riddle, answer, size, t, lang }: Guessing) {
  const { candle, exits, drawn, other } = riddle;
  const { euros } = numbersOf(lang);
  const [hit, otherHit] = [firstHit(drawn, exits), firstHit(other, exits)];
  const first = hit?.name ?? 'stop';
  const gain = euros((exits.target - candle.open) / 100);
  const loss = euros((candle.open - exits.stop) / 100);
  const words = {
    ...pricesOf(candle, lang),
    size,
    target: euros(exits.target / 100),
    stop: euros(exits.stop / 100),
    minute: (hit?.at ?? 0) + 1,
    otherMinute: (otherHit?.at ?? 0) + 1,
    gain,
    loss,
  };
  const outcome = (label: string, name: 'target' | 'stop'): Result =>
    answer === ''
      ? { label, value: '?' }
      : name === 'target'
        ? { label, value: `+${gain}`, note: t.perUnit, tone: 'up' }
        : { label, value: `−${loss}`, note: t.perUnit, tone: 'down' };
  const { results: r } = t;
  const results: readonly Result[] = [
    { label: r.target, value: words.target },
    { label: r.stop, value: words.stop },
    outcome(r.drawn, first),
    outcome(r.other, first === 'target' ? 'stop' : 'target'),
  ];
  const verdict = answer === 'unknown' ? t.right : t.half;
  const text = answer === '' ? fill(t.ask, words) : `${fill(t.told[first], words)} ${verdict}`;
  return { results, text };
}
