import type { ReactNode } from 'react';
import { useDebounced } from '../../../ui/hooks.ts';

export interface Result {
  readonly label: string;
  readonly value: string;
  /** A smaller addition after the value. */
  readonly note?: string;
  readonly tone?: 'up' | 'down' | undefined;
}

/** The results of a lab, in one row. */
export function Results({ results }: { readonly results: readonly Result[] }) {
  return (
    <dl className="lab-results numbers">
      {results.map(({ label, value, note, tone }) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>
            {value} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SayProps {
  /** Id that the drawing is labelled by. */
  readonly id?: string;
  /** The state of the lab in sentences: the text alternative of its drawing. */
  readonly text: string;
  /** `bad`: a limit or nonsense, explained. */
  readonly tone?: 'bad' | 'good' | undefined;
  /** A formula with the current numbers, or how the numbers are made. */
  readonly children?: ReactNode;
}

/** The state of the lab in words, announced to screen readers once it stops changing. */
export function Say({ id, text, tone, children }: SayProps) {
  const settled = useDebounced(text);
  return (
    <div className="lab-say" data-tone={tone}>
      <p id={id}>{text}</p>
      {children && <p className="lab-formula numbers">{children}</p>}
      <p className="sr-only" role="status">
        {settled}
      </p>
    </div>
  );
}
