import { Suspense, useEffect, useRef } from 'react';
import { anyValue } from '../../domain/shared/fields.ts';
import { emailError } from '../../domain/shared/email.ts';
import { errorText } from '../../i18n/errors.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import type * as French from '../../i18n/fr/signals/notice.ts';
import { textsLoader } from '../../i18n/load.ts';
import {
  $notice,
  askNotice,
  followLink,
  linkEvent,
  openLink,
  takeLink,
  type NoticeStore,
} from '../../stores/signals/notice.ts';
import type { FormTexts } from '../dialogs/texts.ts';
import { Alert } from '../ui/Alert.tsx';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { Field } from '../ui/Field.tsx';
import { Honeypot, honeypotName } from '../ui/Honeypot.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { useForm } from '../ui/use-form.ts';
import { useMailLink, useShared } from '../ui/hooks.ts';
import { useTexts } from '../ui/use-texts.ts';

type Texts = typeof French.signalsNotice;

/** Texts of responses and links: fetched with the first of them, not with the page. */
const loadTexts = textsLoader(import.meta.glob<typeof French>('../../i18n/*/signals/notice.ts'));

interface Props {
  readonly lang: Lang;
  readonly fieldErrors: Pick<FormTexts['fieldErrors'], 'required' | 'invalid_email'>;
  readonly t: Pick<Texts, 'email' | 'leaveEmpty' | 'submit' | 'sending' | 'solving' | 'privacy'>;
  readonly privacyHref: string;
  readonly failure: FailureTexts;
}

const initialState = $notice.get();

/** Requests one email when signals open; an emailed link leads back here to confirm it. */
export default function SignalsNotice(props: Props) {
  useMailLink({ linkEvent, takeLink, openLink });
  return (
    <ErrorBoundary texts={props.failure}>
      <Step {...props} />
    </ErrorBoundary>
  );
}

function Step(props: Props) {
  const state = useShared($notice, initialState);
  const hasForm = state.step.type === 'form' || state.step.type === 'incomplete-link';
  return (
    <>
      {(state.error ?? state.step.type !== 'form') && (
        <Suspense fallback={null}>
          <Result lang={props.lang} state={state} />
        </Suspense>
      )}
      {hasForm && <NoticeForm {...props} state={state} />}
    </>
  );
}

/** An error, or the result for the address. */
function Result({ lang, state }: { readonly lang: Lang; readonly state: NoticeStore }) {
  const [{ signalsNotice: t }] = useTexts(lang, loadTexts);
  const { step } = state;
  const place = useRef<HTMLDivElement>(null);
  const result = step.type === 'form' ? '' : `${step.type} ${step.type === 'link' && step.state}`;
  useEffect(() => {
    if (result) place.current?.focus();
  }, [result]);
  return (
    <>
      {state.error && <Alert>{errorText(lang, t.errors, state.error)}</Alert>}
      {step.type !== 'form' && (
        <div ref={place} tabIndex={-1} className="grid gap-4">
          {step.type === 'sent' ? (
            <p role="status">{fill(t.sent, { email: step.email })}</p>
          ) : step.type === 'incomplete-link' ? (
            <p role="status">{t.link.incomplete}</p>
          ) : (
            <LinkState t={t.link} state={step.state} busy={state.busy} failed={!!state.error} />
          )}
        </div>
      )}
    </>
  );
}

function NoticeForm(props: Props & { readonly state: NoticeStore }) {
  const { lang, t, fieldErrors, privacyHref, state } = props;
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
        <SubmitButton busy={state.busy !== 'no'}>
          {state.busy === 'no' ? t.submit : state.busy === 'yes' ? t.sending : t.solving}
        </SubmitButton>
        <a className="link text-sm" href={privacyHref}>
          {t.privacy}
        </a>
      </p>
    </form>
  );
}

interface LinkProps {
  readonly t: Texts['link'];
  readonly state: Extract<NoticeStore['step'], { type: 'link' }>['state'];
  readonly busy: NoticeStore['busy'];
  readonly failed: boolean;
}

/** The state of the link's address, and the actions it allows. */
function LinkState({ t, state, busy, failed }: LinkProps) {
  const button = (action: 'look' | 'confirm' | 'stop', label: string, look = 'btn') => (
    <button
      type="button"
      className={look}
      aria-disabled={busy === 'no' ? undefined : true}
      onClick={({ currentTarget }) => {
        // This button disappears during the request.
        if (action === 'look') currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        void followLink(action);
      }}
    >
      {label}
    </button>
  );
  if (state === undefined) {
    return failed ? <p>{button('look', t.retry)}</p> : <p role="status">{t.loading}</p>;
  }
  return (
    <>
      <p role="status">{t[state]}</p>
      {state === 'unconfirmed' && (
        <p className="flex flex-wrap gap-3">
          {button('confirm', t.confirm, 'btn btn-primary')}
          {button('stop', t.decline)}
        </p>
      )}
      {state === 'confirmed' && <p>{button('stop', t.stop)}</p>}
    </>
  );
}
