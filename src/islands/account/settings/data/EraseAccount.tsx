import { useState } from 'react';
import { required } from '../../../../domain/shared/fields.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { deleteAccount } from '../../../../stores/account/data.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly email: string;
}

/** Lists the deleted and the retained data, then asks for the address. */
export function EraseAccount({ lang, t, email }: Props) {
  const { erase } = t.data;
  /** Undefined until the button is pressed; it takes the focus again after a cancellation. */
  const [confirming, setConfirming] = useState<boolean>();
  return (
    <div className="settings-erase">
      <h3>{erase.heading}</h3>
      <p className="mt-2">{erase.text}</p>
      <ul className="settings-list">
        {erase.goes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4">{erase.keptTitle}</p>
      <ul className="settings-list">
        {erase.kept.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {confirming ? (
        <Confirmation lang={lang} t={t} email={email} onCancel={() => setConfirming(false)} />
      ) : (
        <p className="settings-actions">
          <button
            type="button"
            className="btn btn-danger"
            autoFocus={confirming === false}
            onClick={() => setConfirming(true)}
          >
            {erase.begin}
          </button>
        </p>
      )}
    </div>
  );
}

function Confirmation({ lang, t, email, onCancel }: Props & { readonly onCancel: () => void }) {
  const { erase } = t.data;
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  const { form, field } = useForm({
    fields: {
      confirmation: (typed: string) =>
        required(typed) ?? (isSame(typed, email) ? undefined : 'confirmation_mismatch'),
    },
    texts: {
      required: t.forms.fieldErrors.required,
      confirmation_mismatch: t.errors.confirmation_mismatch,
    },
    missing: t.missing.deletion,
    onSubmit: clear,
    submit: ({ confirmation }) => void run(() => deleteAccount(confirmation.trim(), lang)),
  });

  return (
    <form {...form}>
      <Field
        {...field('confirmation')}
        type="email"
        label={fill(erase.field, { email })}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
      />
      <div>
        <p className="settings-actions">
          <SubmitButton busy={busy} className="btn btn-danger">
            {busy ? erase.busy : erase.confirm}
          </SubmitButton>
          <button type="button" className="btn" onClick={onCancel}>
            {t.common.cancel}
          </button>
        </p>
        <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
      </div>
    </form>
  );
}

function isSame(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.toLowerCase();
}
