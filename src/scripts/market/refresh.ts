/** Polling: refreshes after the seconds given by each response, never in a hidden tab. */

/** Random share of the delay, so that visitors do not poll in step. */
const jitter = 0.2;

/**
 * Starts polling; a tab that becomes visible catches up. Returns a function that refreshes at
 * once.
 * @param refresh Refreshes; returns the seconds until the next poll, or undefined if a newer
 * request replaced it.
 */
export function startPolling(refresh: () => Promise<number | undefined>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;
  /** Milliseconds planned until `due`: the most to wait, also when the clock is set back. */
  let delay = 0;

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    due = Infinity;
    const seconds = await refresh();
    if (seconds === undefined) return;
    delay = seconds * 1_000 * (1 + jitter * Math.random());
    due = Date.now() + delay;
    wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (document.hidden || due === Infinity) return;
    timer = setTimeout(() => void now(), Math.min(delay, Math.max(0, due - Date.now())));
  };

  document.addEventListener('visibilitychange', wait);
  addEventListener('online', () => {
    if (!document.hidden) void now();
  });
  wait();
  return () => void now();
}
