/** Signals as subscribers see them, made from the events of the record: prices stay the exact text that was hashed. */
import type { MarketCurrency } from '../../api/market.ts';
import type { SignalEventPayload } from '../event-payload.ts';
import { isClosed, wayOf, type SignalAction, type SignalState } from '../states.ts';

/** An event with its place in the hash chain. */
export interface FeedEvent {
  readonly position: number;
  readonly signal: string;
  /** ISO 8601. */
  readonly recordedAt: string;
  readonly hash: string;
  readonly payload: SignalEventPayload;
}

/** Prices are decimal text, instants ISO 8601. */
export interface FeedSignal {
  readonly id: string;
  readonly state: Exclude<SignalState, 'draft'>;
  readonly action: SignalAction;
  readonly coin: string;
  readonly currency: MarketCurrency;
  readonly entry: string;
  /** The levels in force, after revisions. */
  readonly takeProfit: string;
  readonly stopLoss: string;
  /** Stop at issue, which defines one R. */
  readonly firstStop: string;
  /** Share of the capital lost at the first stop, as the analyst set it. */
  readonly risk: number;
  readonly reasoning: Readonly<Record<'fr' | 'en', string>>;
  readonly issuedAt: string;
  /** Time by which the entry must be reached. */
  readonly validUntil: string;
  readonly enteredAt: string | undefined;
  readonly closedAt: string | undefined;
  /** Price at which an entered signal was closed. */
  readonly exit: string | undefined;
  /** Oldest first. */
  readonly events: readonly FeedEvent[];
  /** Position of its newest event. */
  readonly position: number;
}

/**
 * The signals of a list of events, the newest event first. Trials, which were sent to nobody, and signals whose issue
 * is not among the events are left out; an event given twice counts once.
 */
export function signalsOfEvents(events: readonly FeedEvent[]): readonly FeedSignal[] {
  const unique = [...new Map(events.map((event) => [event.position, event])).values()];
  const bySignal = Map.groupBy(
    unique.toSorted((a, b) => a.position - b.position),
    ({ signal }) => signal,
  );
  return [...bySignal.values()]
    .flatMap((own) => signalOf(own) ?? [])
    .sort((a, b) => b.position - a.position);
}

function signalOf(events: readonly FeedEvent[]): FeedSignal | undefined {
  const [first, ...later] = events;
  if (first?.payload.kind !== 'issued' || first.payload.trial) return undefined;
  const { payload } = first;
  const issued: FeedSignal = {
    id: first.signal,
    state: 'issued',
    action: payload.action,
    coin: payload.coin,
    currency: payload.currency,
    entry: payload.entry,
    takeProfit: payload.take_profit,
    stopLoss: payload.stop_loss,
    firstStop: payload.stop_loss,
    risk: Number(payload.risk),
    reasoning: payload.reasoning,
    issuedAt: payload.at,
    validUntil: payload.valid_until,
    enteredAt: undefined,
    closedAt: undefined,
    exit: undefined,
    events,
    position: events.at(-1)?.position ?? first.position,
  };
  return later.reduce(after, issued);
}

/** The signal after an event. */
function after(signal: FeedSignal, { payload }: FeedEvent): FeedSignal {
  switch (payload.kind) {
    case 'issued':
      return signal;
    case 'revised':
      return { ...signal, takeProfit: payload.take_profit, stopLoss: payload.stop_loss };
    case 'entry_hit':
      return { ...signal, state: 'entry_hit', enteredAt: payload.at };
    default:
      return {
        ...signal,
        state: payload.kind,
        closedAt: payload.at,
        exit: 'price' in payload ? payload.price : undefined,
      };
  }
}

/** Result in multiples of the risk at issue, before fees: -1 at the first stop. Undefined if never entered or open. */
export function multipleOf({ action, entry, firstStop, exit }: FeedSignal): number | undefined {
  if (exit === undefined) return undefined;
  const way = wayOf(action);
  return ((Number(exit) - Number(entry)) * way) / ((Number(entry) - Number(firstStop)) * way);
}

/** State of a signal at an instant; `late`: its validity has ended, but the record has no event for it yet. */
export type Standing = FeedSignal['state'] | 'late';

/** The state, or `late` for a signal past its validity that is not closed yet. `now` in milliseconds. */
export function standingOf({ state, validUntil }: FeedSignal, now: number): Standing {
  return state === 'issued' && Date.parse(validUntil) <= now ? 'late' : state;
}

/** Whether it can still be entered or left. */
export function isOpenSignal({ state }: Pick<FeedSignal, 'state'>): boolean {
  return !isClosed(state);
}
