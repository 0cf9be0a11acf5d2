import type { ReactNode } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $auth } from '../../stores/auth/auth.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import { faultSentence } from '../ui/sentences.ts';
import type { AuthTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
  /** For `aria-describedby` of the field it is about. */
  readonly id?: string;
  /** Said after the sentence. */
  readonly children?: ReactNode;
}

/** The red box of what failed last, if something did. */
export function FaultAlert({ lang, texts, id, children }: Props) {
  const state = useShared($auth, $auth.get());
  const sentence = faultSentence(texts, lang, state);
  if (!sentence) return null;
  return (
    <div className="dialog-alert" id={id}>
      <Alert>
        {sentence}
        {children}
      </Alert>
    </div>
  );
}
