import { errorText } from '../../i18n/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $contractEnd } from '../../stores/contract/contract-end.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: StepTexts['steps'];
}

/** The last error, if any. */
export function EndAlert({ lang, t }: Props) {
  const { error } = useShared($contractEnd, $contractEnd.get());
  if (!error) return null;
  return (
    <div className="dialog-alert">
      <Alert>{errorText(lang, t.errors, error)}</Alert>
    </div>
  );
}
