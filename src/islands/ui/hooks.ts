import { useStore } from '@nanostores/react';
import type { Store, StoreValue } from 'nanostores';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { startSession } from '../../stores/auth/session.ts';

/**
 * The value of a store in an island. `server` is the value the page was rendered with:
 * hydration starts from it, so that the first client render matches the server's.
 */
export function useShared<Shared extends Store>(
  store: Shared,
  server: StoreValue<Shared>,
): StoreValue<Shared> {
  return useStore(store, { ssr: () => server });
}

/** Reads the session once an island is hydrated. */
export function useSession(): void {
  useEffect(() => {
    void startSession();
  }, []);
}

/** A place that takes the focus once it is shown. */
export function useFocused<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}

/**
 * Focus for an element that takes the place of the button just pressed.
 * @returns The element's ref, and a function to call when the button is pressed.
 */
export function useTakenFocus(): [ref: (element: HTMLElement | null) => void, take: () => void] {
  const wanted = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || !wanted.current) return;
    wanted.current = false;
    element.focus();
  }, []);
  return [ref, () => (wanted.current = true)];
}

/**
 * Moves the focus once the button just pressed, or its form, is gone, unless the focus is elsewhere by then. Call it when
 * what may remove it has been done.
 * @param frames How many frames to wait for that.
 */
export function passFocus(pressed: HTMLElement, move: () => void, frames = 10): void {
  // The change is rendered in one of the next frames; without one, nothing was removed.
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (pressed.isConnected) {
      if (frames > 1) passFocus(pressed, move, frames - 1);
    } else if (activeElement === body || activeElement === null) move();
  });
}

/** Focuses a part of the page: the heading of a section, else the place itself. */
export function focusPart(part: Element | null | undefined): void {
  const heading = part?.matches('section') && part.querySelector<HTMLElement>('h2');
  const place = heading || (part as HTMLElement | null | undefined);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Moves the focus out of an element that an action removes, to the section around it or to the page. Call it before
 * the action.
 */
export function leaveFocus(going: Element | null): void {
  focusPart(going?.parentElement?.closest('section, main'));
}

/** An email link with which a page was opened. Its functions must be the same at each render. */
interface MailLink {
  /** Event of the window that announces a link. */
  readonly linkEvent: string;
  /** The token of the link, once. */
  readonly takeLink: () => string | undefined;
  readonly openLink: (token: string) => Promise<unknown>;
}

/** Opens the email link in the page's address, and any announced while the island is shown. */
export function useMailLink({ linkEvent, takeLink, openLink }: MailLink): void {
  useEffect(() => {
    const follow = () => {
      const token = takeLink();
      if (token !== undefined) void openLink(token);
    };
    follow();
    addEventListener(linkEvent, follow);
    return () => removeEventListener(linkEvent, follow);
  }, [linkEvent, takeLink, openLink]);
}

const debounceMs = 1_500;

/** A debounced text, for live regions of values that change with every keystroke. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** False on the server and for the first render in the browser, which must equal the server's HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** False while the browser knows that there is no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  );
}

function watchNetwork(change: () => void): () => void {
  const watch = new AbortController();
  for (const event of ['online', 'offline']) {
    addEventListener(event, change, { signal: watch.signal });
  }
  return () => watch.abort();
}
