import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { Lang } from '../../../i18n/index.ts';

/** Props the page after payment passes to its parts. */
export interface ReturnProps {
  readonly lang: Lang;
  readonly t: typeof checkoutReturn;
  readonly links: Readonly<
    Record<
      'course' | 'pricing' | 'dashboard' | 'billing' | 'support' | 'withdraw' | 'cancel',
      string
    >
  >;
  /** The published lessons, in teaching order. */
  readonly lessons: readonly {
    readonly key: LessonKey;
    readonly title: string;
    readonly text: string;
    readonly minutes: number;
    /** Address of its drawn picture. */
    readonly picture: string;
  }[];
}
