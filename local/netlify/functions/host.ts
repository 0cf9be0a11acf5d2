/**
 * The thread that functions run in: its environment holds their variables and nothing else's.
 * A function is packed at its first call, stays loaded (as a warm instance does on the platform) and
 * is packed anew when a source file changed.
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
  else tell({ kind: 'end', id: message.id });
});

function tell(message: FromHost): void {
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
      tell({ kind: 'start', id, prelude: JSON.parse(JSON.stringify(prelude)) as Prelude });
    const write = (chunk: Uint8Array) => tell({ kind: 'chunk', id, chunk });
    await callHandler(handler, event, { start, write }, timeoutMs);
    tell({ kind: 'end', id });
  } catch (error) {
    tell({
      kind: 'fault',
      id,
      message: error instanceof Error ? (error.stack ?? '') : String(error),
    });
  }
}

async function tellSchedule(id: number, name: string): Promise<void> {
  try {
    const { schedule } = await get(name);
    tell({ kind: 'schedule', id, schedule });
  } catch (error) {
    tell({ kind: 'fault', id, message: String(error) });
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
    // Somebody else may have started a new one while this call looked.
    const newer = bundles.get(name);
    if (newer && newer !== known) return newer.bundle;
  }
  const file = ['.mts', '.ts', '.mjs'].map((ext) => join(directory, name + ext)).find(existsSync);
  if (file === undefined) throw new Error(`No function ${name}`);
  const bundle = loadBundle(root, file);
  bundles.set(name, { bundle, checked: Date.now() });
  return bundle;
}
