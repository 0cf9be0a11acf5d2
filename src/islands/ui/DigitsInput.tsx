import type { RefObject } from 'react';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The error of the typed code. */
  readonly error: string | undefined;
  /** Id of an external error message about the code. */
  readonly errorId: string | undefined;
}

/** Six digits, typed or pasted with any separators. */
export function DigitsInput({ id, name, label, input, error, errorId }: Props) {
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={(error ?? errorId) ? true : undefined}
        aria-describedby={error ? `${id}-error` : errorId}
        autoFocus
        onInput={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '').slice(0, 6);
          if (digits !== currentTarget.value) currentTarget.value = digits;
        }}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}
