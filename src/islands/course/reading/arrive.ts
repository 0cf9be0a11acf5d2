/** Scrolls to a place of a lesson's page and moves the focus there. */
export function arriveAt(place: HTMLElement): void {
  place.scrollIntoView();
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.classList.add('arrived');
  place.focus({ preventScroll: true });
}

/**
 * Goes to an element that is loaded later, unless the reader moves first. Returns a function that stops
 * waiting.
 */
export function arriveLater(id: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const observer = new MutationObserver(look);
  function look(): void {
    const place = document.getElementById(id);
    if (!place) return;
    stop.abort();
    arriveAt(place);
  }
  signal.addEventListener('abort', () => observer.disconnect());
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    addEventListener(move, () => stop.abort(), { signal, passive: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => stop.abort();
}
