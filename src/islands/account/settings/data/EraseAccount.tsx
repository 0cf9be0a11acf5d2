import { useState, type SubmitEvent } from 'react';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { deleteAccount } from '../../../../stores/account/data.ts';
import { Field } from '../../../ui/Field.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useAction } from '../action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';
import { typed } from '../field-value.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly email: string;
}

/** What goes and what stays, then the address typed again. */
export function EraseAccount({ lang, t, email }: Props) {
  const { erase } = t.data;
  const [asking, setAsking] = useState(false);
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
      {asking ? (
        <Confirmation lang={lang} t={t} email={email} onCancel={() => setAsking(false)} />
      ) : (
        <p className="settings-actions">
          <button type="button" className="btn" onClick={() => setAsking(true)}>
            {erase.begin}
          </button>
        </p>
      )}
    </div>
  );
}

function Confirmation({ lang, t, email, onCancel }: Props & { readonly onCancel: () => void }) {
  const { erase } = t.data;
  const { busy, outcome, run, clear } = useAction();
  const [error, setError] = useState<string>();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = typed(form, 'confirmation').trim();
    const same = address.toLowerCase() === email.toLowerCase();
    const missing = address === '' ? t.forms.common.required : t.errors.confirmation_mismatch;
    setError(same ? undefined : missing);
    clear();
    if (!same) {
      (form.elements.namedItem('confirmation') as HTMLElement).focus();
      return;
    }
    void run(() => deleteAccount(address, lang));
  };

  return (
    <form className="form" noValidate onSubmit={submit} onInput={() => setError(undefined)}>
      <Field
        name="confirmation"
        type="email"
        label={fill(erase.field, { email })}
        error={error}
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
