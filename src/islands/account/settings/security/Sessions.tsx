import type { Lang } from '../../../../i18n/locales.ts';
import { signOutEverywhere } from '../../../../stores/auth/credentials.ts';
import { signOut } from '../../../../stores/auth/session.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

/** Signs out here, or on every device. */
export function Sessions({ lang, t }: { readonly lang: Lang; readonly t: SettingsTexts }) {
  const { sessions } = t;
  const { busy, outcome, run } = useAction<SettingsCode>();
  return (
    <>
      <p className="text-ink-2">{sessions.here}</p>
      <p className="settings-actions">
        <button
          type="button"
          className="btn"
          onClick={() => {
            focusPage();
            void signOut();
          }}
        >
          {sessions.signOut}
        </button>
      </p>
      <p className="mt-6 text-ink-2">{sessions.everywhere}</p>
      <p className="settings-actions">
        <button
          type="button"
          className="btn"
          aria-disabled={busy ? true : undefined}
          onClick={() =>
            void run(signOutEverywhere).then((result) => {
              if (result?.type === 'ok') focusPage();
            })
          }
        >
          {busy ? t.common.busy : sessions.signOutEverywhere}
        </button>
      </p>
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
    </>
  );
}

/** The button disappears with the content; the focus moves to what replaces it. */
function focusPage(): void {
  scrollTo(0, 0);
  document.querySelector('main')?.focus({ preventScroll: true });
}
