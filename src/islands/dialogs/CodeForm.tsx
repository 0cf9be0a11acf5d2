import { useEffect, useRef, useState } from 'react';
import { resendWait } from '../../domain/verification.ts';
import { fill, plural, type Lang } from '../../i18n/index.ts';
import { $auth, correctDraft, resendCode, submitCode, type AuthStep } from '../../stores/auth.ts';
import { Alert } from '../Alert.tsx';
import { useShared } from '../hooks.ts';
import type { DialogTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly step: Extract<AuthStep, { type: 'code' }>;
}

/** Types the six digits that were mailed; a full code is sent at once. */
export function CodeForm({ lang, texts, step }: Props) {
  const { code: t, errors } = texts.auth;
  const { busy, fault, resent } = useShared($auth, $auth.get());
  const input = useRef<HTMLInputElement>(null);
  const { triesLeft } = step.verification;
  const over = fault === 'codeSpent' || fault === 'codeExpired';

  useEffect(() => {
    if (busy || !fault) return;
    input.current?.select();
  }, [busy, fault, triesLeft]);

  return (
    <>
      <h2 id="dialog-title">{t.title}</h2>
      <p className="dialog-intro">{fill(t.intro, { email: step.draft.email })}</p>
      {fault && (
        <div className="dialog-alert">
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
          void submitCode(input.current?.value ?? '');
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
          aria-invalid={fault ? true : undefined}
          autoFocus
          onInput={({ currentTarget }) => {
            currentTarget.value = currentTarget.value.replace(/\D/g, '');
          }}
        />
        <button type="submit" className="btn btn-primary" disabled={busy || over}>
          {busy ? t.busy : t.submit}
        </button>
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
