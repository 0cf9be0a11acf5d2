import { lazy } from 'react';
import type { Activity } from './activity.ts';

/** Every kind of activity by the attribute that marks its elements: `lab` is `[data-lab]`. */
export const activityKinds: Readonly<Record<string, Activity>> = {
  lab: lazy(() => import('./LabActivity.tsx')),
};

/** Elements of all kinds. */
export const activitySelector = Object.keys(activityKinds)
  .map((kind) => `[data-${kind}]`)
  .join();

/** The kind of an element that matches `activitySelector`. */
export function kindOf(place: HTMLElement): string {
  return Object.keys(activityKinds).find((kind) => kind in place.dataset) ?? '';
}
