import { serviceClient, type Client } from '../platform/supabase.ts';

/**
 * Timeout of a request that records an event of a signal: the transaction also queues it for everybody entitled, which
 * took 5.6 s for 100,000 people. Above the database's (`statement_timeout` of issue_signal), so that a timeout here
 * does not hide a recorded event; below the desk's (20 s) and that of a scheduled function (30 s).
 */
const timeoutMs = 18_000;

/** A client that bypasses row-level security and waits long enough for an event to be queued. */
export function signalClient(): Client {
  return serviceClient(timeoutMs);
}
