/** Reads signals for the desk through the Data API, within the policies for editors. Requests throw. */
import type { SignalEventPayload } from '../../domain/signals/event-payload.ts';
import type { FeedEvent } from '../../domain/signals/feed/signal-of-events.ts';
import type { WrittenSignal } from '../../domain/signals/draft-form.ts';
import { closedStates, type SignalState } from '../../domain/signals/states.ts';
import { supabase } from '../../services/supabase.ts';

const timeoutMs = 8_000;

/** A signal of any state. Prices are decimal text, instants ISO 8601. */
export interface DeskSignal extends WrittenSignal {
  readonly id: string;
  readonly version: number;
  readonly state: SignalState;
  readonly trial: boolean;
  readonly source: 'desk' | 'machine';
  readonly created_at: string;
  readonly issued_at: string | undefined;
  readonly valid_until: string | undefined;
  readonly entered_at: string | undefined;
  readonly closed_at: string | undefined;
  /** The levels in force; of a draft, as written. */
  readonly current_take_profit: string;
  readonly current_stop_loss: string;
  readonly exit_price: string | undefined;
}

type Row = Readonly<Record<string, string | number | boolean | null>>;

const exact = ['entry', 'take_profit', 'stop_loss', 'risk', 'exit_price'] as const;
const columns = [
  'id, version, state, trial, action, coin, currency, validity_minutes, reasoning_fr, reasoning_en, source',
  'created_at, issued_at, valid_until, entered_at, closed_at',
  // As text, to keep every digit.
  ...exact.map((name) => `${name}::text`),
  'current_take_profit::text, current_stop_loss::text',
].join(', ');

/** Drafts and open signals, the newest first, and the newest closed ones. `more`: there are older ones. */
export async function readSignals(
  closed: number,
): Promise<{ readonly signals: readonly DeskSignal[]; readonly more: boolean }> {
  const client = await supabase();
  const read = (states: readonly string[], order: string, limit: number) =>
    client
      .from('signals')
      .select(columns)
      .in('state', states)
      .order(order, { ascending: false })
      .limit(limit)
      .abortSignal(AbortSignal.timeout(timeoutMs))
      .throwOnError()
      .overrideTypes<Row[], { merge: false }>();
  const [current, done] = await Promise.all([
    read(['draft', 'issued', 'entry_hit'], 'created_at', 500),
    read(closedStates, 'closed_at', closed + 1),
  ]);
  return {
    signals: [...current.data, ...done.data.slice(0, closed)].map(signalOf),
    more: done.data.length > closed,
  };
}

/** One signal; undefined if it does not exist (any more). */
export async function readSignal(id: string): Promise<DeskSignal | undefined> {
  const client = await supabase();
  const { data } = await client
    .from('signals')
    .select(columns)
    .eq('id', id)
    .limit(1)
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError()
    .overrideTypes<Row[], { merge: false }>();
  return data[0] && signalOf(data[0]);
}

/** The events of a signal, oldest first. */
export async function readEvents(id: string): Promise<readonly FeedEvent[]> {
  const client = await supabase();
  const { data } = await client
    .from('signal_events')
    .select('position, signal_id, recorded_at, hash, payload')
    .eq('signal_id', id)
    .order('position')
    .abortSignal(AbortSignal.timeout(timeoutMs))
    .throwOnError()
    .overrideTypes<Row[], { merge: false }>();
  return data.map((row) => ({
    position: Number(row.position),
    signal: String(row.signal_id),
    recordedAt: String(row.recorded_at),
    hash: String(row.hash),
    payload: JSON.parse(String(row.payload)) as SignalEventPayload,
  }));
}

function signalOf(row: Row): DeskSignal {
  const price = (name: string) => trimmed(String(row[name]));
  const instant = (name: string) => {
    const value = row[name];
    return value === null || value === undefined
      ? undefined
      : new Date(String(value)).toISOString();
  };
  return {
    id: String(row.id),
    version: Number(row.version),
    state: row.state as SignalState,
    trial: row.trial === true,
    source: row.source as DeskSignal['source'],
    action: row.action as DeskSignal['action'],
    coin: String(row.coin),
    currency: row.currency as DeskSignal['currency'],
    entry: price('entry'),
    take_profit: price('take_profit'),
    stop_loss: price('stop_loss'),
    risk: Number(row.risk),
    validity_minutes: Number(row.validity_minutes),
    reasoning_fr: String(row.reasoning_fr),
    reasoning_en: String(row.reasoning_en),
    created_at: instant('created_at') ?? '',
    issued_at: instant('issued_at'),
    valid_until: instant('valid_until'),
    entered_at: instant('entered_at'),
    closed_at: instant('closed_at'),
    current_take_profit: price(
      row.current_take_profit === null ? 'take_profit' : 'current_take_profit',
    ),
    current_stop_loss: price(row.current_stop_loss === null ? 'stop_loss' : 'current_stop_loss'),
    exit_price: row.exit_price === null ? undefined : price('exit_price'),
  };
}

/** A decimal without trailing zeros. */
function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
