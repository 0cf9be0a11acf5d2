import { lazy } from 'react';
import type { Activity } from './activity.ts';
import { LabActivity } from './LabActivity.tsx';

/** Every kind of activity by the attribute that marks its elements: `lab` is `[data-lab]`. */
export const activityKinds: Readonly<Record<string, Activity>> = {
  lab: LabActivity,
  predict: lazy(() => import('./predict/Predict.tsx')),
  case: lazy(() => import('./case/Case.tsx')),
  keep: lazy(() => import('./keep/Keep.tsx')),
  sheet: lazy(() => import('./sheet/Sheet.tsx')),
};

/** Elements of all kinds. */
export const activitySelector = Object.keys(activityKinds)
  .map((kind) => `[data-${kind}]`)
  .join();

/** The kind of an element that matches `activitySelector`. */
export function kindOf(place: HTMLElement): string {
  return Object.keys(activityKinds).find((kind) => kind in place.dataset) ?? '';
}
