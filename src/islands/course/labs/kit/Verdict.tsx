import type { ReactNode } from 'react';
import type { Mark } from '../../../../domain/labs/shared/rounds.ts';
import { MarkIcon } from './Rounds.tsx';

interface Props {
  readonly mark: Mark;
  readonly titles: Readonly<Record<Exclude<Mark, 'open'>, string>>;
  /** The reason, for this answer. */
  readonly children: ReactNode;
}

/** The grade of an answer, and why. Announced to screen readers at once. */
export function Verdict({ mark, titles, children }: Props) {
  return (
    <div role="status">
      {mark !== 'open' && (
        <div className="lab-verdict" data-mark={mark}>
          <MarkIcon mark={mark} />
          <div>
            <p>
              <b>{titles[mark]}</b>
            </p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
