import type { activities } from '../../../i18n/fr/course/activities.ts';
import { textsLoader } from '../../../i18n/load.ts';

export type ActivityTexts = typeof activities;

/** Words of predictions, cases, checklists and sheets. */
export const loadActivityTexts = textsLoader(
  import.meta.glob<ActivityTexts>('../../../i18n/*/course/activities.ts', {
    import: 'activities',
  }),
);
