import { useContext, useState, type ReactNode } from 'react';
import { useDebounced } from '../../../ui/hooks.ts';
import { LabUsed } from './LabFrame.tsx';

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

/**
 * The state of the lab in words, announced to screen readers once it stops changing. What it says before the reader does
 * something, be it the end of a simulation, is not announced: a lab loads before it is reached.
 */
export function Say({ id, text, tone, children }: SayProps) {
  const isUsed = useContext(LabUsed);
  const [quiet, setQuiet] = useState(isUsed ? undefined : text);
  if (quiet !== undefined && quiet !== text) setQuiet(isUsed ? undefined : text);
  const settled = useDebounced(quiet === undefined ? text : '');
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
