/**
 * Verifies the public record of signals (supabase/schemas/signals/events.sql): anybody can, without trusting the site.
 * It proves that no event was changed, removed or inserted since a head was known, and that signals closed a day ago
 * are fully disclosed. It cannot prove that prices are right: events name their source.
 */
import { commitmentOf, hashOf, noHash } from './chain-hash.ts';
import { chainEvent, signalEventPayload, type ChainEvent } from './event-payload.ts';
import { impossibleEvent, type RevealedEvent } from './history.ts';
import {
  disclosureMs,
  type ChainFault,
  type ChainHead,
  type ChainResult,
  type SealedSignal,
} from './chain-result.ts';
import { closedStates } from './states.ts';

export interface VerifyOptions {
  /** An earlier head, such as an email's. */
  readonly known?: ChainHead;
  readonly now?: Date;
  /** Called with the number of events checked so far. */
  readonly onProgress?: (checked: number) => void;
}

interface Signal {
  readonly events: ChainEvent[];
  readonly revealed: RevealedEvent[];
}

/** Verifies a whole chain, from its first event. The result names the first fault; `ahead`: see `ChainResult`. */
export async function verifyChain(
  events: readonly unknown[],
  { known, now = new Date(), onProgress }: VerifyOptions = {},
): Promise<ChainResult> {
  const signals = new Map<number, Signal>();
  const ids = new Map<string, number>();
  let head: ChainEvent | undefined;
  for (const [index, item] of events.entries()) {
    const fault = (code: ChainFault) => ({ type: 'fault', position: index + 1, code }) as const;
    const parsed = chainEvent.safeParse(item);
    if (!parsed.success) return fault('malformed');
    const event = parsed.data;
    const linked = await linkFault(event, index + 1, head);
    if (linked) return fault(linked);
    if (known?.position === event.position && known.hash !== event.hash) return fault('head');
    const signal = place(event, signals);
    if (!signal) return fault('history');
    if (event.payload !== null) {
      const facts = factsOf(event);
      if (!facts || (ids.get(facts.signal) ?? event.opening) !== event.opening)
        return fault('payload');
      ids.set(facts.signal, event.opening);
      signal.revealed.push({ position: event.position, recordedAt: event.recorded_at, facts });
    }
    head = event;
    onProgress?.(index + 1);
  }
  const fault = signalFault([...signals.values()], now);
  if (fault) return fault;
  const isAhead = known !== undefined && known.position > events.length;
  return { type: isAhead ? 'ahead' : 'ok', ...summary(events.length, head, signals) };
}

async function linkFault(
  event: ChainEvent,
  position: number,
  before: ChainEvent | undefined,
): Promise<ChainFault | undefined> {
  if (event.position !== position) return 'position';
  if (event.previous_hash !== (before?.hash ?? noHash)) return 'link';
  if (before && event.recorded_at < before.recorded_at) return 'time';
  if ((await hashOf(event.previous_hash, event)) !== event.hash) return 'hash';
  if (event.payload === null && event.salt === null) return undefined;
  const isCommitted =
    event.payload !== null &&
    event.salt !== null &&
    (await commitmentOf(event.salt, event.payload)) === event.commitment;
  return isCommitted ? undefined : 'commitment';
}

/** Adds an event to its signal; undefined if it neither issues a signal nor belongs to an open one. */
function place(event: ChainEvent, signals: Map<number, Signal>): Signal | undefined {
  if (event.opening === event.position) {
    if (event.closes) return undefined;
    const signal = { events: [event], revealed: [] };
    signals.set(event.position, signal);
    return signal;
  }
  const signal = signals.get(event.opening);
  if (!signal || signal.events.at(-1)?.closes) return undefined;
  signal.events.push(event);
  return signal;
}

/** The facts of a payload, if they are consistent with the event. */
function factsOf({ payload, position, opening, closes }: ChainEvent) {
  let read: unknown;
  try {
    read = JSON.parse(payload ?? '');
  } catch {
    return undefined;
  }
  const { data } = signalEventPayload.safeParse(read);
  const isSame =
    data &&
    (data.kind === 'issued') === (position === opening) &&
    (closedStates as readonly string[]).includes(data.kind) === closes;
  return isSame ? data : undefined;
}

/** The first event that is impossible in its signal's history, or overdue for disclosure. */
function signalFault(signals: readonly Signal[], now: Date): ChainResult | undefined {
  const faults = signals.flatMap(
    ({ events, revealed }): { position: number; code: ChainFault }[] => {
      const last = events.at(-1);
      const hidden = events.find(({ payload }) => payload === null);
      if (!hidden) {
        const position = impossibleEvent(revealed);
        return position === undefined ? [] : [{ position, code: 'history' }];
      }
      const isDue = last?.closes && now.getTime() - Date.parse(last.recorded_at) > disclosureMs;
      return isDue ? [{ position: hidden.position, code: 'sealed' }] : [];
    },
  );
  const [first] = faults.sort((a, b) => a.position - b.position);
  return first && { type: 'fault', ...first };
}

function summary(
  events: number,
  head: ChainEvent | undefined,
  signals: ReadonlyMap<number, Signal>,
) {
  const sealed = [...signals].flatMap(([opening, signal]): SealedSignal[] => {
    const [first, last] = [signal.events[0], signal.events.at(-1)];
    if (!first || !last || signal.revealed.length === signal.events.length) return [];
    const closedAt = last.closes ? last.recorded_at : null;
    return [{ opening, issuedAt: first.recorded_at, closedAt, events: signal.events.length }];
  });
  const revealed = [...signals.values()].reduce((sum, signal) => sum + signal.revealed.length, 0);
  return {
    events,
    head: head ? { position: head.position, hash: head.hash } : null,
    revealed,
    sealed,
  };
}
