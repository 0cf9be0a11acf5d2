import { useRef, useState } from 'react';
import { saveKeepProgress, type Profile } from '../../../../stores/account/profile.ts';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { Lang } from '../../../../i18n/locales.ts';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly profile: Profile;
  readonly policy: string;
}

/** Whether progress is stored (turning it off erases it); other users never see it. */
export function Privacy({ lang, t, profile, policy }: Props) {
  const { privacy, common } = t;
  const { busy, outcome, run } = useAction<SettingsCode>();
  const [confirming, setConfirming] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const keep = profile.keep_progress;
  const save = (next: boolean) => {
    void run(() => saveKeepProgress(next)).then((result) => {
      if (result?.type !== 'ok') return;
      setConfirming(false);
      state.current?.focus({ preventScroll: true });
    });
  };
  return (
    <>
      <p ref={state} tabIndex={-1}>
        {keep ? privacy.kept : privacy.notKept}
      </p>
      {confirming && keep ? (
        <div className="settings-note">
          <p>{privacy.stopText}</p>
          <p className="settings-actions">
            <button
              type="button"
              className="btn btn-danger"
              autoFocus
              aria-disabled={busy ? true : undefined}
              onClick={() => save(false)}
            >
              {busy ? common.busy : privacy.stopConfirm}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setConfirming(false);
                state.current?.focus({ preventScroll: true });
              }}
            >
              {common.cancel}
            </button>
          </p>
        </div>
      ) : (
        <p className="settings-actions">
          <button
            type="button"
            className="btn"
            aria-disabled={busy ? true : undefined}
            onClick={() => (keep ? setConfirming(true) : save(true))}
          >
            {busy ? common.busy : keep ? privacy.stop : privacy.start}
          </button>
        </p>
      )}
      <ActionStatus
        lang={lang}
        t={t.errors}
        outcome={outcome}
        done={keep ? privacy.started : privacy.stopped}
      />
      <div className="settings-facts">
        <ul className="settings-list">
          {privacy.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-3">
          <a className="link" href={policy}>
            {privacy.policy}
          </a>
        </p>
      </div>
    </>
  );
}
