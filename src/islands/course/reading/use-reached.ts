import { useEffect } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { noteReached } from '../../../stores/course/progress.ts';
import { shownPosition } from './text-position.ts';

/** Somebody who only scrolls past does not stay this long, in milliseconds. */
const restMs = 2_000;

/** Records the position in a lesson's text wherever the reader rests. */
export function useReached(root: HTMLElement, lesson: LessonKey): void {
  useEffect(() => {
    const note = (): void => {
      const position = shownPosition(root);
      if (position !== undefined) noteReached(lesson, position);
    };
    let timer = setTimeout(note, restMs);
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(note, restMs);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, [root, lesson]);
}
