/**
 * A real PostgreSQL with subscribers and their webhooks, receivers that answer, hang or fail, and workers to kill.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { DeliveryConfig } from '../../../../netlify/lib/signals/webhooks/send-due.ts';
import { redirectedTo, type Network } from '../../../../netlify/lib/signals/webhooks/network.ts';
import type { Client } from '../../../../netlify/lib/platform/supabase.ts';
import { directService } from '../../../functions/fixtures/direct-service.ts';
import { startSupabase, type Supabase } from '../../fixtures/supabase.ts';
import { workerProcesses, type WorkerProcesses } from '../../fixtures/worker-processes.ts';
import { clearSignals, signalCalls } from '../fixtures.ts';

export type Kind = 'good' | 'hang' | 'fail' | 'gone';

/** A request that a receiver got; its path contains the kind and number of its webhook. */
export interface Received {
  readonly number: number;
  readonly kind: Kind;
  readonly id: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The time, by `performance.now()` and by `Date.now()`. */
  readonly at: number;
  readonly date: number;
}

export interface WebhookGround {
  readonly supabase: Supabase;
  readonly service: Client;
  readonly calls: ReturnType<typeof signalCalls>;
  readonly received: Received[];
  readonly network: Network;
  /** Processes of `worker.ts`. */
  readonly workers: WorkerProcesses<DeliveryConfig>;
  /**
   * Creates subscribers from 1 to `count` with an active webhook each; `kindOf` gives its kind as SQL of `n`. They
   * want no emails unless `emails`.
   */
  fill(count: number, kindOf?: string, emails?: boolean): Promise<void>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** SQL of the id of subscriber or webhook n. */
export const idOf = (n: string): string => `md5('p' || ${n})::uuid`;

/** Of ten receivers one hangs and one fails. */
export const mixed = "case n % 10 when 0 then 'hang' when 1 then 'fail' else 'good' end";

export async function startWebhooks(): Promise<WebhookGround> {
  const supabase = await startSupabase({ connections: 20 });
  const received: Received[] = [];
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const [, kind, number] = (request.url ?? '').split('/') as [string, Kind, string];
      received.push({
        ...{ number: Number(number), kind, id: String(request.headers['webhook-id']) },
        ...{ body: Buffer.concat(parts).toString(), at: performance.now(), date: Date.now() },
        headers: request.headers as Record<string, string>,
      });
      if (kind === 'hang') return;
      response.writeHead({ good: 200, fail: 500, gone: 410 }[kind]).end();
    });
  });
  // Room for the connections of eight workers at once.
  receiver.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 });
  await once(receiver, 'listening');
  const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    ACCOUNT_SECRET: Buffer.alloc(32, 7).toString('base64'),
    SIGNAL_WEBHOOKS_ORIGIN: origin,
  });
  const script = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const workers = await workerProcesses<DeliveryConfig>(supabase, script);
  return {
    supabase,
    service: directService(supabase),
    calls: signalCalls(supabase),
    received,
    network: redirectedTo(origin),
    workers,
    fill: async (count, kindOf = "'good'", emails = false) =>
      void (await supabase.query(filling(count, kindOf, emails))),
    async clear() {
      // Workers left by a failed test.
      await workers.killAll();
      received.length = 0;
      await clearSignals(supabase);
      await supabase.query(
        `set session_replication_role = replica; delete from profiles; delete from auth.users;
         reset session_replication_role`,
      );
    },
    async close() {
      delete process.env['SIGNAL_WEBHOOKS_ORIGIN'];
      await workers.close();
      receiver.closeAllConnections();
      receiver.close();
      await supabase.close();
    },
  };
}

function filling(count: number, kindOf: string, emails: boolean): string {
  const numbers = `generate_series(1, ${count}) as n`;
  return `set session_replication_role = replica; set synchronous_commit = off;
    insert into auth.users (id, email) select ${idOf('n')}, 'p' || n || '@example.test' from ${numbers};
    insert into profiles (user_id, notify_signals, language)
      select ${idOf('n')}, ${emails}, case n % 2 when 0 then 'fr' else 'en' end from ${numbers};
    insert into subscriptions (user_id, stripe_subscription_id, stripe_customer_id, stripe_price_id, status,
      plan_key, amount, currency, start_date, end_date)
      select ${idOf('n')}, 'sub_' || n, 'cus_' || n, 'price', 'active', 'formationEtSignaux', 34999, 'eur',
        now() - interval '1 day', now() + interval '1 day'
      from ${numbers};
    insert into signal_webhooks (id, user_id, name, url, recipe, status, dry_run)
      select ${idOf('n')}, ${idOf('n')}, 'Bot ' || n,
        'https://bot.example.com/' || ${kindOf} || '/' || n, 'json', 'active', false
      from ${numbers};
    reset session_replication_role; reset synchronous_commit;
    analyze auth.users, profiles, subscriptions, signal_webhooks`;
}
