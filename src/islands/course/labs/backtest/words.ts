import type { Averages, Earned, Pair } from '../../../../domain/labs/backtest.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { backtestLab } from '../../../../i18n/fr/course/labs/backtest.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';

/** Euros at stake whenever the rule holds. */
export const stake = 1000;

interface Options {
  readonly pair: Pair;
  /** What the pair earned in each half of the market shown. */
  readonly earned: readonly [Earned, Earned] | undefined;
  readonly tries: number;
  readonly fee: number;
  /** Missing until the first markets are simulated. */
  readonly averages: Averages | undefined;
  readonly count: number;
  readonly t: typeof backtestLab;
  readonly lang: Lang;
}

/** The results of a backtest and the sentences that describe its drawings. */
export function describeBacktest(options: Options): {
  readonly results: readonly Result[];
  readonly text: string;
  readonly formula: string;
} {
  const { pair, earned, tries, fee, averages, count, t, lang } = options;
  const { number, euros, share } = numbersOf(lang);
  const signed = (gain: number) => (gain * stake >= 0.5 ? '+\u2060' : '') + euros(gain * stake, 0);
  const net = earned?.map(({ gain, trades }) => gain - fee * trades) ?? [];
  const [inside = 0, outside = 0] = net;
  const at = tries - 1;
  const [meanInside = 0, meanOutside = 0] = [averages?.inside[at], averages?.outside[at]];
  const words = {
    tries: number(tries),
    fast: pair[0],
    slow: pair[1],
    inside: signed(inside),
    outside: signed(outside),
    count: number(count),
    meanInside: signed(meanInside),
    meanOutside: signed(meanOutside),
    winners: share(averages?.winners[at] ?? 0, 0),
    margin: euros(2 * (averages?.error[at] ?? 0) * stake, 0),
  };
  const orders = (half: 0 | 1) => {
    const n = earned?.[half].trades ?? 0;
    return fill(plural(lang, n, t.trades), { n: number(n) });
  };
  const say = tries === 1 ? t.single : t.say;
  return {
    results: [
      {
        label: t.results.inside,
        value: words.inside,
        note: fill(t.pair, words),
        tone: toneOf(inside),
      },
      { label: t.results.outside, value: words.outside, note: orders(1), tone: toneOf(outside) },
      {
        label: t.results.meanInside,
        value: averages ? words.meanInside : '…',
        note: fill(plural(lang, count, t.markets), { n: words.count }),
      },
      {
        label: t.results.meanOutside,
        value: averages ? words.meanOutside : '…',
        note: fill(t.winners, { share: words.winners }),
      },
    ],
    text: fill(averages ? `${say} ${t.average}` : say, words),
    formula: fill(t.formula, words),
  };
}

function toneOf(gain: number): 'up' | 'down' | undefined {
  if (Math.abs(gain * stake) < 0.5) return undefined;
  return gain > 0 ? 'up' : 'down';
}
