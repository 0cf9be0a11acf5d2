import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { Lang } from '../../../i18n/index.ts';

/** Props the page after payment passes to its parts. */
export interface ReturnProps {
  readonly lang: Lang;
  readonly t: typeof checkoutReturn;
  readonly links: Readonly<
    Record<'course' | 'firstLesson' | 'pricing' | 'dashboard' | 'billing' | 'support', string>
  >;
}
