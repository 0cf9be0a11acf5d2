/**
 * Sends the deliveries queued in `webhook_deliveries`: leases due webhooks, sends the first delivery of each
 * concurrently, stores the results. Model: netlify/lib/outbox/outbox.ts.
 */
import { InFlightPool, type Settled } from '../../outbox/in-flight.ts';
import type { ClaimedDelivery } from '../../platform/database/signal-webhooks.ts';
import { failPoint } from '../../platform/fail-point.ts';
import { log } from '../../platform/log.ts';
import type { Client } from '../../platform/supabase.ts';
import { attempt, type AttemptResult } from './attempt.ts';
import { requestLimits } from './guarded-request.ts';
import { realNetwork, type Network } from './network.ts';
import { webhooksAreOff } from './switch.ts';

export const deliveryConfig = {
  /** Concurrent attempts of one worker: many, since each may hang until its timeout. */
  parallel: 256,
  /** Webhooks leased in one call. */
  batch: 64,
  /** Timeout of one attempt, in milliseconds. */
  timeoutMs: requestLimits.timeoutMs,
  /** Lease of one attempt: longer than the timeout, short enough to retry those of a crashed worker soon. */
  leaseSeconds: 15,
} as const;

export type DeliveryConfig = { readonly [Key in keyof typeof deliveryConfig]: number };

export interface DeliveryOptions {
  readonly config?: DeliveryConfig;
  readonly network?: Network;
  /** Only to these webhooks. */
  readonly only?: readonly string[];
}

/** Time reserved to claim the last deliveries and to store their results, in milliseconds. */
const reserveMs = 1_000;
/** Keep polling if the next delivery is due within this many milliseconds. */
const pollAheadMs = 1_000;

type Pool = InFlightPool<ClaimedDelivery, AttemptResult>;

/**
 * Sends due deliveries until `until` (milliseconds since the epoch). Claims none that cannot have the whole timeout: an
 * order that was cut short counts as perhaps executed. Returns the number sent.
 */
export async function sendDueDeliveries(
  service: Client,
  until: number,
  { config = deliveryConfig, network = realNetwork(), only }: DeliveryOptions = {},
): Promise<number> {
  const pool: Pool = new InFlightPool();
  let sent = 0;
  for (;;) {
    const isOpen = Date.now() < until - config.timeoutMs - reserveMs && !webhooksAreOff();
    const free = config.parallel - pool.size;
    // Avoids claims of single deliveries while the pool is nearly full.
    const room = isOpen && free >= config.parallel / 16 ? Math.min(free, config.batch) : 0;
    const [newlySent, deliveries] = await Promise.all([
      settle(service, pool.takeSettled()),
      room > 0 ? claim(service, room, config, only) : [],
    ]);
    sent += newlySent;
    for (const delivery of deliveries) {
      pool.start(delivery, () => attempt(network, delivery, config.timeoutMs));
    }
    // A full batch: more may be due, and there is room.
    if (deliveries.length === room && room > 0 && pool.size < config.parallel) continue;
    const looksAhead = isOpen && only === undefined && deliveries.length < room;
    const next = looksAhead ? await untilNext(service) : undefined;
    const isSoon = next !== undefined && next <= pollAheadMs;
    if (pool.isEmpty && !isSoon) return sent;
    // Poll for new deliveries even while some attempts hang.
    await pool.change(isSoon ? next : looksAhead ? pollAheadMs : undefined);
  }
}

async function claim(
  service: Client,
  limit: number,
  config: DeliveryConfig,
  only: readonly string[] | undefined,
): Promise<ClaimedDelivery[]> {
  const { data, error } = await service.rpc('claim_webhook_deliveries', {
    p_limit: limit,
    p_lease_seconds: config.leaseSeconds,
    ...(only === undefined ? {} : { p_only: only }),
  });
  if (error) throw error;
  failPoint('webhooks:claimed');
  return data;
}

/** Milliseconds until the next delivery is due, at least 20; undefined when none is queued. */
async function untilNext(service: Client): Promise<number | undefined> {
  const { data, error } = await service.rpc('next_webhook_delivery_at');
  if (error) throw error;
  return data === null ? undefined : Math.max(Date.parse(data) - Date.now(), 20);
}

/** Records the results. Returns how many deliveries were sent. */
async function settle(
  service: Client,
  settled: readonly Settled<ClaimedDelivery, AttemptResult>[],
): Promise<number> {
  if (settled.length === 0) return 0;
  failPoint('webhooks:sent');
  const { data: ended, error } = await service.rpc('settle_webhook_deliveries', {
    p_results: settled.map(({ item, result }) => ({
      id: item.id,
      attempt: item.attempts,
      ...result,
    })),
  });
  if (error) throw error;
  failPoint('webhooks:settled');
  for (const { webhook_id: webhook, status } of ended) {
    log('info', 'A webhook was stopped.', { webhook, status });
  }
  return settled.filter(({ result }) => result.outcome === 'sent').length;
}
