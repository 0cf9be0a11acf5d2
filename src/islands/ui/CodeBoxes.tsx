/** Six digits, typed or pasted with any separators: one input, drawn as six boxes. */
import { useEffect, useState, type InputHTMLAttributes, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'className'> {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Changes when the typed code is refused: the boxes are emptied and take the focus. */
  readonly refusal?: unknown;
  /** Whether the sixth digit submits the form. */
  readonly submits?: boolean;
}

const places = [0, 1, 2, 3, 4, 5];

export function CodeBoxes({ input, refusal, submits = false, ...attributes }: Props) {
  const [digits, setDigits] = useState('');
  const [refused, setRefused] = useState(refusal);
  if (refusal !== refused) {
    setRefused(refusal);
    if (refusal !== undefined) setDigits('');
  }
  useEffect(() => {
    if (refusal !== undefined) input.current?.focus();
  }, [input, refusal]);
  return (
    <div className="code" data-invalid={attributes['aria-invalid'] ? '' : undefined}>
      <input
        {...attributes}
        ref={input}
        value={digits}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.replace(/\D/g, '').slice(0, places.length);
          // The form reads the input, which must hold the digits without separators.
          flushSync(() => setDigits(typed));
          if (!submits || typed.length < places.length || typed === digits) return;
          currentTarget.form?.requestSubmit();
        }}
      />
      <span className="code-boxes" aria-hidden="true">
        {places.map((place) => (
          <span key={place} data-next={place === Math.min(digits.length, 5) ? '' : undefined}>
            {digits[place]}
          </span>
        ))}
      </span>
    </div>
  );
}
