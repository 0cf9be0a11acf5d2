import type { Store } from './store.ts';

/** The last port used, reused so that existing URLs stay valid; 0 at first. */
export function lastPort(store: Store): number {
  return Number(URL.parse(store.setting('origin') ?? '')?.port ?? '0');
}

/**
 * Stores the current origin. If it has changed (the port was taken), rewrites the URLs in stored objects and
 * idempotent responses.
 */
export function rememberAddress(store: Store, origin: string): void {
  const before = store.setting('origin');
  if (before === origin) return;
  store.transaction(() => {
    store.setSetting('origin', origin);
    if (before === undefined) return;
    store.database
      .prepare('update objects set data = replace(data, ?, ?)')
      .run(`${before}/`, `${origin}/`);
  });
}
