/** Hooks of the feed for the address and the clipboard. */
import { useState, useSyncExternalStore, type MouseEvent } from 'react';

/** The address after its `#`. */
export function useHash(): string {
  return useSyncExternalStore(
    (change) => {
      addEventListener('hashchange', change);
      return () => removeEventListener('hashchange', change);
    },
    () => location.hash.slice(1),
    () => '',
  );
}

/**
 * Follows a link within the feed, whose target is rendered later: src/scripts/shell/anchors.ts
 * would scroll and send no `hashchange`.
 */
export function followHash(event: MouseEvent<HTMLAnchorElement>): void {
  const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
  if (
    ctrlKey ||
    metaKey ||
    shiftKey ||
    altKey ||
    !currentTarget.getAttribute('href')?.startsWith('#')
  ) {
    return;
  }
  event.preventDefault();
  location.hash = currentTarget.hash;
}

/** Copies texts; `said` is the last result, for a live region. */
export function useCopy(refused: string) {
  const [said, setSaid] = useState('');
  const copy = async (text: string, done: string): Promise<void> => {
    // The same text again would not be announced.
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(refused);
    }
  };
  return { said, copy };
}
