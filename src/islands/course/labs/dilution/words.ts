import {
  isConsistent,
  plannedTotal,
  priceAtSameCap,
  type Market,
  type Month,
  type Schedule,
  type Supply,
} from '../../../../domain/labs/dilution.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { dilutionLab } from '../../../../i18n/fr/course/labs/dilution.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';

interface Options {
  /** `own`: the reader's tokens, in units. */
  readonly state: Supply & Schedule & { readonly own: number };
  readonly market: Market;
  readonly months: readonly Month[];
  readonly t: typeof dilutionLab;
  readonly lang: Lang;
}

/** The results of a token's schedule and the sentences that describe its drawing. */
export function describeDilution({ state, market, months, t, lang }: Options): {
  readonly results: readonly Result[];
  readonly text: string;
  readonly formula: string;
  readonly tone: 'bad' | undefined;
} {
  const { number, euros, share } = numbersOf(lang);
  const { price, sold } = market;
  const { circulating, total, maximum } = state;
  const millions = (n: number) => fill(t.euros, { n: number(n) });
  const most = months.reduce((one, other) => (other.released > one.released ? other : one));
  const last = months.at(-1) ?? most;
  const own = (of: number) => share(state.own / 1e6 / of, 3);
  const days = Math.round(most.days * 10) / 10;
  const words = {
    price: euros(price),
    circulating: number(circulating),
    maximum: number(maximum),
    cap: millions(price * circulating),
    diluted: millions(price * maximum),
    month: months.indexOf(most),
    released: number(most.released, 3),
    sold: share(sold),
    buying: millions(most.buying),
    days: fill(plural(lang, days, t.days), { n: number(days) }),
    last: months.length - 1,
    after: number(last.circulating),
    own: own(circulating),
    ownAfter: own(last.circulating),
    same: euros(priceAtSameCap(price, circulating, last.circulating)),
    planned: number(plannedTotal(state)),
    room: number(last.circulating - circulating),
  };
  const consistent = isConsistent(state);
  const isCapped = plannedTotal(state) > last.circulating - circulating + 1e-9;
  const say = most.released === 0 ? t.none : sold === 0 ? t.unsold : t.say;
  const text = !consistent ? t.wrong : isCapped ? `${say} ${t.capped}` : say;
  return {
    results: [
      {
        label: t.results.cap,
        value: words.cap,
        note: fill(t.created, { n: number(price * total) }),
      },
      {
        label: t.results.diluted,
        value: words.diluted,
        note: fill(t.times, { n: number(maximum / circulating, 1) }),
      },
      {
        label: t.results.buying,
        value: words.buying,
        note: words.days,
        tone: days > 5 ? 'down' : undefined,
      },
      {
        label: t.results.own,
        value: words.own,
        note: fill(t.later, { share: words.ownAfter, month: words.last }),
      },
    ],
    text: fill(text, words),
    formula: consistent && most.released > 0 ? fill(t.formula, words) : '',
    tone: consistent && !isCapped ? undefined : 'bad',
  };
}
