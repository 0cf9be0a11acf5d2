import type { checkoutReturn } from '../../i18n/fr/checkout/checkout.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { SettingsTexts } from '../account/settings/texts.ts';

/** Props shared by the parts of the billing section. */
export interface BillingProps {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly links: { readonly pricing: string; readonly mail: string };
}
