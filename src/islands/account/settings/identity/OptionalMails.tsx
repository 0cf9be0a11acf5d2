import { useId, useRef, useState } from 'react';
import {
  emailPurposes,
  purposeColumn,
  type EmailPurpose,
} from '../../../../domain/account/optional-emails.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { $addressProof, mailProofLink } from '../../../../stores/account/address-proof.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { saveOptionalEmail, type Profile } from '../../../../stores/account/profile.ts';
import { passFocus, useShared } from '../../../ui/hooks.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly profile: Profile;
}

interface MailsProps extends Props {
  /** Whether the subscription includes signals, whose emails can then be stopped. */
  readonly hasSignals: boolean;
}

/** The optional emails, each saved at once, and what would prevent them from being sent. */
export function OptionalMails({ hasSignals, ...props }: MailsProps) {
  const { lang, t, profile } = props;
  return (
    <>
      {hasSignals && (
        <div className="settings-facts">
          <OptionalMail {...props} purpose="signals" />
        </div>
      )}
      <div className="settings-facts">
        <p>{t.mails.optional}</p>
        {emailPurposes.map((purpose) => (
          <OptionalMail key={purpose} {...props} purpose={purpose} />
        ))}
      </div>
      {emailPurposes.some((purpose) => profile[purposeColumn(purpose)]) && (
        <Unproved lang={lang} t={t} />
      )}
    </>
  );
}

function OptionalMail({ lang, t, profile, purpose }: Props & { readonly purpose: EmailPurpose }) {
  const texts = t.mails.purposes[purpose];
  const hint = useId();
  const { busy, outcome, run } = useAction<SettingsCode>();
  const [saving, setSaving] = useState<boolean>();
  const isOn = profile[purposeColumn(purpose)];
  const save = (next: boolean): void => {
    if (busy) return;
    setSaving(next);
    void run(() => saveOptionalEmail(purpose, next)).then(() => setSaving(undefined));
  };
  return (
    <div className="settings-choice">
      <label className="tick">
        <input
          type="checkbox"
          checked={saving ?? isOn}
          aria-describedby={hint}
          onChange={({ target }) => save(target.checked)}
        />
        <span>{texts.label}</span>
      </label>
      <p id={hint}>{texts.hint}</p>
      {purpose === 'review' && isOn && !profile.keep_progress && (
        <p className="settings-note">{t.mails.noProgress}</p>
      )}
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} done={isOn ? texts.on : texts.off} />
    </div>
  );
}

/** Sends the link that verifies the address, for an account with an unverified one. */
function Unproved({ lang, t }: Omit<Props, 'profile'>) {
  const { mails } = t;
  const proof = useShared($addressProof, 'unknown');
  const { busy, outcome, run } = useAction<SettingsCode>();
  const text = useRef<HTMLParagraphElement>(null);
  const send = async (pressed: HTMLElement): Promise<void> => {
    await run(mailProofLink);
    passFocus(pressed, () => text.current?.focus({ preventScroll: true }));
  };
  if (proof !== 'unproved') return null;
  return (
    <div className="settings-note">
      <p ref={text} tabIndex={-1}>
        {mails.unproved}
      </p>
      {outcome.type !== 'done' && (
        <p className="settings-actions">
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={busy ? true : undefined}
            onClick={({ currentTarget }) => void send(currentTarget)}
          >
            {busy ? t.common.busy : mails.sendLink}
          </button>
        </p>
      )}
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} done={mails.linkSent} />
    </div>
  );
}
