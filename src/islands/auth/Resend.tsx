import { useEffect, useRef, useState } from 'react';
import { resendWait } from '../../domain/account/verification.ts';
import { fill } from '../../i18n/index.ts';

interface Props {
  readonly t: Readonly<Record<'resendIn' | 'resend', string>>;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly busy: boolean;
  readonly onResend: () => void;
}

/** A one-minute countdown, then a button to send the email again. */
export function Resend({ t, sentAt, busy, onResend }: Props) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const place = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  const seconds = Math.ceil(resendWait({ sentAt }, now) / 1000);
  const isWaiting = seconds > 0;
  useEffect(() => {
    // The pressed button is gone: the keyboard continues here.
    if (isWaiting && pressed.current) place.current?.focus();
    pressed.current = false;
  }, [isWaiting]);
  const press = (): void => {
    if (busy) return;
    pressed.current = true;
    onResend();
  };
  return (
    <p ref={place} className="hint" tabIndex={-1}>
      {isWaiting ? (
        fill(t.resendIn, { n: seconds })
      ) : (
        <button type="button" className="link" aria-disabled={busy || undefined} onClick={press}>
          {t.resend}
        </button>
      )}
    </p>
  );
}
