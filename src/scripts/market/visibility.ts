/** Which rows somebody may be looking at: these are renewed first, and their new prices flash. */
import type { Row } from './rows.ts';

export interface Sight {
  readonly has: (element: Element) => boolean;
  readonly watch: (row: Row) => Row;
  /** Marks a new price for a moment: in sight, and not where motion is unwelcome. */
  readonly flash: (row: Row) => void;
}

/** On and off, without a fade: that would paint the table anew with every frame. */
const flashMs = 900;

export function watcher(rows: readonly Row[]): Sight {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const inSight = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inSight.add(target);
        else inSight.delete(target);
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
    has: (element) => inSight.has(element),
    flash: ({ element }) => {
      if (reduced.matches || !inSight.has(element)) return;
      if (marked.size === 0) setTimeout(fade, flashMs);
      marked.add(element);
      element.classList.add('news');
    },
  };
}

/** Rows drawn in one go when there is time. Each go lays out the table once more, so that few are best. */
const slice = 45;

/** Works off a list in the browser's spare time, a slice after the other; gives what starts it. */
export function idleWork(list: ReadonlySet<number>, work: (item: number) => void): () => void {
  let isWaiting = false;
  const idle = (go: () => void): void => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(go, 50);
    else requestIdleCallback(go, { timeout: 200 });
  };
  const go = (): void => {
    isWaiting = false;
    for (const item of [...list].slice(0, slice)) work(item);
    start();
  };
  const start = (): void => {
    if (isWaiting || list.size === 0) return;
    isWaiting = true;
    idle(go);
  };
  return start;
}
