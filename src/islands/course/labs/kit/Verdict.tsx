import type { ReactNode } from 'react';
import type { Mark } from '../../../../domain/labs/shared/rounds.ts';
import { MarkIcon } from './Rounds.tsx';

interface Props {
  readonly mark: Mark;
  readonly titles: Readonly<Record<Exclude<Mark, 'open'>, string>>;
  /** Focuses it: it replaces the pressed button. */
  readonly focus: (element: HTMLElement | null) => void;
  /** The reason, for this answer. */
  readonly children: ReactNode;
}

/** The grade of an answer, and why. */
export function Verdict({ mark, titles, focus, children }: Props) {
  if (mark === 'open') return null;
  return (
    <div className="lab-verdict" data-mark={mark} ref={focus} tabIndex={-1}>
      <MarkIcon mark={mark} />
      <div>
        <p>
          <b>{titles[mark]}</b>
        </p>
        {children}
      </div>
    </div>
  );
}
