import { useEffect, useState } from 'react';
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
  const seconds = Math.ceil(resendWait({ sentAt }, now) / 1000);
  if (seconds > 0) return <p className="hint">{fill(t.resendIn, { n: seconds })}</p>;
  return (
    <p className="hint">
      <button type="button" className="link" disabled={busy} onClick={onResend}>
        {t.resend}
      </button>
    </p>
  );
}
