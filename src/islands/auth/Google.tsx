import { href, type Lang } from '../../i18n/index.ts';
import { $auth, offersGoogle, signInWithGoogle } from '../../stores/auth/auth.ts';
import { $dialog } from '../../stores/site/dialog.ts';
import { rememberOrder } from '../../stores/checkout/pending-order.ts';
import { useShared } from '../ui/hooks.ts';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: FormTexts;
  /** Whether to say what creating an account accepts, where the form has not. */
  readonly withConsent: boolean;
}

/** The other way in, where this build has it. */
export function Google({ lang, texts, withConsent }: Props) {
  const { busy } = useShared($auth, $auth.get());
  const { google: t, signUp } = texts.auth;
  if (!offersGoogle) return null;
  const leave = () => {
    const dialog = $dialog.get();
    if (dialog.type === 'subscribe') rememberOrder(dialog.plan);
    void signInWithGoogle(lang);
  };
  return (
    <>
      <p className="or">{t.or}</p>
      <button
        type="button"
        className="btn google"
        aria-disabled={busy ? true : undefined}
        onClick={leave}
      >
        {t.button}
      </button>
      {withConsent && (
        <p className="hint">
          {t.consent} <a href={href(lang, 'terms')}>{signUp.consentLink}</a>.
        </p>
      )}
    </>
  );
}
