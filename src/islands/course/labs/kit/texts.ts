import type { labKit } from '../../../../i18n/fr/course/labs/kit.ts';
import { textsLoader } from '../../../../i18n/load.ts';

export type KitTexts = typeof labKit;

/** Texts of the frame and the controls. */
export const loadKit = textsLoader(
  import.meta.glob<KitTexts>('../../../../i18n/*/course/labs/kit.ts', { import: 'labKit' }),
);
