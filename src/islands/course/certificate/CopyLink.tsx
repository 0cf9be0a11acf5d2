import { useId, useState } from 'react';
import type { MemberTexts } from './texts.ts';

interface Props {
  readonly t: MemberTexts['issued'];
  readonly address: string;
}

/** The link to verify the certificate, and a button that copies it. */
export function CopyLink({ t, address }: Props) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not permitted: the selected address can still be copied by hand.
      const field = document.getElementById(id);
      if (field instanceof HTMLInputElement) field.select();
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
        {copied && t.copied}
      </p>
    </div>
  );
}
