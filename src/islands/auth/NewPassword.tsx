import { useEffect, useState, type InputEvent } from 'react';
import { personOf } from '../../domain/account/form.ts';
import { readPassword, type PasswordReading } from '../../domain/account/password.ts';
import { PasswordField } from '../ui/Field.tsx';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly texts: FormTexts;
  readonly label: string;
  readonly error: string | undefined;
  /** Personal data besides the form's fields. */
  readonly about?: readonly string[];
  readonly autoFocus?: boolean;
}

/** A new password with its strength: three bars, a word and a sentence. */
export function NewPasswordField({ texts, label, error, about = [], autoFocus }: Props) {
  const [reading, setReading] = useState<PasswordReading>({ type: 'empty' });
  const onInput = ({ currentTarget: { value, form } }: InputEvent<HTMLInputElement>) => {
    setReading(readPassword(value, [...about, ...personIn(form)]));
  };
  const sentence = sentenceOf(texts, reading);
  return (
    <div>
      <PasswordField
        name="password"
        label={label}
        hint={sentence === error ? undefined : sentence}
        error={error}
        meter={<Meter t={texts.strength} reading={reading} />}
        autoComplete="new-password"
        toggle={texts.auth.fields}
        onInput={onInput}
        autoFocus={autoFocus}
      />
      <DebouncedStatus text={reading.type === 'empty' ? '' : sentence} />
    </div>
  );
}

function Meter({ t, reading }: { readonly t: FormTexts['strength']; reading: PasswordReading }) {
  if (reading.type === 'empty') return null;
  const step = reading.type === 'rejected' ? 'refused' : reading.strength;
  return (
    <div className="strength" data-step={step} aria-hidden="true">
      <span className="strength-bars">
        <i />
        <i />
        <i />
      </span>
      {t[step]}
    </div>
  );
}

/** Debounced live region: announcing every keystroke would interrupt the previous one. */
function DebouncedStatus({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 900);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="sr-only" aria-live="polite">
      {announced}
    </p>
  );
}

function sentenceOf({ auth, fieldErrors, strength }: FormTexts, reading: PasswordReading): string {
  switch (reading.type) {
    case 'empty':
      return auth.fields.passwordHint;
    case 'accepted':
      return strength[`${reading.strength}Text`];
    case 'rejected':
      return fieldErrors[reading.error];
  }
}

function personIn(form: HTMLFormElement | null): readonly string[] {
  if (!form) return [];
  const values = Object.fromEntries(new FormData(form));
  const word = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return personOf({
    firstName: word('firstName'),
    lastName: word('lastName'),
    email: word('email'),
  });
}
