/**
 * Continues work after the response where the platform can; elsewhere waits for it, at most `patienceMs`.
 * @param work Never rejects.
 */
export async function finishLater(work: Promise<void>, patienceMs: number): Promise<void> {
  if (waitUntil(work)) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}

/** Extends the function's lifetime until the work is done; false if the platform cannot. */
function waitUntil(work: Promise<void>): boolean {
  const { Netlify } = globalThis as {
    Netlify?: { context?: { waitUntil?: (work: Promise<unknown>) => void } | null };
  };
  const context = Netlify?.context;
  if (typeof context?.waitUntil !== 'function') return false;
  context.waitUntil(work);
  return true;
}
