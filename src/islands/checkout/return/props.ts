import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { Lang } from '../../../i18n/index.ts';

/** What the page after the payment gives its parts. */
export interface ReturnProps {
  readonly lang: Lang;
  readonly t: typeof checkoutReturn;
  readonly links: Readonly<
    Record<'course' | 'firstLesson' | 'pricing' | 'dashboard' | 'billing' | 'support', string>
  >;
}
