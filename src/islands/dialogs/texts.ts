import type * as French from '../../i18n/fr/auth/dialogs.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { useTexts } from '../ui/use-texts.ts';

export type DialogTexts = Pick<
  typeof French,
  'common' | 'fieldErrors' | 'strength' | 'auth' | 'checkout' | 'slides'
>;

/** What the ways in say, in the dialog and on their pages. */
export type AuthTexts = Omit<DialogTexts, 'checkout' | 'slides'>;

type Fields = Pick<AuthTexts['auth'], 'fields' | 'signUp' | 'google' | 'reset'>;

/** What a form needs before anything was sent: all that the HTML of a page carries. */
export interface FormTexts extends Pick<AuthTexts, 'fieldErrors' | 'strength'> {
  readonly auth: Fields;
}

/** Fetches what the dialogs say, and what the fields of every form say. */
export const loadDialogTexts = textsLoader(
  import.meta.glob<typeof French>('../../i18n/*/auth/dialogs.ts'),
);

/** The dialogs' texts, fetched with the first dialog; suspends until they are here. */
export function useDialogTexts(lang: Lang): DialogTexts {
  const [dialogs] = useTexts(lang, loadDialogTexts);
  return dialogs;
}
