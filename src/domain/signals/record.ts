/** The closed signals of the record, with their results, read from the disclosed events of the chain. */
import { assumedFee, assumedSlippage } from './costs.ts';
import type { ChainEvent, SignalEventPayload } from './event-payload.ts';
import { type ClosedState, wayOf } from './states.ts';

type Facts<Kind> = Extract<SignalEventPayload, { kind: Kind }>;
type Issued = Facts<'issued'>;

export interface RecordedSignal {
  /** Position of the event that issued it. */
  readonly opening: number;
  readonly issued: Issued;
  readonly revisions: readonly Facts<'revised'>[];
  readonly entered: Facts<'entry_hit'> | null;
  readonly end: Facts<ClosedState>;
  /** Position of the event that closed it. */
  readonly closing: number;
  /** Null: never entered. */
  readonly result: SignalResult | null;
}

/** In multiples of the risk: the distance from the entry to the stop as issued is 1. */
export interface SignalResult {
  readonly exit: string;
  /** Before fees and slippage. */
  readonly gross: number;
  /** After them: what counts. */
  readonly net: number;
}

/** Signals that are not disclosed yet. */
export interface SealedCounts {
  readonly open: number;
  /** Closed, for less than a day. */
  readonly closed: number;
  /** When the oldest open one was issued. */
  readonly openSince: string | null;
}

export interface SignalsRecord {
  /** Sorted by closing time, then by position in the chain. */
  readonly signals: readonly RecordedSignal[];
  readonly sealed: SealedCounts;
}

/** Reads a chain without verifying it (chain.ts does). Throws if a payload is not JSON. */
export function recordOf(events: readonly ChainEvent[]): SignalsRecord {
  const groups = [...Map.groupBy(events, ({ opening }) => opening).values()];
  const signals = groups.flatMap((group) => closedSignal(group) ?? []);
  const disclosed = new Set(signals.map(({ opening }) => opening));
  const sealed = groups.filter(([first]) => first && !disclosed.has(first.opening));
  const open = sealed.filter((group) => !group.some(({ closes }) => closes));
  return {
    signals: signals.sort((a, b) => compare(a.end.at, b.end.at) || a.closing - b.closing),
    sealed: {
      open: open.length,
      closed: sealed.length - open.length,
      openSince: open[0]?.[0]?.recorded_at ?? null,
    },
  };
}

function closedSignal(events: readonly ChainEvent[]): RecordedSignal | undefined {
  if (!events.at(-1)?.closes) return undefined;
  const facts = events.flatMap(({ payload }) =>
    payload === null ? [] : [JSON.parse(payload) as SignalEventPayload],
  );
  const [issued, end] = [facts[0], facts.at(-1)];
  if (facts.length < events.length || issued?.kind !== 'issued' || !end) return undefined;
  const entered = facts.find((fact) => fact.kind === 'entry_hit') ?? null;
  const closed = end as Facts<ClosedState>;
  return {
    opening: events[0]?.opening ?? 0,
    issued,
    revisions: facts.filter((fact) => fact.kind === 'revised'),
    entered,
    end: closed,
    closing: events.at(-1)?.position ?? 0,
    result: entered && 'price' in closed && closed.price ? resultOf(issued, closed) : null,
  };
}

function resultOf(issued: Issued, end: Facts<ClosedState>): SignalResult {
  const exit = ('price' in end && end.price) || issued.entry;
  const way = wayOf(issued.action);
  const [entry, price] = [Number(issued.entry), Number(exit)];
  const paid = end.kind === 'take_profit' ? price : price * (1 - way * assumedSlippage);
  const risk = Math.abs(entry - Number(issued.stop_loss));
  const gross = ((price - entry) * way) / risk;
  const net = ((paid - entry) * way - assumedFee * (entry + paid)) / risk;
  return { exit, gross, net };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
