import { existsSync, readdirSync } from 'node:fs';
import { isDue } from './functions/cron.ts';
import { toEvent, toResponse } from './functions/events.ts';
import type { LambdaEvent } from './functions/lambda.ts';
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
  const schedules = new Map<string, string | undefined>();
  const clock = setInterval(() => void tick(), 60_000);
  clock.unref();

  const names = (): string[] =>
    existsSync(directory)
      ? readdirSync(directory).flatMap((file) => /^([\w-]+)\.(?:mts|ts|mjs)$/.exec(file)?.[1] ?? [])
      : [];

  function invoke(name: string, event: LambdaEvent): Promise<Response> {
    return new Promise((resolve) => {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const timer = setTimeout(() => void giveUp(), timeoutMs);
      const done = thread.send({ kind: 'call', name, event, timeoutMs }, (message) => {
        if (message.kind === 'start') {
          const body = new ReadableStream<Uint8Array>({ start: (c) => void (controller = c) });
          resolve(toResponse(message.prelude, body));
        } else if (message.kind === 'chunk') {
          try {
            controller?.enqueue(message.chunk);
          } catch {
            controller = undefined; // the visitor left
          }
        } else {
          clearTimeout(timer);
          done();
          if (message.kind === 'fault') fail(message.message);
          else close();
        }
      });

      function close(): void {
        try {
          controller?.close();
        } catch {
          // the visitor left
        }
      }
      function fail(why: string): void {
        console.error(`Function ${name}: ${why}`);
        controller?.error(new Error('The function failed.'));
        resolve(new Response('Internal Server Error', { status: 500 }));
      }
      async function giveUp(): Promise<void> {
        done();
        console.error(`Function ${name} did not respond within ${timeoutMs / 1000} s.`);
        resolve(new Response('Function timed out', { status: 504 }));
        controller?.error(new Error('The function timed out.'));
        if (!(await isAlive())) await thread.restart('Another function blocked the thread.');
      }
    });
  }

  /** Whether the thread still responds: an endless loop in one function blocks all. */
  function isAlive(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(false), 1_000);
      const done = thread.send({ kind: 'ping' }, () => answer(true));
      function answer(alive: boolean): void {
        clearTimeout(timer);
        done();
        resolve(alive);
      }
    });
  }

  function learn(name: string): Promise<void> {
    return new Promise((resolve) => {
      const done = thread.send({ kind: 'schedule', name }, (message) => {
        done();
        if (message.kind === 'schedule') schedules.set(name, message.schedule);
        if (message.kind === 'fault') console.error(`Function ${name}: ${message.message}`);
        resolve();
      });
    });
  }

  async function run(name: string): Promise<Response> {
    const body = JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() });
    const request = new Request(`http://localhost/.netlify/functions/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Netlify Clockwork' },
      body,
    });
    return invoke(name, await toEvent(request, '127.0.0.1', { 'x-nf-event': 'schedule' }));
  }

  async function tick(): Promise<void> {
    const now = new Date();
    for (const [name, schedule] of schedules) {
      if (schedule === undefined || !isDue(schedule, now)) continue;
      const response = await run(name);
      await response.body?.cancel();
    }
  }

  return {
    has: (name) => names().includes(name),
    async call(name, request, ip) {
      if (!schedules.has(name)) await learn(name);
      // Scheduled functions can only be called by the platform.
      if (schedules.get(name) !== undefined) return new Response('Not Found', { status: 404 });
      return invoke(name, await toEvent(request, ip));
    },
    async warm() {
      for (const name of names()) await learn(name);
    },
    run,
    async close() {
      clearInterval(clock);
      await thread.close();
    },
  };
}
