/** The record of signals at build time: shown before the script runs, or without it. */
import type { ChainEvent } from '../domain/signals/event-payload.ts';
import { recordOf, type SignalsRecord } from '../domain/signals/record.ts';

export interface RecordSnapshot {
  readonly record: SignalsRecord;
  /** Number of events. */
  readonly length: number;
}

let snapshot: Promise<RecordSnapshot | undefined> | undefined;

/** Read once per build; `undefined` when the database cannot be reached, which does not fail the build. */
export function recordSnapshot(): Promise<RecordSnapshot | undefined> {
  return (snapshot ??= load().catch(() => undefined));
}

/** The Data API gives a thousand rows at most. */
const pageSize = 1_000;

async function load(): Promise<RecordSnapshot | undefined> {
  const origin = process.env['PUBLIC_SUPABASE_URL']?.trim() ?? '';
  // A relative URL is the site's own, which is not served during a build.
  if (!/^https?:/.test(origin)) return undefined;
  const events: ChainEvent[] = [];
  for (;;) {
    const page = await readPage(origin, events.length);
    events.push(...page);
    if (page.length < pageSize) return { record: recordOf(events), length: events.length };
  }
}

async function readPage(origin: string, after: number): Promise<ChainEvent[]> {
  const response = await fetch(new URL('/rest/v1/rpc/signal_chain', origin), {
    method: 'POST',
    headers: {
      apikey: process.env['PUBLIC_SUPABASE_PUBLISHABLE_KEY']?.trim() ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ p_after: after, p_limit: pageSize }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`signal_chain: ${response.status}`);
  return (await response.json()) as ChainEvent[];
}
