import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string;
  readonly hint: string;
  /** Error message. */
  readonly error?: string | undefined;
  /** Shown between the box and the hint. */
  readonly meter: ReactNode;
}

/** A labelled multi-line field with hint and error; grows with its content. */
export function TextArea({ label, hint, error, meter, ...area }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <textarea
          {...area}
          id={id}
          rows={7}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
      </div>
      {meter}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
