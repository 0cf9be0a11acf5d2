/** Allowed history of one signal: the rules of `record_signal_event`, applied to its disclosed events. */
import type { SignalEventPayload } from './event-payload.ts';
import { closedStates, levelsFit, validityLimits, wayOf } from './signal.ts';

/** A disclosed event. */
export interface RevealedEvent {
  readonly position: number;
  readonly recordedAt: string;
  readonly facts: SignalEventPayload;
}

type Issued = Extract<SignalEventPayload, { kind: 'issued' }>;

/** Maximum delay from issuing to recording a signal: allows for queued writers, not backdating. */
const recordingMs = 5 * 60_000;

/** Position of the first event that cannot have happened after those before it; undefined: all can. */
export function impossibleEvent(events: readonly RevealedEvent[]): number | undefined {
  const [first, ...later] = events;
  if (!first) return undefined;
  const issued = first.facts;
  if (issued.kind !== 'issued' || !isIssuable(issued, first.recordedAt)) return first.position;
  const levels = [issued as Pick<Issued, 'take_profit' | 'stop_loss'>];
  let enteredAt: string | undefined;
  let isClosed = false;
  for (const { position, recordedAt, facts } of later) {
    const isPossible =
      !isClosed &&
      facts.signal === issued.signal &&
      facts.at >= issued.at &&
      facts.at <= recordedAt &&
      follows(facts, issued, levels, enteredAt);
    if (!isPossible) return position;
    if (facts.kind === 'revised') levels.push(facts);
    if (facts.kind === 'entry_hit') enteredAt = facts.at;
    isClosed = (closedStates as readonly string[]).includes(facts.kind);
  }
  return undefined;
}

function isIssuable(issued: Issued, recordedAt: string): boolean {
  const wait = Date.parse(issued.valid_until) - Date.parse(issued.at);
  const delay = Date.parse(recordedAt) - Date.parse(issued.at);
  const isWithin = wait > 0 && wait <= validityLimits.max * 60_000;
  return levelsFit(issued) && isWithin && delay >= 0 && delay <= recordingMs;
}

/** Times are compared as text: all have the same form. */
function follows(
  facts: SignalEventPayload,
  issued: Issued,
  levels: readonly Pick<Issued, 'take_profit' | 'stop_loss'>[],
  enteredAt: string | undefined,
): boolean {
  const way = wayOf(issued.action);
  // A price is never better than the best level that was in force.
  const isReachable = (price: string, kind: 'take_profit' | 'stop_loss'): boolean =>
    Number(price) * way <= Math.max(...levels.map((level) => Number(level[kind]) * way));
  switch (facts.kind) {
    case 'issued':
      return false;
    case 'revised':
      return enteredAt === undefined
        ? levelsFit({ ...issued, take_profit: facts.take_profit, stop_loss: facts.stop_loss })
        : (Number(facts.take_profit) - Number(facts.stop_loss)) * way > 0 &&
            (Number(facts.stop_loss) - Number(levels.at(-1)?.stop_loss)) * way >= 0;
    case 'entry_hit':
      return (
        enteredAt === undefined && facts.at <= issued.valid_until && facts.price === issued.entry
      );
    case 'expired':
      return enteredAt === undefined && facts.at >= issued.valid_until;
    case 'withdrawn':
      return enteredAt === undefined
        ? facts.price === undefined
        : facts.price !== undefined &&
            facts.at >= enteredAt &&
            isReachable(facts.price, 'take_profit');
    case 'take_profit':
    case 'stop_loss':
      return (
        enteredAt !== undefined && facts.at >= enteredAt && isReachable(facts.price, facts.kind)
      );
  }
}
