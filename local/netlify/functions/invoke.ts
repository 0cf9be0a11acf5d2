import { toResponse } from './events.ts';
import type { LambdaEvent } from './lambda.ts';
import type { Thread } from './thread.ts';

/** Calls a function in the thread. Responds 500 when it fails, 504 when it takes longer than `timeoutMs`. */
export function invoke(
  thread: Thread,
  name: string,
  event: LambdaEvent,
  timeoutMs: number,
): Promise<Response> {
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
      if (!(await isAlive(thread))) await thread.restart('Another function blocked the thread.');
    }
  });
}

/** Whether the thread still responds: an endless loop in one function blocks all. */
function isAlive(thread: Thread): Promise<boolean> {
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
