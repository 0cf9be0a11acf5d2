import {
  liquidationPrice,
  ownShare,
  type Liquidated,
  type Loan,
} from '../../../../domain/labs/liquidation.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { liquidationLab } from '../../../../i18n/fr/course/labs/liquidation.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';

interface State {
  readonly loan: Loan;
  readonly price: number;
  readonly after: Liquidated;
  /** Health factor before liquidation. */
  readonly health: number;
  /** Price at which liquidation opens. */
  readonly liquidation: number;
  /** The borrower's share at the opening price. */
  readonly opening: number;
  /** The largest debt that the threshold allowed at the opening. */
  readonly limit: number;
  readonly t: typeof liquidationLab;
  readonly lang: Lang;
}

/** The results of a loan and the sentences that describe its drawing. */
export function describeLoan(state: State): {
  readonly results: readonly Result[];
  readonly text: string;
  readonly formula: string;
} {
  const { loan, price, after, health, liquidation, opening, limit, t, lang } = state;
  const { number, euros, share, count } = numbersOf(lang);
  const isLiquidated = after.count > 0;
  const yours = ownShare(after, price);
  const words = {
    price: euros(price),
    value: euros(loan.tokens * price),
    debt: euros(loan.debt),
    tokens: number(loan.tokens),
    threshold: share(loan.threshold),
    // Never rounded up to 1 below it.
    health: Number.isFinite(health)
      ? number(isLiquidated ? Math.min(health, 0.99) : health)
      : t.never,
    liquidation: euros(liquidation),
    away: share(1 - liquidation / price, 1),
    yours: euros(yours),
    opening: euros(opening),
    limit: euros(limit),
    n: after.count,
    repaid: euros(after.repaid),
    taken: count(after.taken, t.tokensText),
    seized: euros(after.taken * price),
    penalty: euros(after.penalty),
    next: euros(liquidationPrice(after)),
    badDebt: euros(after.badDebt),
  };
  const since = yours / opening - 1;
  return {
    results: [
      {
        label: t.results.health,
        value: Number.isFinite(health) ? words.health : '∞',
        note: isLiquidated ? t.open : t.safe,
        tone: isLiquidated ? 'down' : undefined,
      },
      {
        label: t.results.liquidation,
        value: loan.debt > 0 ? words.liquidation : t.never,
        ...(loan.debt > 0 && {
          note: isLiquidated
            ? t.reached
            : fill(t.away, { change: share(liquidation / price - 1, 1) }),
        }),
      },
      {
        label: t.results.taken,
        value: words.seized,
        ...(isLiquidated && { note: fill(t.sold, { n: words.taken, penalty: words.penalty }) }),
        tone: isLiquidated ? 'down' : undefined,
      },
      {
        label: t.results.yours,
        value: words.yours,
        ...(Math.abs(since) > 1e-9 && {
          note: fill(t.since, { change: (since > 0 ? '+' : '') + share(since, 1) }),
        }),
        tone: Math.abs(since) < 1e-9 ? undefined : since > 0 ? 'up' : 'down',
      },
    ],
    text: fill(sentence(state), words),
    formula: loan.debt > 0 ? fill(t.formula, words) : '',
  };
}

function sentence({ loan, price, after, health, opening, t, lang }: State): string {
  if (loan.debt === 0) return t.none;
  if (after.count === 0) {
    const say = health > 1 + 1e-9 ? t.say : t.atLimit;
    return ownShare(loan, price) === opening ? say : `${say} ${t.compared}`;
  }
  if (after.badDebt > 0) return t.ruined;
  return after.debt === 0 ? t.closed : plural(lang, after.count, t.liquidated);
}
