import type { ReactNode } from 'react';
import { errorText } from '../../i18n/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $auth } from '../../stores/auth/auth.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import type { AuthTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
  /** Referenced by the `aria-describedby` of its field. */
  readonly id?: string;
  /** Shown after the message. */
  readonly children?: ReactNode;
}

/** The last error, if any. */
export function ErrorAlert({ lang, texts, id, children }: Props) {
  const { error } = useShared($auth, $auth.get());
  if (!error) return null;
  return (
    <div className="dialog-alert" id={id}>
      <Alert>
        {errorText(lang, texts.auth.errors, error)}
        {children}
      </Alert>
    </div>
  );
}
