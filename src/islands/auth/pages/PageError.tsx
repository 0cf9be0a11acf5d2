import type { Lang } from '../../../i18n/locales.ts';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { useDialogTexts } from '../../dialogs/texts.ts';

/** The last error, on a page whose texts are not loaded yet. */
export default function PageError({ lang }: { readonly lang: Lang }) {
  return <ErrorAlert lang={lang} texts={useDialogTexts(lang)} />;
}
