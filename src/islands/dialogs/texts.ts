import type * as French from '../../i18n/fr/auth/dialogs.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { useTexts } from '../ui/use-texts.ts';

export type DialogTexts = Pick<
  typeof French,
  'common' | 'fieldErrors' | 'strength' | 'auth' | 'checkout' | 'slides'
>;

/** Texts of the auth forms, in the dialog and on their pages. */
export type AuthTexts = Omit<DialogTexts, 'checkout' | 'slides'>;

type Fields = Pick<AuthTexts['auth'], 'fields' | 'signUp' | 'google' | 'reset'>;

/** Texts a form needs before it is submitted: the only ones in a page's HTML. */
export interface FormTexts extends Pick<AuthTexts, 'fieldErrors' | 'strength'> {
  readonly auth: Fields;
}

/** Fetches the texts of the dialogs and of the fields shared by all forms. */
export const loadDialogTexts = textsLoader(
  import.meta.glob<typeof French>('../../i18n/*/auth/dialogs.ts'),
);

/** Texts of the dialogs, fetched with the first dialog; suspends until loaded. */
export function useDialogTexts(lang: Lang): DialogTexts {
  const [dialogs] = useTexts(lang, loadDialogTexts);
  return dialogs;
}
