import { useState } from 'react';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly t: Pick<SettingsTexts['twoFactor'], 'copied' | 'notCopied'>;
  readonly text: string;
  readonly label: string;
}

/** Copies a text and announces the result. */
export function CopyButton({ t, text, label }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    // The same text again would not be announced.
    setStatus('');
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t.copied);
    } catch {
      setStatus(t.notCopied);
    }
  };
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        {label}
      </button>
      <span className="settings-copied" role="status">
        {status}
      </span>
    </>
  );
}
