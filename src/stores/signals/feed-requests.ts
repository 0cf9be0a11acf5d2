/** Data API requests of the feed. They throw; the feed turns errors into a state. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SignalEventPayload } from '../../domain/signals/event-payload.ts';
import type { FeedEvent } from '../../domain/signals/feed/signal-of-events.ts';
import { closedStates } from '../../domain/signals/states.ts';
import { supabase } from '../../services/supabase.ts';

/** A request that takes longer has failed: the next poll must not wait for it. */
const timeoutMs = 8_000;
/** Closed signals read at once. */
export const closedPerRead = 30;
/** Maximum rows of a response. */
const rowsPerRead = 1_000;

interface EventRow {
  readonly position: number;
  readonly signal_id: string;
  readonly recorded_at: string;
  readonly hash: string;
  readonly payload: string;
}

export interface FeedPart {
  readonly events: readonly FeedEvent[];
  /** Whether there are closed signals before these. */
  readonly more: boolean;
}

/** Position of the newest event that the session may read; 0 without one. */
export async function newestPosition(): Promise<number> {
  const client = await supabase();
  const { data } = await client
    .from('signal_events')
    .select('position')
    .order('position', { ascending: false })
    .limit(1)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError();
  return data[0] ? Number(data[0].position) : 0;
}

/** Events of all open signals and of the newest closed ones. */
export async function readFeed(closed: number): Promise<FeedPart> {
  const client = await supabase();
  const [open, done] = await Promise.all([
    idsOf(client, ['issued', 'entry_hit'], rowsPerRead),
    idsOf(client, closedStates, closed + 1),
  ]);
  const events = await readEventsOfSignals([...open, ...done.slice(0, closed)]);
  return { events, more: done.length > closed };
}

async function idsOf(
  client: SupabaseClient,
  states: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const { data } = await client
    .from('signals')
    .select('id')
    .eq('trial', false)
    .in('state', states)
    .order('closed_at', { ascending: false })
    .limit(limit)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError();
  return data.map(({ id }) => String(id));
}

/** Maximum signals of a request: its URL contains their ids. */
const signalsPerRequest = 60;

/** All events of these signals. */
export async function readEventsOfSignals(ids: readonly string[]): Promise<readonly FeedEvent[]> {
  const client = await supabase();
  const groups = Array.from({ length: Math.ceil(ids.length / signalsPerRequest) }, (_, group) =>
    ids.slice(group * signalsPerRequest, (group + 1) * signalsPerRequest),
  );
  const answers = groups.map((group) => readEvents(client, 0, group));
  return (await Promise.all(answers)).flat();
}

/** All events after a position. */
export async function readEventsAfter(position: number): Promise<readonly FeedEvent[]> {
  return readEvents(await supabase(), position);
}

async function readEvents(
  client: SupabaseClient,
  after: number,
  signals?: readonly string[],
): Promise<readonly FeedEvent[]> {
  const request = client
    .from('signal_events')
    .select('position, signal_id, recorded_at, hash, payload')
    .gt('position', after);
  const { data } = await (signals ? request.in('signal_id', signals) : request)
    .order('position')
    .limit(rowsPerRead)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError()
    .overrideTypes<EventRow[], { merge: false }>();
  const events = data.map(eventOf);
  const last = events.at(-1);
  if (!last || data.length < rowsPerRead) return events;
  return [...events, ...(await readEvents(client, last.position, signals))];
}

function eventOf({ position, signal_id, recorded_at, hash, payload }: EventRow): FeedEvent {
  return {
    position,
    signal: signal_id,
    recordedAt: recorded_at,
    hash,
    payload: JSON.parse(payload) as SignalEventPayload,
  };
}

/** Position of the newest event read; undefined if nothing was ever read. */
export async function readReadPosition(userId: string): Promise<number | undefined> {
  const client = await supabase();
  const { data } = await client
    .from('signal_reads')
    .select('position')
    .eq('user_id', userId)
    .limit(1)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError();
  return data[0] ? Number(data[0].position) : undefined;
}

/** Stores up to which event everything is read. Throws if it fails. */
export async function saveReadPosition(userId: string, position: number): Promise<void> {
  const client = await supabase();
  await client
    .from('signal_reads')
    .upsert({ user_id: userId, position, read_at: new Date().toISOString() })
    .throwOnError();
}

/** Whether signals are open, according to the database. */
export async function readSignalsOpen(): Promise<boolean> {
  const client = await supabase();
  const response = await client
    .rpc('signals_status', {})
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError();
  const rows = response.data as readonly { readonly is_open: boolean }[];
  return rows[0]?.is_open === true;
}
