/**
 * A real PostgreSQL with queued emails, receivers that respond, hang or fail, and workers to kill.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { sendConfig, type SendConfig } from '../../../netlify/lib/outbox/outbox.ts';
import type { Client } from '../../../netlify/lib/platform/supabase.ts';
import { directService } from '../../functions/fixtures/direct-service.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

/** A request at Resend: `hang` and `fail` are requested by the address, the first two times. */
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
  /** Overrides the next responses: a status, and the seconds of its Retry-After. */
  readonly answers: { readonly status: number; readonly name: string; readonly after?: string }[];
  /** Bundles the worker into one file, so that 200 start in the time of 50. */
  bundle(): Promise<void>;
  /** Enqueues emails to `<kind>-<number>@example.test`, number from 1, each of a kind. */
  fill(count: number, kindOf?: string, more?: string): Promise<void>;
  /** Empties the outbox and the requests recorded. */
  clear(): Promise<void>;
  worker(config: SendConfig): Worker;
  close(): Promise<void>;
}

export interface Worker {
  readonly process: ChildProcess;
  /** Resolves once it has started. */
  readonly ready: Promise<unknown>;
  kill(): Promise<void>;
}

/** As in production, without pacing. */
export const quick: SendConfig = { ...sendConfig, perSecond: 100_000 };

export async function startOutbox(): Promise<OutboxGround> {
  const supabase = await startSupabase({ driver: 'postgres' });
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
  const [server] = await supabase.query<{ port: string }>("select current_setting('port') as port");
  const database = `postgres://postgres:postgres@127.0.0.1:${server?.port ?? ''}/postgres`;
  Object.assign(process.env, {
    RESEND_API_ORIGIN: `http://127.0.0.1:${port}`,
    RESEND_API_KEY: 're_local_test',
    MAIL_FROM: 'Expert Crypto Trading <bonjour@local.test>',
    STAFF_EMAIL: 'staff@example.test',
    URL: 'http://127.0.0.1',
  });
  const workers = new Set<Worker>();
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const file = join(folder, 'worker.mjs');
  return {
    supabase,
    service: directService(supabase),
    requests,
    answers,
    async bundle() {
      await build({
        entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
        outfile: file,
        bundle: true,
        platform: 'node',
        format: 'esm',
        // For packages in CommonJS.
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
        },
      });
    },
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
    worker(config) {
      const child = spawn(process.execPath, [file, database, JSON.stringify(config)], {
        env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      const worker: Worker = {
        process: child,
        ready: once(child.stdout, 'data'),
        async kill() {
          workers.delete(worker);
          child.kill('SIGKILL');
          await ended;
        },
      };
      workers.add(worker);
      return worker;
    },
    async close() {
      await Promise.all([...workers].map((worker) => worker.kill()));
      receiver.closeAllConnections();
      receiver.close();
      await supabase.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function read(request: IncomingMessage): Promise<{ to: string }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { to } = JSON.parse(Buffer.concat(parts).toString()) as { to: string[] };
  return { to: to[0] ?? '' };
}
