/**
 * Calls `read` each time the page comes into view again: another tab or device may have changed what it shows. Returns a
 * function that stops it.
 */
export function onReturn(read: () => void): () => void {
  const watch = new AbortController();
  // The build renders pages too.
  if (typeof addEventListener !== 'undefined') {
    const look = (): void => {
      if (document.visibilityState === 'visible') read();
    };
    addEventListener('visibilitychange', look, { signal: watch.signal });
  }
  return () => watch.abort();
}
