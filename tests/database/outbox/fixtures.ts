/**
 * A real PostgreSQL with queued emails, receivers that respond, hang or fail, and workers to kill.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sendConfig, type SendConfig } from '../../../netlify/lib/outbox/outbox.ts';
import type { Client } from '../../../netlify/lib/platform/supabase.ts';
import { directService } from '../../functions/fixtures/direct-service.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';
import { workerProcesses, type WorkerProcesses } from '../fixtures/worker-processes.ts';

/** A request to Resend. The address asks for `hang` or `fail`, for the first two attempts only. */
export interface Asked {
  readonly id: string;
  readonly to: string;
  /** The time, by `performance.now()`. */
  readonly at: number;
  readonly answer: 'sent' | 'hang' | 'fail' | 'told';
}

export interface OutboxGround {
  readonly supabase: Supabase;
  /** Direct database calls, as the service role. */
  readonly service: Client;
  readonly requests: Asked[];
  /** Overrides the next responses: status, error name, and the seconds of Retry-After. */
  readonly answers: { readonly status: number; readonly name: string; readonly after?: string }[];
  /** Processes of `worker.ts`. */
  readonly workers: WorkerProcesses<SendConfig>;
  /** Enqueues emails to `<kind>-<n>@example.test`, n from 1; `kindOf` is SQL of n for the kind. */
  fill(count: number, kindOf?: string, more?: string): Promise<void>;
  /** Empties the outbox and the recorded requests. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** The settings of production, without pacing. */
export const quick: SendConfig = { ...sendConfig, perSecond: 100_000 };

export async function startOutbox(): Promise<OutboxGround> {
  const supabase = await startSupabase({ connections: 20 });
  const requests: Asked[] = [];
  const answers: { status: number; name: string; after?: string }[] = [];
  const times = new Map<string, number>();
  const receiver = createServer((request, response) => {
    void read(request).then(({ to }) => {
      const id = String(request.headers['idempotency-key']);
      const told = answers.shift();
      const before = times.get(id) ?? 0;
      times.set(id, before + 1);
      const kind = before < 2 ? to.split('-')[0] : 'good';
      const answer = told ? 'told' : kind === 'hang' || kind === 'fail' ? kind : 'sent';
      requests.push({ id, to, at: performance.now(), answer });
      if (answer === 'hang') return;
      response.writeHead(told?.status ?? (answer === 'fail' ? 500 : 200), {
        'content-type': 'application/json',
        ...(told?.after === undefined ? {} : { 'retry-after': told.after }),
      });
      response.end(JSON.stringify({ name: told?.name ?? 'internal_server_error' }));
    });
  });
  receiver.keepAliveTimeout = 60_000;
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  Object.assign(process.env, {
    RESEND_API_ORIGIN: `http://127.0.0.1:${port}`,
    RESEND_API_KEY: 're_local_test',
    MAIL_FROM: 'Expert Crypto Trading <bonjour@local.test>',
    STAFF_EMAIL: 'staff@example.test',
    URL: 'http://127.0.0.1',
  });
  const script = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const workers = await workerProcesses<SendConfig>(supabase, script);
  return {
    supabase,
    service: directService(supabase),
    requests,
    answers,
    workers,
    async fill(count, kindOf = "'good'", more = '') {
      await supabase.query(
        `insert into emails (cause, purpose, template, language, recipient, data, priority)
         select 'cause-' || n, 'account', 'recovery-codes-renewed', 'fr',
           ${kindOf} || '-' || n || '@example.test', '{"at": "2026-11-21T17:18:00Z"}', 0
         from generate_series(1, ${count}) n; ${more}; analyze emails`,
      );
    },
    async clear() {
      requests.length = 0;
      answers.length = 0;
      await supabase.query('delete from rate_limits');
      await supabase.query('truncate emails');
    },
    async close() {
      await workers.close();
      receiver.closeAllConnections();
      receiver.close();
      await supabase.close();
    },
  };
}

async function read(request: IncomingMessage): Promise<{ to: string }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { to } = JSON.parse(Buffer.concat(parts).toString()) as { to: string[] };
  return { to: to[0] ?? '' };
}
