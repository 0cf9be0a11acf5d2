import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react';

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message. */
  readonly error?: string | undefined;
  /** Id of an external error message about the value. */
  readonly errorId?: string | undefined;
  /** A button inside the box. */
  readonly children?: ReactNode;
  /** Shown between the box and the hint. */
  readonly meter?: ReactNode;
}

/** A labelled input with its hint and its error. */
export function Field({ label, hint, error, errorId, children, meter, ...input }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, errorId, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  const invalid = Boolean(error ?? errorId);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={invalid ? '' : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={invalid ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {meter}
      <FieldError id={id} error={error} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface ErrorProps {
  /** Id of the control; its `aria-describedby` names `<id>-error`. */
  readonly id: string;
  readonly error: string | undefined;
}

/** The error message of a control, if there is one. */
export function FieldError({ id, error }: ErrorProps) {
  return error ? (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;
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
