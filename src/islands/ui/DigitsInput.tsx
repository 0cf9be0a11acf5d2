import type { RefObject } from 'react';
import { CodeBoxes } from './CodeBoxes.tsx';
import { FieldError } from './Field.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The error of the typed code. */
  readonly error: string | undefined;
  /** Id of an external error message about the code. */
  readonly errorId: string | undefined;
  /** The refusal of the last code sent, if it was the code's fault. */
  readonly refusal?: unknown;
}

/** A code with its label; the sixth digit submits it. */
export function DigitsInput(props: Props) {
  const { id, name, label, hint, input, error, errorId, refusal } = props;
  const described = [error && `${id}-error`, errorId, hint && `${id}-hint`].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <CodeBoxes
        id={id}
        name={name}
        input={input}
        refusal={refusal}
        submits
        aria-invalid={(error ?? errorId) ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
        autoFocus
      />
      <FieldError id={id} error={error} />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
