/**
 * Named points where a test kills the process, like a power failure, to check that a retry recovers. Does
 * nothing in production.
 */
import { inProduction } from './env.ts';

/** Kills the process if the environment names this point: `<function>:<after what>`. */
export function failPoint(name: string): void {
  if (process.env.FAIL_POINT !== name || inProduction()) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal is not delivered synchronously on every platform: the loop prevents anything from running
  // after it.
  for (;;);
}
