/** When to ask for newer figures: after the seconds that each answer gives, never for a hidden tab. */

/** Of the wait, at random: visitors who came together do not come back together. */
const jitter = 0.2;

/**
 * Asks now and from then on; a tab that is shown again catches up. Gives what asks at once.
 *
 * @param ask Gives the seconds until the next time, or nothing when another question has overtaken it.
 */
export function keepFresh(ask: () => Promise<number | undefined>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    due = Infinity;
    const seconds = await ask();
    if (seconds === undefined) return;
    due = Date.now() + seconds * 1_000 * (1 + jitter * Math.random());
    wait();
  };
  const wait = (): void => {
    clearTimeout(timer);
    if (document.hidden || due === Infinity) return;
    timer = setTimeout(() => void now(), Math.max(0, due - Date.now()));
  };

  document.addEventListener('visibilitychange', wait);
  addEventListener('online', () => {
    if (!document.hidden) void now();
  });
  wait();
  return () => void now();
}
