import { useRef, useState, type MouseEvent } from 'react';
import type { Lang } from '../../../../i18n/locales.ts';
import {
  confirmEmail,
  dismissEmailLink,
  type EmailConfirmation,
} from '../../../../stores/auth/credentials.ts';
import { signOut } from '../../../../stores/auth/session.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { OpenedAccount } from '../../../auth/OpenedAccount.tsx';
import { leaveFocus, passFocus } from '../../../ui/hooks.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import { Styles } from '../Styles.tsx';
import { useSettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly token: string;
}

/**
 * The target of an email link. Opening it confirms nothing, since scanners follow links: the
 * user presses a button.
 */
export default function EmailLink({ lang, token }: Props) {
  const t = useSettingsTexts(lang);
  const { link } = t.email;
  const { busy, outcome, run } = useAction<SettingsCode>();
  const [confirmed, setConfirmed] = useState<EmailConfirmation>();
  const over = confirmed ?? (outcome.type === 'error' && outcome.code === 'link_spent');
  const title = useRef<HTMLHeadingElement>(null);
  const dismiss = ({ currentTarget }: MouseEvent): void => {
    leaveFocus(currentTarget.closest('section'));
    dismissEmailLink();
  };
  return (
    <section className="card panel settings-link" aria-labelledby="email-link-title">
      <Styles />
      <h2 ref={title} id="email-link-title" tabIndex={-1}>
        {link.heading}
      </h2>
      {!over && <p>{link.text}</p>}
      {!over && (
        <p className="settings-actions">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={busy ? true : undefined}
            onClick={({ currentTarget }) =>
              void run(() => confirmEmail(token)).then((result) => {
                if (result?.type === 'ok') setConfirmed(result.value);
                passFocus(currentTarget, () => title.current?.focus({ preventScroll: true }));
              })
            }
          >
            {busy ? t.common.busy : link.confirm}
          </button>
          <button type="button" className="btn" onClick={dismiss}>
            {link.dismiss}
          </button>
        </p>
      )}
      <ActionStatus
        lang={lang}
        t={t.errors}
        outcome={outcome}
        {...(confirmed && { done: link[confirmed.type] })}
      />
      {confirmed?.type === 'changed' && (
        <OpenedAccount
          t={t.forms.auth.openedAccount}
          email={confirmed.email}
          isOther={confirmed.isOther}
          onSignOut={() => void signOut().finally(dismissEmailLink)}
        />
      )}
      {over && (
        <p className="settings-actions">
          <button type="button" className="btn" onClick={dismiss}>
            {link.done}
          </button>
        </p>
      )}
    </section>
  );
}
