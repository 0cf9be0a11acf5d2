import type { ReactNode } from 'react';
import type { DialogTexts } from '../../dialogs/texts.ts';

export type Consent = 'terms' | 'waiver';

/** Neither box is ticked by default. */
export const consentFields = {
  terms: (ticked: string) => (ticked === '' ? 'terms_not_accepted' : undefined),
  waiver: (ticked: string) => (ticked === '' ? 'waiver_not_accepted' : undefined),
} as const;

interface Props {
  readonly t: DialogTexts['checkout'];
  readonly termsHref: string;
  readonly errorOf: (name: Consent) => string | undefined;
}

/** The consents the law requires before an order: the terms, and immediate access. */
export function Consents({ t, termsHref, errorOf }: Props) {
  return (
    <>
      <Tick name="terms" error={errorOf('terms')}>
        {t.termsBefore}{' '}
        <a href={termsHref} target="_blank" rel="noopener">
          {t.termsLink}
          <span className="sr-only"> {t.newTab}</span>
        </a>
        .
      </Tick>
      <Tick name="waiver" error={errorOf('waiver')}>
        {t.waiver}
      </Tick>
    </>
  );
}

interface TickProps {
  readonly name: Consent;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

function Tick({ name, error, children }: TickProps) {
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
