import { useId, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';

interface Props {
  readonly name: string;
  /** Error message. */
  readonly error: string | undefined;
  /** The words beside the box. */
  readonly children: ReactNode;
}

/** A checkbox with its words and its error; not ticked by default. */
export function Tick({ name, error, children }: Props) {
  const id = useId();
  return (
    <div>
      <label className="tick">
        <input
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
