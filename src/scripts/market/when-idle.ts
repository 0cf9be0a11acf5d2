/** Runs work as its own task when the browser is idle, after `timeout` milliseconds at the latest. */
export function whenIdle(work: () => void, timeout: number): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(work, timeout / 5);
  else requestIdleCallback(work, { timeout });
}
