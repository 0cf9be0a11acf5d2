import type { RefObject } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
}

/** Six digits, typed or pasted with whatever stands between them. */
export function DigitsInput({ id, label, input, invalid, describedBy }: Props) {
  return (
    <>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name="one-time-code"
        className="code-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-invalid={invalid ? true : undefined}
        aria-describedby={describedBy}
        autoFocus
        onInput={({ currentTarget }) => {
          const digits = currentTarget.value.replace(/\D/g, '').slice(0, 6);
          if (digits !== currentTarget.value) currentTarget.value = digits;
        }}
      />
    </>
  );
}
