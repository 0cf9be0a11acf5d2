import { use } from 'react';
import type { billing } from '../../../i18n/fr/billing/billing.ts';
import type * as account from '../../../i18n/fr/account/settings-account.ts';
import type * as data from '../../../i18n/fr/account/settings-data.ts';
import type * as security from '../../../i18n/fr/account/settings-security.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { AuthTexts } from '../../dialogs/texts.ts';

export type SettingsTexts = typeof account &
  typeof security &
  typeof data & {
    readonly billing: typeof billing;
    /** What the forms of the dialogs say, for the same fields. */
    readonly forms: AuthTexts;
  };

type Parts = readonly [
  Promise<typeof account>,
  Promise<typeof security>,
  Promise<typeof data>,
  Promise<{ readonly billing: typeof billing }>,
  Promise<AuthTexts>,
];

const loaders: Readonly<Record<Lang, () => Parts>> = {
  fr: () => [
    import('../../../i18n/fr/account/settings-account.ts'),
    import('../../../i18n/fr/account/settings-security.ts'),
    import('../../../i18n/fr/account/settings-data.ts'),
    import('../../../i18n/fr/billing/billing.ts'),
    import('../../../i18n/fr/auth/dialogs.ts'),
  ],
  en: () => [
    import('../../../i18n/en/account/settings-account.ts'),
    import('../../../i18n/en/account/settings-security.ts'),
    import('../../../i18n/en/account/settings-data.ts'),
    import('../../../i18n/en/billing/billing.ts'),
    import('../../../i18n/en/auth/dialogs.ts'),
  ],
};
const loaded = new Map<Lang, Promise<SettingsTexts>>();

/** What the sections say, fetched once somebody is signed in; suspends until it is here. */
export function useSettingsTexts(lang: Lang): SettingsTexts {
  let texts = loaded.get(lang);
  if (!texts) {
    texts = Promise.all(loaders[lang]()).then(([account, security, data, { billing }, forms]) => ({
      ...account,
      ...security,
      ...data,
      billing,
      forms,
    }));
    loaded.set(lang, texts);
  }
  return use(texts);
}
