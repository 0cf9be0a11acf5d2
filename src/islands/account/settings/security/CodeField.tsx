import { useEffect, useId, useRef } from 'react';

interface Props {
  readonly name: string;
  readonly label: string;
  /** The error of the typed code. */
  readonly error?: string | undefined;
  /** Changes with each new code request: the field is emptied and focused. */
  readonly attempt: number;
}

/** Six digits from the authenticator app; pasted spaces are removed. */
export function CodeField({ name, label, error, attempt }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current || attempt === 0) return;
    input.current.value = '';
    input.current.focus();
  }, [attempt]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        name={name}
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={({ currentTarget }) => {
          currentTarget.value = currentTarget.value.replace(/\D/g, '').slice(0, 6);
        }}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
