/**
 * The worker thread of the functions: its environment contains only their variables. A function is bundled at
 * its first call, stays loaded (like a warm instance) and is bundled again when a source file changes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Bundle, isStale, loadBundle } from './bundle.ts';
import { type LambdaEvent, type Prelude, callHandler, installLambdaGlobals } from './lambda.ts';
import type { FromHost, HostOptions, ToHost } from './messages.ts';

const { root, directory } = workerData as HostOptions;
const bundles = new Map<string, { bundle: Promise<Bundle>; checked: number }>();

installLambdaGlobals();
process.on('uncaughtException', (error) => console.error('In a function:', error));
process.on('unhandledRejection', (error) => console.error('In a function:', error));

parentPort?.on('message', (message: ToHost) => {
  if (message.kind === 'call')
    void call(message.id, message.name, message.event, message.timeoutMs);
  else if (message.kind === 'schedule') void tellSchedule(message.id, message.name);
  else send({ kind: 'end', id: message.id });
});

function send(message: FromHost): void {
  parentPort?.postMessage(message);
}

async function call(
  id: number,
  name: string,
  event: LambdaEvent,
  timeoutMs: number,
): Promise<void> {
  try {
    const { handler } = await get(name);
    const start = (prelude: object) =>
      send({ kind: 'start', id, prelude: JSON.parse(JSON.stringify(prelude)) as Prelude });
    const write = (chunk: Uint8Array) => send({ kind: 'chunk', id, chunk });
    await callHandler(handler, event, { start, write }, timeoutMs);
    send({ kind: 'end', id });
  } catch (error) {
    send({
      kind: 'fault',
      id,
      message: error instanceof Error ? (error.stack ?? '') : String(error),
    });
  }
}

async function tellSchedule(id: number, name: string): Promise<void> {
  try {
    const { schedule } = await get(name);
    send({ kind: 'schedule', id, schedule });
  } catch (error) {
    send({ kind: 'fault', id, message: String(error) });
  }
}

async function get(name: string): Promise<Bundle> {
  const known = bundles.get(name);
  if (known) {
    const bundle = await known.bundle.catch(() => undefined);
    const fresh = bundle !== undefined && Date.now() - known.checked < 500;
    if (bundle !== undefined && (fresh || !(await isStale(bundle)))) {
      if (!fresh) known.checked = Date.now();
      return bundle;
    }
    // A concurrent call may have loaded a newer bundle meanwhile.
    const newer = bundles.get(name);
    if (newer && newer !== known) return newer.bundle;
  }
  const file = ['.mts', '.ts', '.mjs'].map((ext) => join(directory, name + ext)).find(existsSync);
  if (file === undefined) throw new Error(`No function ${name}`);
  const bundle = loadBundle(root, file);
  bundles.set(name, { bundle, checked: Date.now() });
  return bundle;
}
