import { fill } from '../../../i18n/format.ts';
import type { ProgressTexts } from '../progress-texts.ts';

interface Props {
  readonly t: ProgressTexts['lesson'];
  readonly read: boolean;
  readonly passed: boolean;
  readonly complete: boolean;
}

/** Reading and quiz, each on its own: a lesson is complete with both. */
export function Both({ t, read, passed, complete }: Props) {
  const { states } = t;
  return (
    <>
      <ul className="finish-states">
        <li data-done={read ? '' : undefined}>
          {fill(t.read, { state: read ? states.read : states.unread })}
        </li>
        <li data-done={passed ? '' : undefined}>
          {fill(t.quiz, { state: passed ? states.passed : states.notPassed })}
        </li>
      </ul>
      {complete && <p className="mt-2 font-semibold">{t.complete}</p>}
    </>
  );
}
