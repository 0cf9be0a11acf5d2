import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly t: Pick<FormTexts['auth']['signUp'], 'acceptTerms' | 'termsLink' | 'newTab'>;
  readonly termsHref: string;
  readonly error: string | undefined;
}

/** Consent to the terms: never ticked by default. */
export function Terms({ t, termsHref, error }: Props) {
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name="acceptTerms"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'accept-terms-error' : undefined}
        />
        <span>
          {t.acceptTerms}{' '}
          <a href={termsHref} target="_blank" rel="noopener">
            {t.termsLink}
            <span className="sr-only"> {t.newTab}</span>
          </a>
          .
        </span>
      </label>
      {error && (
        <p className="field-error" id="accept-terms-error">
          {error}
        </p>
      )}
    </div>
  );
}
