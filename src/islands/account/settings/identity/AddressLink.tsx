import { useEffect, useRef, useState } from 'react';
import { href, type Lang } from '../../../../i18n/index.ts';
import { confirmAddress } from '../../../../stores/account/address-proof.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { dismissEmailLink } from '../../../../stores/auth/credentials.ts';
import { $session, retrySession, startSession } from '../../../../stores/auth/session.ts';
import { Failure } from '../../../course/Failure.tsx';
import { leaveFocus, passFocus, useShared } from '../../../ui/hooks.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import { Styles } from '../Styles.tsx';
import { useSettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly token: string;
}

/**
 * The target of a link that verifies the account's address. It requires a session of that account:
 * a mailbox owner who opens a stranger's link by mistake verifies nothing.
 */
export default function AddressLink({ lang, token }: Props) {
  const t = useSettingsTexts(lang);
  const { link } = t.twoFactor.proof;
  const { busy, outcome, run } = useAction<SettingsCode>();
  const [done, setDone] = useState(false);
  const session = useShared($session, { type: 'loading' });
  useEffect(() => void startSession(), []);
  const signedIn = session.type === 'signed-in';
  const texts = {
    'signed-in': link.text,
    'signed-out': link.signIn,
    loading: t.common.loading,
  };
  const title = useRef<HTMLHeadingElement>(null);
  const confirm = async (pressed: HTMLElement): Promise<void> => {
    const result = await run(() => confirmAddress(token));
    if (result?.type === 'ok') setDone(true);
    passFocus(pressed, () => title.current?.focus({ preventScroll: true }));
  };
  return (
    <section className="card panel settings-link" aria-labelledby="address-link-title">
      <Styles />
      <h2 ref={title} id="address-link-title" tabIndex={-1}>
        {link.heading}
      </h2>
      {!done && session.type === 'failed' && (
        <Failure
          text={t.common.unread}
          action={t.common.retry}
          onAction={() => void retrySession()}
        />
      )}
      {!done && session.type !== 'failed' && <p>{texts[session.type]}</p>}
      <p className="settings-actions">
        {!done && signedIn && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={busy ? true : undefined}
            onClick={({ currentTarget }) => void confirm(currentTarget)}
          >
            {busy ? t.common.busy : link.confirm}
          </button>
        )}
        {!done && session.type === 'signed-out' && (
          <>
            <button type="button" className="btn btn-primary" data-open="open-auth">
              {link.toSignIn}
            </button>
            <a className="btn" href={href(lang, 'resetPassword')}>
              {link.notMine}
            </a>
          </>
        )}
        {signedIn && (
          <button
            type="button"
            className="btn"
            onClick={({ currentTarget }) => {
              leaveFocus(currentTarget.closest('section'));
              dismissEmailLink();
            }}
          >
            {done ? link.done : link.dismiss}
          </button>
        )}
      </p>
      <ActionStatus
        lang={lang}
        t={t.errors}
        outcome={outcome}
        {...(done && { done: link.confirmed })}
      />
    </section>
  );
}
