import { useEffect, useRef, useState } from 'react';
import { resendWait } from '../../domain/verification.ts';
import { fill, plural, type Lang } from '../../i18n/index.ts';
import { $auth, correctDraft, resendCode, submitCode, type AuthStep } from '../../stores/auth.ts';
import { Alert } from '../Alert.tsx';
import { useShared } from '../hooks.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { DialogTitle } from './DialogTitle.tsx';
import type { DialogTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly step: Extract<AuthStep, { type: 'code' }>;
}

/** Types the six digits that were mailed. Fewer are no try: the field says so. */
export function CodeForm({ lang, texts, step }: Props) {
  const { code: t, errors } = texts.auth;
  const { busy, fault, resent } = useShared($auth, $auth.get());
  const input = useRef<HTMLInputElement>(null);
  const { triesLeft } = step.verification;
  const [short, setShort] = useState(false);
  const over = fault === 'codeSpent' || fault === 'codeExpired';

  useEffect(() => {
    if (busy || !fault) return;
    input.current?.select();
  }, [busy, fault, triesLeft]);

  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{fill(t.intro, { email: step.draft.email })}</p>
      {fault && (
        <div className="dialog-alert" id="code-fault">
          <Alert>
            {fault === 'network' ? texts.common.network : errors[fault]}
            {fault === 'invalidVerificationCode' &&
              `. ${fill(plural(lang, triesLeft, errors.triesLeft), { n: triesLeft })}`}
          </Alert>
        </div>
      )}
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const typed = input.current?.value ?? '';
          setShort(typed.length < 6);
          if (typed.length < 6) input.current?.focus();
          else if (!over) void submitCode(typed);
        }}
      >
        <label className="sr-only" htmlFor="verification-code">
          {t.label}
        </label>
        <input
          ref={input}
          id="verification-code"
          className="code-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          aria-invalid={fault || short ? true : undefined}
          aria-describedby={short ? 'code-short' : fault && 'code-fault'}
          autoFocus
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.replace(/\D/g, '');
          }}
        />
        {short && (
          <p className="field-error" id="code-short">
            {t.short}
          </p>
        )}
        <SubmitButton busy={busy} off={over}>
          {busy ? t.busy : t.submit}
        </SubmitButton>
      </form>
      <p className="hint" role="status">
        {resent && t.resent}
      </p>
      <Resend t={t} step={step} busy={busy} />
      <p className="dialog-switch">
        <button type="button" className="link" onClick={correctDraft}>
          {t.back}
        </button>
      </p>
    </>
  );
}

/** Counts the minute down, then offers another code. */
function Resend({
  t,
  step,
  busy,
}: {
  t: DialogTexts['auth']['code'];
  step: Props['step'];
  busy: boolean;
}) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil(resendWait(step.verification, now) / 1000);
  if (seconds > 0) return <p className="hint">{fill(t.resendIn, { n: seconds })}</p>;
  return (
    <button type="button" className="link" disabled={busy} onClick={() => void resendCode()}>
      {t.resend}
    </button>
  );
}
