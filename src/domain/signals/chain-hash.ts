/** The hashes of the record, as `append_signal_event` computes them: SHA-256 over UTF-8, in hexadecimal. */
import type { ChainEvent } from './event-payload.ts';

/** The previous hash of the first event. */
export const noHash = '0'.repeat(64);

/** Commits to a payload: nobody guesses it while its salt is secret. */
export function commitmentOf(salt: string, payload: string): Promise<string> {
  return sha256(`${salt}.${payload}`);
}

type Hashed = Pick<ChainEvent, 'position' | 'recorded_at' | 'opening' | 'closes' | 'commitment'>;

/** Commits to an event and, through the previous hash, to every event before it. */
export function hashOf(previous: string, event: Hashed): Promise<string> {
  const { position, recorded_at, opening, closes, commitment } = event;
  return sha256([previous, position, recorded_at, opening, closes, commitment].join('|'));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
