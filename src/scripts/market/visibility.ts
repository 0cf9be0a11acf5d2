/** Visible rows: they are updated first, and their new prices flash. */
import type { Row } from './rows.ts';
import { whenIdle } from './when-idle.ts';

export interface VisibilityObserver {
  readonly has: (element: Element) => boolean;
  readonly watch: (row: Row) => Row;
  /** Highlights a new price briefly, in visible rows, unless reduced motion is preferred. */
  readonly flash: (row: Row) => void;
}

/** No fade: it would repaint the table in every frame. */
const flashMs = 1_000;

/** Prices marked at once, at most: more would be flicker. */
const mostMarked = 5;

export function observeVisibility(rows: readonly Row[]): VisibilityObserver {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const visible = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
    },
    { rootMargin: '120px' },
  );
  const marked = new Set<Element>();
  const fade = (): void => {
    for (const element of marked) element.classList.remove('news');
    marked.clear();
  };
  const watch = (row: Row): Row => {
    observer.observe(row.element);
    return row;
  };
  rows.forEach(watch);
  return {
    watch,
    has: (element) => visible.has(element),
    flash: ({ element }) => {
      if (reduced.matches || !visible.has(element) || marked.size >= mostMarked) return;
      if (marked.size === 0) setTimeout(fade, flashMs);
      marked.add(element);
      element.classList.add('news');
    },
  };
}

/** Rows per idle callback. Each batch costs one layout of the table, so few batches are best. */
const batchSize = 45;

/** Processes a list in idle callbacks, batch by batch. Returns a function that starts it. */
export function scheduleIdle(list: ReadonlySet<number>, work: (item: number) => void): () => void {
  let isWaiting = false;
  const go = (): void => {
    isWaiting = false;
    for (const item of [...list].slice(0, batchSize)) work(item);
    start();
  };
  const start = (): void => {
    if (isWaiting || list.size === 0) return;
    isWaiting = true;
    whenIdle(go, 200);
  };
  return start;
}
