/** The result of verifying the record (chain.ts). */

/** The end of a chain. Everything up to `position` follows from `hash`. */
export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

/**
 * - `malformed`: not an event; `position`: a gap, a duplicate or a wrong order; `time`: recorded before the last one;
 * - `link`, `hash`, `commitment`: a hash that does not follow from what it covers;
 * - `payload`: invalid facts, or facts that contradict what was public while they were sealed;
 * - `history`: an event that cannot happen to its signal at this point;
 * - `sealed`: the signal has been closed for more than a day, and the event is still not disclosed;
 * - `head`: another hash than the known head's, so events were removed or rewritten since.
 */
export type ChainFault =
  | 'malformed'
  | 'position'
  | 'time'
  | 'link'
  | 'hash'
  | 'commitment'
  | 'payload'
  | 'history'
  | 'sealed'
  | 'head';

/** A signal that is not disclosed yet. */
export interface SealedSignal {
  /** Position of the event that issued it. */
  readonly opening: number;
  readonly issuedAt: string;
  /** Null: it is open. */
  readonly closedAt: string | null;
  readonly events: number;
}

/** What was verified. */
interface Verified {
  readonly events: number;
  /** Null: the record has not begun. */
  readonly head: ChainHead | null;
  /** Disclosed events. */
  readonly revealed: number;
  readonly sealed: readonly SealedSignal[];
}

/** `ahead`: without a fault, but the known head is of a later event: this copy is older than it, or was cut. */
export type ChainResult =
  | ({ readonly type: 'ok' } & Verified)
  | ({ readonly type: 'ahead' } & Verified)
  | { readonly type: 'fault'; readonly position: number; readonly code: ChainFault };

/** How soon a closed signal must be disclosed: a day, plus ten minutes for caches and clocks. */
export const disclosureMs = (24 * 60 + 10) * 60_000;

/** Parses a head as emails write it, `position:hash`; a space in place of the colon is accepted. */
export function readHead(text: string): ChainHead | undefined {
  const [, position, hash] =
    /^\s*([1-9]\d{0,14})(?:\s*:\s*|\s+)([0-9a-f]{64})\s*$/i.exec(text) ?? [];
  if (position === undefined || hash === undefined) return undefined;
  return { position: Number(position), hash: hash.toLowerCase() };
}
