/** The password reset link: opened by a press, never by loading the page; then the new password. */
import { useState } from 'react';
import type { waysIn } from '../../../i18n/fr/auth/pages.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $auth, forgotPassword, openResetLink } from '../../../stores/auth/auth.ts';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { useForm } from '../../ui/use-form.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { initialState } from './initial-state.ts';
import { LazyErrorAlert, LazySteps } from './LazyParts.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<typeof waysIn.resetPassword, 'link' | 'spent'>;
  readonly failure: FailureTexts;
}

export default function ResetLink({ lang, t, failure }: Props) {
  const { step } = useShared($auth, initialState);
  return (
    <ErrorBoundary texts={failure}>
      <div className="steps">
        {step.type === 'form' ? <Ready lang={lang} t={t} /> : <LazySteps lang={lang} />}
      </div>
    </ErrorBoundary>
  );
}

/** The button that consumes the link and removes its token from the URL. */
function Ready({ lang, t }: Pick<Props, 'lang' | 't'>) {
  const { busy, error, linkUsed } = useShared($auth, initialState);
  const [malformed, setMalformed] = useState(false);
  const { form } = useForm({
    fields: {},
    texts: {},
    submit: () => {
      const token = tokenOf(location.search);
      setMalformed(token === undefined);
      if (token !== undefined) void openResetLink(token);
    },
  });
  if (linkUsed) return <Spent t={t.spent} text={t.spent.used} />;
  if (error?.code === 'link_spent') return <Spent t={t.spent} text={t.spent.text} />;
  if (malformed) return <Spent t={t.spent} text={t.spent.malformed} />;
  return (
    <>
      <h2>{t.link.title}</h2>
      <p className="dialog-intro">{t.link.text}</p>
      <LazyErrorAlert lang={lang} />
      <form {...form}>
        <SubmitButton busy={busy}>{busy ? t.link.busy : t.link.submit}</SubmitButton>
      </form>
    </>
  );
}

/** The token in the URL; undefined if incomplete. */
function tokenOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const token = query.get('token_hash') ?? '';
  const isComplete = /^[\w-]{8,256}$/.test(token) && query.get('type') === 'recovery';
  return isComplete ? token : undefined;
}

interface SpentProps {
  readonly t: Props['t']['spent'];
  readonly text: string;
}

function Spent({ t, text }: SpentProps) {
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{text}</p>
      <div className="form-actions">
        <button type="button" className="btn btn-primary" onClick={() => forgotPassword('')}>
          {t.again}
        </button>
      </div>
    </>
  );
}
