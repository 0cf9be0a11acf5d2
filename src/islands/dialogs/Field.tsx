import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Why the value is refused, as a sentence. */
  readonly error?: string | undefined;
  /** A button inside the box. */
  readonly children?: ReactNode;
}

/** A labelled input with its hint and its error. */
export function Field({ label, hint, error, children, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface PasswordProps extends Omit<FieldProps, 'children' | 'type'> {
  readonly toggle: Readonly<Record<'show' | 'hide' | 'showPassword' | 'hidePassword', string>>;
}

/** A password with a button that shows it. */
export function PasswordField({ toggle, ...field }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false}>
      <button
        type="button"
        aria-label={shown ? toggle.hidePassword : toggle.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? toggle.hide : toggle.show}
      </button>
    </Field>
  );
}
