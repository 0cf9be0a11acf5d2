import { useId, useState } from 'react';
import type { MemberTexts } from './texts.ts';

interface Props {
  readonly t: MemberTexts['issued'];
  readonly address: string;
}

/** The link to verify the certificate, and a button that copies it. */
export function CopyLink({ t, address }: Props) {
  const id = useId();
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    // The same text again would not be announced.
    setSaid('');
    try {
      await navigator.clipboard.writeText(address);
      setSaid(t.copied);
    } catch {
      // Not permitted: the address, which is selected with the focus, can still be copied by hand.
      document.getElementById(id)?.focus();
      setSaid(t.notCopied);
    }
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t.share}</label>
      <div className="field-box">
        <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <button type="button" onClick={() => void copy()}>
          {t.copy}
        </button>
      </div>
      <p className="hint" role="status">
        {said}
      </p>
    </div>
  );
}
