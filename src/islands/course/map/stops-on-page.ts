/** The stops of the static map: reads lessons from it, and draws the reader's own states into it. */
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { pictureFragment, type StopView } from '../../../domain/course/stop-state.ts';

/** A lesson as the page shows it. */
export interface StopOnPage {
  readonly title: string;
  /** Name of its module. */
  readonly module: string;
  readonly href: string;
  /** Address of its picture, in full ink. */
  readonly picture: string;
}

/** Reads a lesson from the map of this page: titles and pictures are not fetched a second time. */
export function stopOnPage(key: LessonKey): StopOnPage {
  const stop = document.querySelector(`[data-stop="${key}"]`);
  const text = (selector: string, inside = stop) =>
    inside?.querySelector(selector)?.textContent ?? '';
  return {
    title: text('b'),
    module: text('h2', stop?.closest('.line')),
    href: stop?.querySelector('a')?.getAttribute('href') ?? '',
    picture: inkOf(stop?.querySelector('img')?.getAttribute('src') ?? ''),
  };
}

/** The words under a lesson's name. */
export interface StopWords {
  readonly minutes: string;
  readonly state: string;
}

/**
 * Draws the reader's states into the map: shapes, words and pictures. Returns a function that restores those of a
 * visitor.
 */
export function drawStops(
  views: readonly StopView[],
  wordsOf: (view: StopView) => StopWords,
): () => void {
  const restore = views.flatMap((view) => {
    const stop = document.querySelector(`[data-stop="${view.key}"]`);
    const picture = stop?.querySelector('img');
    const words = wordsOf(view);
    return [
      ...[...document.querySelectorAll(`[data-mark="${view.key}"]`)].map((mark) =>
        setAttribute(mark, 'data-state', view.state),
      ),
      setAttribute(
        picture,
        'src',
        inkOf(picture?.getAttribute('src') ?? '') + pictureFragment(view),
      ),
      setText(stop?.querySelector('.stop-facts > :first-child'), words.minutes),
      setText(stop?.querySelector('.stop-state'), words.state),
      setAttribute(stop?.querySelector('.stop-state'), 'data-state', view.state),
    ];
  });
  return () => restore.forEach((undo) => undo());
}

function inkOf(address: string): string {
  return address.split('#')[0] ?? '';
}

function setAttribute(
  element: Element | null | undefined,
  name: string,
  value: string,
): () => void {
  const before = element?.getAttribute(name) ?? '';
  // Setting the same address would load the picture again.
  if (before !== value) element?.setAttribute(name, value);
  return () => {
    if (before !== value) element?.setAttribute(name, before);
  };
}

function setText(element: Element | null | undefined, value: string): () => void {
  if (!element) return () => undefined;
  const before = element.textContent;
  element.textContent = value;
  return () => {
    element.textContent = before;
  };
}
