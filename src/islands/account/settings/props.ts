import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import type { settings } from '../../../i18n/fr/account/settings.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { FailureTexts } from '../../ui/ErrorBoundary.tsx';

/** Props the page passes to the settings. */
export interface SettingsProps {
  readonly lang: Lang;
  readonly t: Pick<typeof settings, 'signedOut'>;
  readonly members: Pick<typeof members, 'membersOnly'>;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly links: { readonly pricing: string; readonly privacy: string; readonly mail: string };
  readonly failure: FailureTexts;
}
