import { anyValue } from '../../domain/shared/fields.ts';
import { emailError } from '../../domain/shared/email.ts';
import type { Lang } from '../../i18n/index.ts';
import {
  $notice,
  askNotice,
  linkEvent,
  openLink,
  takeLink,
  type NoticeStore,
} from '../../stores/signals/notice.ts';
import type { FormTexts } from '../dialogs/texts.ts';
import type { FailureTexts } from '../ui/ErrorBoundary.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot, honeypotName } from '../ui/Honeypot.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useForm } from '../ui/use-form.ts';
import { useMailLink, useShared } from '../ui/hooks.ts';
import { useNoticeTexts, type NoticeTexts } from './notice-texts.ts';
import { NoticeResult } from './NoticeResult.tsx';

interface Props {
  readonly lang: Lang;
  /** Undefined once signals are open: only the link is left. */
  readonly form: FormContent | undefined;
  /** The text of a lost connection, without which the others cannot be loaded. */
  readonly network: string;
  readonly failure: FailureTexts;
}

interface FormContent {
  readonly fieldErrors: Pick<FormTexts['fieldErrors'], 'required' | 'invalid_email'>;
  readonly t: Pick<
    NoticeTexts,
    'email' | 'leaveEmpty' | 'submit' | 'sending' | 'solving' | 'privacy'
  >;
  readonly privacyHref: string;
}

const initialState = $notice.get();

/** Requests one email when signals open; an emailed link leads back here to confirm it or to delete the address. */
export default function SignalsNotice({ lang, form, network, failure }: Props) {
  useMailLink({ linkEvent, takeLink, openLink });
  const state = useShared($notice, initialState);
  const t = useNoticeTexts(lang, state);
  const hasForm = state.step.type === 'form' || state.step.type === 'incomplete-link';
  return (
    <>
      <NoticeResult lang={lang} t={t} network={network} failure={failure} state={state} />
      {form && hasForm && <NoticeForm {...form} lang={lang} busy={state.busy} />}
    </>
  );
}

type FormProps = FormContent & Pick<Props, 'lang'> & Pick<NoticeStore, 'busy'>;

function NoticeForm({ lang, t, fieldErrors, privacyHref, busy }: FormProps) {
  const { form, field } = useForm({
    fields: { email: emailError, [honeypotName]: anyValue },
    texts: fieldErrors,
    submit: ({ email, website }) => void askNotice(email.trim(), website, lang),
  });
  return (
    <form {...form} className="grid gap-4">
      <Field {...field('email')} type="email" label={t.email} autoComplete="email" />
      <Honeypot label={t.leaveEmpty} className="sr-only" />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busy={busy !== 'no'}>
          {busy === 'no' ? t.submit : busy === 'yes' ? t.sending : t.solving}
        </SubmitButton>
        <a className="link text-sm" href={privacyHref}>
          {t.privacy}
        </a>
      </p>
    </form>
  );
}
