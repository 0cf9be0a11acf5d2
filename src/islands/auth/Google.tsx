import { href, type Lang } from '../../i18n/index.ts';
import { $auth, offersGoogle, signInWithGoogle } from '../../stores/auth/auth.ts';
import { $dialog } from '../../stores/site/dialog.ts';
import { rememberOrder } from '../../stores/checkout/pending-order.ts';
import { useShared } from '../ui/hooks.ts';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: FormTexts;
}

/** Google sign-in above the form, if enabled in this build. */
export function Google({ lang, texts }: Props) {
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
      <button
        type="button"
        className="btn google"
        aria-disabled={busy ? true : undefined}
        onClick={leave}
      >
        {t.button}
      </button>
      <p className="hint">
        {t.consent} <a href={href(lang, 'terms')}>{signUp.termsLink}</a>.
      </p>
      <p className="or">{t.or}</p>
    </>
  );
}
