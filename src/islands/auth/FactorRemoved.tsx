import { href, type Lang } from '../../i18n/index.ts';
import { finishAuth } from '../../stores/auth/auth.ts';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import type { AuthTexts } from '../dialogs/texts.ts';

/** Signed in with a recovery code: the second factor is removed, with a link to set it up again. */
export function FactorRemoved({ lang, texts }: { readonly lang: Lang; readonly texts: AuthTexts }) {
  const { factorRemoved: t } = texts.auth;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="mt-4">{t.text}</p>
      <div className="form-actions">
        <a className="btn btn-primary" href={href(lang, 'settings')}>
          {t.settings}
        </a>
        <button type="button" className="btn" onClick={finishAuth}>
          {t.done}
        </button>
      </div>
    </>
  );
}
