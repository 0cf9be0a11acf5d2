/** The page that requests a password reset link. */
import type { Lang } from '../../../i18n/locales.ts';
import { $auth } from '../../../stores/auth/auth.ts';
import { ResetForm } from '../Reset.tsx';
import type { FormTexts } from '../../dialogs/texts.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { initialState } from './initial-state.ts';
import { LazyErrorAlert, LazySteps } from './LazyParts.tsx';

interface Props {
  readonly lang: Lang;
  readonly texts: Pick<FormTexts, 'fieldErrors'> & {
    readonly auth: Pick<FormTexts['auth'], 'reset' | 'fields'>;
  };
  readonly heading: string;
  readonly failure: FailureTexts;
}

export default function AskReset({ lang, texts, heading, failure }: Props) {
  const { step } = useShared($auth, initialState);
  return (
    <ErrorBoundary texts={failure}>
      <div className="steps">
        {step.type === 'form' ? (
          <>
            <h2>{heading}</h2>
            <p className="dialog-intro">{texts.auth.reset.intro}</p>
            <LazyErrorAlert lang={lang} />
            <ResetForm lang={lang} texts={texts} email="" autoFocus={false} />
          </>
        ) : (
          <LazySteps lang={lang} />
        )}
      </div>
    </ErrorBoundary>
  );
}
