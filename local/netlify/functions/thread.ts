import { Worker } from 'node:worker_threads';
import type { FromHost, HostOptions, ToHost } from './messages.ts';

type Body = ToHost extends infer Message
  ? Message extends unknown
    ? Omit<Message, 'id'>
    : never
  : never;

export interface Thread {
  /** Sends a message; `receive` gets the thread's replies. Returns a function to unsubscribe. */
  send(body: Body, receive: (message: FromHost) => void): () => void;
  /** Terminates the thread; the next message starts a new one. Pending calls fail. */
  restart(reason: string): Promise<void>;
  close(): Promise<void>;
}

/** Manages the functions' thread: started on demand, restarted after a crash. */
export function createThread(options: HostOptions, env: Record<string, string>): Thread {
  const waiting = new Map<number, (message: FromHost) => void>();
  let worker: Worker | undefined;
  let last = 0;

  function failAll(message: string): void {
    const calls = [...waiting];
    waiting.clear();
    for (const [id, receive] of calls) receive({ kind: 'fault', id, message });
  }

  function start(): Worker {
    const started = new Worker(new URL('./host.ts', import.meta.url), { env, workerData: options });
    started.on('message', (message: FromHost) => waiting.get(message.id)?.(message));
    started.on('error', (error) => console.error('In the functions:', error));
    started.on('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      failAll('The function ended the program it ran in.');
    });
    started.unref();
    return started;
  }

  return {
    send(body, receive) {
      last += 1;
      const id = last;
      waiting.set(id, receive);
      worker ??= start();
      worker.postMessage({ ...body, id });
      return () => void waiting.delete(id);
    },
    async restart(reason) {
      const ended = worker;
      worker = undefined;
      failAll(reason);
      await ended?.terminate();
    },
    async close() {
      const ended = worker;
      worker = undefined;
      waiting.clear();
      await ended?.terminate();
    },
  };
}
