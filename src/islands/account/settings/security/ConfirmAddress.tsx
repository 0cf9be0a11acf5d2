import { useEffect } from 'react';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import {
  cancelAddressStep,
  continueTwoFactor,
  mailAddressLink,
  type AddressStep,
} from '../../../../stores/account/address-proof.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { $session } from '../../../../stores/auth/session.ts';
import { Resend } from '../../../auth/Resend.tsx';
import { passFocus, useFocused, useShared } from '../../../ui/hooks.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly step: Extract<AddressStep, { type: 'asked' }>;
}

const lookEveryMs = 4_000;

/** Before the second factor: a link to the account's address, and the wait until it was opened. */
export function ConfirmAddress({ lang, t, step: { sentAt } }: Props) {
  const { proof } = t.twoFactor;
  const { busy, outcome, run } = useAction<SettingsCode>();
  const session = useShared($session, { type: 'loading' });
  const email = session.type === 'signed-in' ? session.member.email : '';
  const title = useFocused<HTMLHeadingElement>();
  useEffect(() => (sentAt === undefined ? undefined : watchForProof()), [sentAt]);
  const send = () => run(mailAddressLink);
  const sendFirst = async (pressed: HTMLElement): Promise<void> => {
    await send();
    passFocus(pressed, () => title.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {proof.heading}
      </h3>
      <p className="mt-3" role="status">
        {fill(sentAt === undefined ? proof.text : proof.sent, { email })}
      </p>
      {sentAt !== undefined && (
        <Resend t={proof} sentAt={sentAt} busy={busy} onResend={() => void send()} />
      )}
      <p className="settings-actions">
        {sentAt === undefined && (
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={busy ? true : undefined}
            onClick={({ currentTarget }) => void sendFirst(currentTarget)}
          >
            {busy ? t.common.busy : proof.send}
          </button>
        )}
        <button type="button" className="btn" onClick={cancelAddressStep}>
          {t.common.cancel}
        </button>
      </p>
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
    </>
  );
}

/** Checks while the page is in view: the link may be opened in another tab or on another device. */
function watchForProof(): () => void {
  const look = (): void => {
    if (document.visibilityState === 'visible') void continueTwoFactor();
  };
  const timer = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
