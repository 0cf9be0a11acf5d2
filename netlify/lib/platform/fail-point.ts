/**
 * Named places where a test stops the whole process, as a power cut would, to see what a retry finds.
 * Does nothing in production.
 */
import { inProduction } from './env.ts';

/** Ends the process here when the environment asks for it by this name: `<function>:<after what>`. */
export function failPoint(name: string): void {
  if (process.env.FAIL_POINT !== name || inProduction()) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal is delivered at once, but not synchronously everywhere: nothing may run after it.
  for (;;);
}
