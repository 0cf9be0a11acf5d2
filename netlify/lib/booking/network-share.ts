/** The share of the calendar that one network may take: see "Floods" in docs/rate-limits.md. */
import { clientNetwork } from '../http/client-ip.ts';
import type { NetworkShares } from '../platform/database/appointments.ts';
import { keyedHash } from '../platform/hmac.ts';

/** Upcoming slots of non-subscribers per network; one each once all networks together have twenty. */
export const networkShares: NetworkShares = { usual: 3, crowded: 1, crowded_from: 20 };

/** The hash under which the caller's network is stored. */
export function networkHash(request: Request): string {
  return keyedHash('appointment-network', clientNetwork(request));
}
