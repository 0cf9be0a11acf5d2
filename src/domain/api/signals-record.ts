/**
 * Contract of `GET /.netlify/functions/signals-record`: the public record of signals, as a hash chain. Public, from any
 * site. Long records come in pages: `?after=<position>` is the page after it, with the `next` of the page before.
 */
import type { ChainEvent } from '../signals/event-payload.ts';
import type { CommonCode } from './errors.ts';

export interface SignalsRecordPage {
  readonly type: 'record';
  readonly status: RecordStatus;
  /** Oldest first. Verified by `verifyChain` (src/domain/signals/chain.ts). */
  readonly events: readonly ChainEvent[];
  /** Position to ask the next page after; null: this is the last. */
  readonly next: number | null;
}

export interface RecordStatus {
  /** Whether signals are for sale. */
  readonly open: boolean;
  /** Who answers for the signals; null: not named yet. */
  readonly analyst: string | null;
  readonly opened_at: string | null;
  /** Number of events, and the hash of the last one. */
  readonly length: number;
  readonly head: string;
}

export const recordFunction = '/.netlify/functions/signals-record';
/** The same for people and their programs: an address to keep (src/domain/site/redirects.ts). */
export const recordAddress = '/signals/record.json';

/** Events of a page. */
export const recordPageSize = 1_000;

export type SignalsRecordCode = CommonCode;
