import {
  depths,
  drawBook,
  execute,
  limitOrder,
  marketOrder,
  stopOrder,
  type Book,
  type Execution,
  type Side,
} from '../../../../domain/labs/order-book.ts';
import { perState } from '../kit/per-state.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

/** `limit` and `stop`: prices in euros; `wave`: units that others sell before the stop; `fee` in per cent. */
export const initial = {
  kind: 'market' as 'market' | 'limit' | 'stop',
  side: 'buy' as Side,
  depth: 'deep' as keyof typeof depths,
  units: 60,
  limit: 9.8,
  stop: 9.6,
  wave: 40,
  fee: 0.25,
  seed: 1,
};

export type State = typeof initial;

/** An order and its execution. */
export interface Outcome {
  readonly book: Book;
  readonly side: Side;
  readonly order: Execution;
  /** Mean price of what was traded, in cents; `undefined` if nothing was. */
  readonly average: number | undefined;
  /** Units of a limit order that wait, and those ahead of them. */
  readonly rests: number;
  readonly ahead: number;
  /** What others sell before a stop, and whether they reach it. */
  readonly wave: Execution;
  readonly isTriggered: boolean;
}

/** The order of a state in its book. */
export const outcomeOf = perState((state: State): Outcome => {
  const { kind, depth, units, limit, stop, wave } = state;
  const book = drawBook(depths[depth], state.seed);
  const side = kind === 'stop' ? 'sell' : state.side;
  const none = execute([], 0);
  const of = (order: Execution, rest: Partial<Outcome> = {}): Outcome => ({
    book,
    side,
    order,
    average: order.units > 0 ? order.value / order.units : undefined,
    rests: 0,
    ahead: 0,
    wave: none,
    isTriggered: false,
    ...rest,
  });
  if (kind === 'market') return of(marketOrder(book, side, units));
  if (kind === 'limit') {
    const order = limitOrder(book, side, units, Math.round(limit * 100));
    return of(order, { rests: order.missing, ahead: order.ahead });
  }
  const order = stopOrder(book, units, Math.round(stop * 100), wave);
  return of(order.sale, { wave: order.wave, isTriggered: order.isTriggered });
});

export const trials: TrialConditions<State> = {
  thin: ({ kind, depth, units }) => kind === 'market' && depth === 'thin' && units >= 100,
  partly: (state) => {
    const { order, rests } = outcomeOf(state);
    return state.kind === 'limit' && order.units > 0 && rests > 0;
  },
  stop: (state) => {
    const { isTriggered, average } = outcomeOf(state);
    return isTriggered && average !== undefined && average <= state.stop * 100 - 5;
  },
};
