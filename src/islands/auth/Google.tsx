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
        <GoogleMark />
        {t.button}
      </button>
      <p className="hint">
        {t.consent} <a href={href(lang, 'terms')}>{signUp.termsLink}</a>.
      </p>
      <p className="or">{t.or}</p>
    </>
  );
}

/** Google's mark in its own colours, as its branding guidelines require. */
function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
      />
      <path
        fill="#FBBC05"
        d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-7.9-6.2a24 24 0 0 0 0 21.6l7.9-6.2z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.4-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-7.9 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}
