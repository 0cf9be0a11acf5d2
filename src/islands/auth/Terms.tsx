import { Tick } from '../ui/Tick.tsx';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly t: Pick<FormTexts['auth']['signUp'], 'acceptTerms' | 'termsLink' | 'newTab'>;
  readonly termsHref: string;
  readonly error: string | undefined;
}

/** Consent to the terms: never ticked by default. */
export function Terms({ t, termsHref, error }: Props) {
  return (
    <Tick name="acceptTerms" error={error}>
      {t.acceptTerms}{' '}
      <a href={termsHref} target="_blank" rel="noopener">
        {t.termsLink}
        <span className="sr-only"> {t.newTab}</span>
      </a>
      .
    </Tick>
  );
}
