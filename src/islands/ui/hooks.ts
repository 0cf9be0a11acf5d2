import { useStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';
import { useEffect, useState } from 'react';
import { startSession } from '../../stores/auth/session.ts';

/**
 * A store's value in an island. `server` is the value the page was rendered with: hydration starts
 * from it, so that the browser's first picture is the server's.
 */
export function useShared<Shared extends Store>(
  store: Shared,
  server: StoreValue<Shared>,
): StoreValue<Shared> {
  return useStore(store, { ssr: () => server });
}

/** Reads the session once an island is awake. */
export function useSession(): void {
  useEffect(() => {
    void startSession();
  }, []);
}

const restMs = 1_500;

/** A text once it rests: what changes with every key is read out in a pause of the typing. */
export function useDebounced(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
