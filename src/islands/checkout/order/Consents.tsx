import { Tick } from '../../ui/Tick.tsx';
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
