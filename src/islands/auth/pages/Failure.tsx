import type { Lang } from '../../../i18n/locales.ts';
import { FaultAlert } from '../ErrorAlert.tsx';
import { useTexts } from '../../dialogs/texts.ts';

export default function Fault({ lang }: { readonly lang: Lang }) {
  return <FaultAlert lang={lang} texts={useTexts(lang)} />;
}
