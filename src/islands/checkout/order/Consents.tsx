import type { ReactNode } from 'react';
import type { DialogTexts } from '../../dialogs/texts.ts';

export type Consent = 'terms' | 'waiver';

/** The consents a form lacks, in their order. Neither is ever ticked beforehand. */
export function missingConsents(form: FormData): readonly Consent[] {
  return (['terms', 'waiver'] as const).filter((name) => !form.has(name));
}

interface Props {
  readonly t: DialogTexts['checkout'];
  readonly termsHref: string;
  readonly missing: readonly Consent[];
}

/** What the law asks to be accepted before an order: the terms, and immediate access. */
export function Consents({ t, termsHref, missing }: Props) {
  return (
    <>
      <Tick name="terms" error={missing.includes('terms') ? t.acceptTerms : undefined}>
        {t.termsBefore}{' '}
        <a href={termsHref} target="_blank" rel="noopener">
          {t.termsLink}
          <span className="sr-only"> {t.newTab}</span>
        </a>
        .
      </Tick>
      <Tick name="waiver" error={missing.includes('waiver') ? t.acceptWaiver : undefined}>
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
