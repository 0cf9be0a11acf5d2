import type { ReactNode } from 'react';
import type { DialogTexts } from './texts.ts';

export type Consent = 'terms' | 'waiver';

/** The first consent a form lacks. Neither is ever ticked beforehand. */
export function missingConsent(form: FormData): Consent | undefined {
  return (['terms', 'waiver'] as const).find((name) => !form.has(name));
}

interface Props {
  readonly t: DialogTexts['checkout'];
  readonly termsHref: string;
  readonly missing: Consent | undefined;
}

/** What the law asks to be accepted before an order: the terms, and immediate access. */
export function Consents({ t, termsHref, missing }: Props) {
  return (
    <>
      <Tick name="terms" error={missing === 'terms' ? t.acceptTerms : undefined}>
        {t.termsBefore}{' '}
        <a href={termsHref} target="_blank" rel="noopener">
          {t.termsLink}
        </a>
        .
      </Tick>
      <Tick name="waiver" error={missing === 'waiver' ? t.acceptWaiver : undefined}>
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
