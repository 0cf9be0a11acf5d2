/** Verifies the record by two clocks: only the disclosure of closed signals depends on the time. */
import { verifyChain, type VerifyOptions } from './chain.ts';
import type { ChainResult } from './chain-result.ts';

/** A signal is overdue for disclosure by the device's clock only. Times in milliseconds. */
export interface ClockResult {
  readonly type: 'clock';
  readonly device: number;
  readonly server: number;
}

/**
 * Verifies a chain by the device's clock. The server's clock, if known, never makes a fault disappear, since the site
 * could hide signals with it: it only tells an overdue signal from a device clock that is wrong.
 */
export async function verifyByClocks(
  events: readonly unknown[],
  server: number | undefined,
  { now = new Date(), ...options }: VerifyOptions = {},
): Promise<ChainResult | ClockResult> {
  const result = await verifyChain(events, { ...options, now });
  if (result.type !== 'fault' || result.code !== 'sealed' || server === undefined) return result;
  const byServer = await verifyChain(events, { ...options, now: new Date(server) });
  // Another fault than the disclosure does not depend on the clock.
  return byServer.type === 'fault' ? byServer : { type: 'clock', device: now.getTime(), server };
}
