import { useId, useRef } from 'react';
import { CodeBoxes } from '../../../ui/CodeBoxes.tsx';
import { FieldError } from '../../../ui/Field.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
  /** The error of the typed code. */
  readonly error?: string | undefined;
  /** Changes with each new code request: the field is emptied and focused. */
  readonly attempt: number;
}

/** Six digits from the authenticator app, submitted by the button of their form. */
export function CodeField({ name, label, error, attempt }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <CodeBoxes
        id={id}
        name={name}
        input={input}
        refusal={attempt === 0 ? undefined : attempt}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
