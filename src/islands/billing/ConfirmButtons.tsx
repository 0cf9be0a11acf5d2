import type { SettingsTexts } from '../account/settings/texts.ts';

interface Props {
  readonly t: SettingsTexts['common'];
  /** Label of the button that confirms. */
  readonly label: string;
  readonly busy: boolean;
  readonly autoFocus?: boolean;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

/** Confirms an obligation to pay, or leaves; while the request runs, leaving would not stop it. */
export function ConfirmButtons({ t, label, busy, autoFocus = false, onConfirm, onLeave }: Props) {
  return (
    <p className="settings-actions">
      <button
        type="button"
        className="btn btn-primary"
        autoFocus={autoFocus}
        aria-disabled={busy ? true : undefined}
        onClick={onConfirm}
      >
        {busy ? t.busy : label}
      </button>
      <button
        type="button"
        className="btn"
        aria-disabled={busy ? true : undefined}
        onClick={() => {
          if (!busy) onLeave();
        }}
      >
        {t.cancel}
      </button>
    </p>
  );
}
