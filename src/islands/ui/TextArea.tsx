import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { FieldError } from './Field.tsx';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string;
  readonly hint: string;
  /** Error message. */
  readonly error?: string | undefined;
  /** Shown between the box and the hint. */
  readonly meter?: ReactNode;
  /** Shown below the hint. */
  readonly children?: ReactNode;
}

/** A labelled multi-line field with hint and error. */
export function TextArea({ label, hint, error, meter, children, ...area }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        <textarea
          {...area}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
      </div>
      {meter}
      <FieldError id={id} error={error} />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {children}
    </div>
  );
}
