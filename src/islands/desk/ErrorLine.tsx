import { errorText } from '../../i18n/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { DeskError } from '../../stores/desk/call.ts';
import { Alert } from '../ui/Alert.tsx';
import type { DeskTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DeskTexts;
  readonly error: DeskError | undefined;
  /** Another sentence for a conflict. */
  readonly conflict?: string;
}

/** Why the last action failed, if it did. */
export function ErrorLine({ lang, t, error, conflict }: Props) {
  if (!error) return null;
  const isConflict = error.code === 'conflict' && conflict !== undefined;
  return <Alert>{isConflict ? conflict : errorText(lang, t.errors, error)}</Alert>;
}
