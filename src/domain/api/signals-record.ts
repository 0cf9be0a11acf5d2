/**
 * Contract of `GET /.netlify/functions/signals-record`: the public record of signals, as a hash chain. Readable from
 * any origin. Long records are paginated: `?after=<position>`, with the `next` of the page before.
 */
import type { ChainEvent } from '../signals/event-payload.ts';

export interface SignalsRecordPage {
  readonly type: 'record';
  readonly status: RecordStatus;
  /** Oldest first. Verified by `verifyChain` (src/domain/signals/chain.ts). */
  readonly events: readonly ChainEvent[];
  /** `after` of the next page; null on the last one. */
  readonly next: number | null;
}

export interface RecordStatus {
  /** Whether signals are for sale. */
  readonly open: boolean;
  /** The analyst responsible for the signals; null: not named yet. */
  readonly analyst: string | null;
  readonly opened_at: string | null;
  /** Number of events, and the hash of the last one. */
  readonly length: number;
  readonly head: string;
}

export const recordFunction = '/.netlify/functions/signals-record';
/** Public address of the record, for people and programs; must not change (src/domain/site/redirects.ts). */
export const recordAddress = '/signals/record.json';

/** Events per page. */
export const recordPageSize = 1_000;
