import { serviceClient, type Client } from '../platform/supabase.ts';

/**
 * Timeout of a request that records an event of a signal. The transaction also queues the event for all entitled
 * subscribers: 5.6 s for 100,000. Longer than the database's (`statement_timeout` of issue_signal), so that a timeout
 * here does not hide a recorded event; shorter than the desk's (20 s) and a scheduled function's (30 s).
 */
const timeoutMs = 18_000;

/** A client that bypasses row-level security and waits long enough for an event to be queued. */
export function signalClient(): Client {
  return serviceClient(timeoutMs);
}
