import type { Store } from './store.ts';

/** The port this account was served on last, so that addresses given out stay good; 0 at first. */
export function lastPort(store: Store): number {
  return Number(URL.parse(store.setting('origin') ?? '')?.port ?? '0');
}

/**
 * Remembers where the account is served now. If that is elsewhere than last time (the port was
 * taken), the addresses kept in objects and in answers to be repeated move along.
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
