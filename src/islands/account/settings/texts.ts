import type * as billing from '../../../i18n/fr/billing/billing.ts';
import type * as account from '../../../i18n/fr/account/settings-account.ts';
import type * as data from '../../../i18n/fr/account/settings-data.ts';
import type * as security from '../../../i18n/fr/account/settings-security.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useTexts } from '../../ui/use-texts.ts';
import { loadDialogTexts, type AuthTexts } from '../../dialogs/texts.ts';

export type SettingsTexts = typeof account &
  typeof security &
  typeof data & {
    readonly billing: (typeof billing)['billing'];
    /** Field texts shared with the dialogs' forms. */
    readonly forms: AuthTexts;
  };

const loadAccount = textsLoader(
  import.meta.glob<typeof account>('../../../i18n/*/account/settings-account.ts'),
);
const loadSecurity = textsLoader(
  import.meta.glob<typeof security>('../../../i18n/*/account/settings-security.ts'),
);
const loadData = textsLoader(
  import.meta.glob<typeof data>('../../../i18n/*/account/settings-data.ts'),
);
const loadBilling = textsLoader(
  import.meta.glob<typeof billing>('../../../i18n/*/billing/billing.ts'),
);

/** Texts of the sections, fetched after sign-in; suspends until loaded. */
export function useSettingsTexts(lang: Lang): SettingsTexts {
  const [account, security, data, { billing }, forms] = useTexts(
    lang,
    loadAccount,
    loadSecurity,
    loadData,
    loadBilling,
    loadDialogTexts,
  );
  return { ...account, ...security, ...data, billing, forms };
}
