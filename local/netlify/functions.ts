import { existsSync, readdirSync } from 'node:fs';
import { isDue } from './functions/cron.ts';
import { toEvent, toResponse } from './functions/events.ts';
import type { LambdaEvent } from './functions/lambda.ts';
import { createThread } from './functions/thread.ts';

export interface FunctionsOptions {
  /** The project's folder, absolute; sources are packed relative to it and kept in its cache. */
  root: string;
  /** Where the functions' sources are, absolute. */
  directory: string;
  /** Their whole environment. */
  env: Record<string, string>;
  /** How long an answer may take; the platform's default is 30 s. */
  timeoutMs?: number;
}

export interface Functions {
  /** Whether a function of this name exists. */
  has(name: string): boolean;
  /** Calls a function as a visitor does; `ip` is theirs. Answers 500 or 504 for its faults. */
  call(name: string, request: Request, ip: string): Promise<Response>;
  /** Packs and loads every function, so that first calls are fast. */
  warm(): Promise<void>;
  /** Calls a scheduled function now, as the platform's clock does. */
  run(name: string): Promise<Response>;
  close(): Promise<void>;
}

/** Runs Netlify functions: packed as for production, kept warm, in a thread of their own. */
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
        console.error(`Function ${name} gave no answer within ${timeoutMs / 1000} s.`);
        resolve(new Response('Function timed out', { status: 504 }));
        controller?.error(new Error('The function timed out.'));
        if (!(await isAlive())) await thread.restart('Another function blocked the thread.');
      }
    });
  }

  /** Whether the thread still listens: a function that loops for ever blocks them all. */
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
      // The platform calls scheduled functions itself and nobody else can.
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
