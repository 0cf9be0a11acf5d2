import { useState } from 'react';
import { useDebounced } from '../../../ui/hooks.ts';
import { changedLines } from './changed-lines.ts';

interface Props {
  /** The results, each with its label. */
  readonly lines: readonly string[];
}

/** The results that have changed, announced once they stop changing. */
export function ChangedResults({ lines }: Props) {
  const settled = useDebounced(lines.join('\n'));
  const [last, setLast] = useState({ settled, said: '' });
  if (last.settled !== settled) {
    setLast({ settled, said: changedLines(last.settled, settled) });
  }
  return (
    <p className="sr-only" role="status">
      {last.said}
    </p>
  );
}
