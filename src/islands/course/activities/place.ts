import { useLayoutEffect } from 'react';
import type { ActivityProps } from './activity.ts';

/** Key of the stored state of an activity: its lesson, its kind, and its number among those of its kind. */
export function keyOf({ place, lesson }: ActivityProps, kind: string): string {
  const all = [...(place.parentElement?.querySelectorAll(`[data-${kind}]`) ?? [])];
  // Two digits: state is cleared by key prefix.
  return `${lesson}/${kind}-${String(all.indexOf(place) + 1).padStart(2, '0')}`;
}

/** The element of an activity, or of one of its steps, that its controls are rendered in. */
export function liveIn(place: HTMLElement): HTMLElement {
  return place.querySelector<HTMLElement>(':scope > .activity-live') ?? place;
}

/**
 * Hides what an element shows without a script, for as long as the activity is mounted.
 * @param state `asking` hides the explanation too, `later` the whole element.
 */
export function useLive(element: HTMLElement, state: 'asking' | 'done' | 'later'): void {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFocused = activeElement?.closest('[data-static]') && element.contains(activeElement);
    element.setAttribute('data-live', state);
    // A link that is hidden now had the focus.
    if (isFocused) element.querySelector<HTMLElement>('input, button')?.focus();
    element.toggleAttribute('data-later', state === 'later');
    return () => {
      element.removeAttribute('data-live');
      element.removeAttribute('data-later');
    };
  }, [element, state]);
}
