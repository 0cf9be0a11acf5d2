/** The steps after the form: review, email sent, confirmation of its link, result. */
import type { ContractEnd as Kind } from '../../domain/api/contract-end.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import {
  $contractEnd,
  correctDeclaration,
  readLink,
  startOver,
} from '../../stores/contract/contract-end.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { useShared } from '../ui/hooks.ts';
import { EndAlert } from './EndAlert.tsx';
import { Ended } from './Ended.tsx';
import { Declared, Pending } from './Notify.tsx';
import { useStepTexts } from './texts.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly lang: Lang;
  readonly kind: Kind;
}

export default function Steps({ lang, kind }: Props) {
  const texts = useStepTexts(lang);
  const { steps: t } = texts;
  const { step, busy } = useShared($contractEnd, $contractEnd.get());
  switch (step.type) {
    case 'form':
      return null;
    case 'recap':
      return <Declared lang={lang} kind={kind} texts={texts} declaration={step.declaration} />;
    case 'mail-sent':
      return (
        <>
          <DialogTitle>{t.mailSent.title}</DialogTitle>
          <p className="dialog-intro">{fill(t[kind].mailText, { email: step.email })}</p>
          <p className="mt-4 text-ink-2">{t.mailSent.nothing}</p>
          <div className="form-actions">
            <button type="button" className="btn" onClick={correctDeclaration}>
              {t.mailSent.other}
            </button>
          </div>
        </>
      );
    case 'reading':
      return <Reading busy={busy} lang={lang} t={t} />;
    case 'pending':
      return <Pending lang={lang} texts={texts} pending={step.pending} />;
    case 'bad-link':
      return (
        <>
          <DialogTitle>{t.badLink.title}</DialogTitle>
          <p className="dialog-intro">{t.badLink.text}</p>
          <div className="form-actions">
            <button type="button" className="btn btn-primary" onClick={startOver}>
              {t.again}
            </button>
          </div>
        </>
      );
    case 'ended':
      return <Ended lang={lang} texts={texts} ended={step.ended} />;
  }
}

interface ReadingProps {
  readonly busy: boolean;
  readonly lang: Lang;
  readonly t: ReturnType<typeof useStepTexts>['steps'];
}

/** The email link is loading, or failed to load. */
function Reading({ busy, lang, t }: ReadingProps) {
  return (
    <>
      <DialogTitle>{t.link}</DialogTitle>
      <EndAlert lang={lang} t={t} />
      {busy ? (
        <Waiting />
      ) : (
        <div className="form-actions">
          <button type="button" className="btn btn-primary" onClick={() => void readLink()}>
            {t.retry}
          </button>
          <button type="button" className="btn" onClick={startOver}>
            {t.again}
          </button>
        </div>
      )}
    </>
  );
}
