import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string;
  readonly hint: string;
  /** Why the text is refused, as a sentence. */
  readonly error?: string | undefined;
  /** Shown between the box and the hint. */
  readonly meter: ReactNode;
}

/** A labelled text of several lines with its hint and its error; it grows with what is typed. */
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
