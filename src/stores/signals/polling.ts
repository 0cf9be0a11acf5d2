/** Polls while the page is visible: at its pace, and with exponential backoff after failures. */

/** Backoff in milliseconds: after the first failure in a row, and at most. */
const retry = { first: 5_000, last: 120_000 } as const;
/** Random share of each delay, so that readers do not poll in step. */
const jitter = 0.1;

interface Options {
  /** Polls once; resolves to whether there was a response. Must not throw. */
  readonly check: () => Promise<boolean>;
  /** Milliseconds between two requests. */
  readonly pace: () => number;
  /** Called when the page becomes visible; returns a function to call when it is hidden. */
  readonly whileVisible?: () => () => void;
}

export interface Polling {
  /** Polls now, or once more after the running request. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Starts polling, at once if the page is visible. A tab that becomes visible or online polls at once. */
export function startPolling({ check, pace, whileVisible }: Options): Polling {
  const watch = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  let failures = 0;
  let running = false;
  let again = false;

  const isOver = (): boolean => watch.signal.aborted || document.hidden;
  const delay = (): number => {
    const base = failures === 0 ? pace() : Math.min(retry.first * 2 ** (failures - 1), retry.last);
    return base * (1 + jitter * Math.random());
  };
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    if (isOver()) return;
    if (running) {
      again = true;
      return;
    }
    running = true;
    const answered = await check();
    failures = answered ? 0 : failures + 1;
    running = false;
    if (isOver()) return;
    const wait = again ? 0 : delay();
    again = false;
    timer = setTimeout(() => void run(), wait);
  };
  const follow = (): void => {
    clearTimeout(timer);
    leave?.();
    leave = undefined;
    if (isOver()) return;
    leave = whileVisible?.();
    void run();
  };

  document.addEventListener('visibilitychange', follow, { signal: watch.signal });
  addEventListener('online', () => void run(), { signal: watch.signal });
  follow();
  return {
    now: () => void run(),
    stop: () => {
      watch.abort();
      clearTimeout(timer);
      leave?.();
    },
  };
}
