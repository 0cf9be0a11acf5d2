import { existsSync, readdirSync } from 'node:fs';
import { toEvent } from './functions/events.ts';
import { invoke } from './functions/invoke.ts';
import { startScheduler } from './functions/scheduler.ts';
import { createThread } from './functions/thread.ts';

export interface FunctionsOptions {
  /** The project root, absolute; sources are bundled relative to it, and bundles are cached in it. */
  readonly root: string;
  /** Absolute directory of the functions' sources. */
  readonly directory: string;
  /** Complete environment of the functions. */
  readonly env: Record<string, string>;
  /** Timeout of a response; the platform's default is 30 s. */
  readonly timeoutMs?: number;
}

export interface Functions {
  /** Whether a function of this name exists. */
  has(name: string): boolean;
  /** Calls a function over HTTP for a visitor with address `ip`. Responds 500 or 504 on errors. */
  call(name: string, request: Request, ip: string): Promise<Response>;
  /** Bundles and loads every function, so that first calls are fast. */
  warm(): Promise<void>;
  /** Calls a scheduled function now. */
  run(name: string): Promise<Response>;
  close(): Promise<void>;
}

/** Runs Netlify functions in a worker thread: bundled as for production, kept warm. */
export function startFunctions(options: FunctionsOptions): Functions {
  const { root, directory, env, timeoutMs = 30_000 } = options;
  const thread = createThread({ root, directory }, env);
  const scheduler = startScheduler(thread, run);

  const names = (): string[] =>
    existsSync(directory)
      ? readdirSync(directory).flatMap((file) => /^([\w-]+)\.(?:mts|ts|mjs)$/.exec(file)?.[1] ?? [])
      : [];

  async function run(name: string): Promise<Response> {
    const body = JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() });
    const request = new Request(`http://localhost/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Netlify Clockwork' },
      body,
    });
    const event = await toEvent(request, '127.0.0.1', { 'x-nf-event': 'schedule' });
    return invoke(thread, name, event, timeoutMs);
  }

  return {
    has: (name) => names().includes(name),
    async call(name, request, ip) {
      // Scheduled functions can only be called by the platform.
      if ((await scheduler.scheduleOf(name)) !== undefined) {
        return new Response('Not Found', { status: 404 });
      }
      return invoke(thread, name, await toEvent(request, ip), timeoutMs);
    },
    async warm() {
      for (const name of names()) await scheduler.load(name);
    },
    run,
    async close() {
      scheduler.close();
      await thread.close();
    },
  };
}
