import { isDue } from './cron.ts';
import type { Thread } from './thread.ts';

export interface Scheduler {
  /** Loads a function in the thread and reads its schedule. */
  load(name: string): Promise<void>;
  /** The schedule of a function; undefined for one that is called over HTTP, or that cannot be loaded. */
  scheduleOf(name: string): Promise<string | undefined>;
  close(): void;
}

/** Calls `run` for each loaded function in the minutes of its schedule. */
export function startScheduler(
  thread: Thread,
  run: (name: string) => Promise<Response>,
): Scheduler {
  const schedules = new Map<string, string | undefined>();
  const clock = setInterval(() => void tick(), 60_000);
  clock.unref();

  function load(name: string): Promise<void> {
    return new Promise((resolve) => {
      const done = thread.send({ kind: 'schedule', name }, (message) => {
        done();
        if (message.kind === 'schedule') schedules.set(name, message.schedule);
        if (message.kind === 'fault') console.error(`Function ${name}: ${message.message}`);
        resolve();
      });
    });
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
    load,
    async scheduleOf(name) {
      if (!schedules.has(name)) await load(name);
      return schedules.get(name);
    },
    close: () => clearInterval(clock),
  };
}
