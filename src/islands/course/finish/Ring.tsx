import { courseFacts } from '../../../domain/course/course-facts.ts';
import { countComplete, type Progress } from '../../../domain/course/progress.ts';
import { fill } from '../../../i18n/format.ts';
import type { ProgressTexts } from '../progress-texts.ts';

interface Props {
  readonly t: ProgressTexts['lesson'];
  readonly progress: Progress;
}

/** The share of the published lessons that is complete. */
export function Ring({ t, progress }: Props) {
  const { published } = courseFacts;
  const shown = countComplete(progress);
  return (
    <p className="finish-ring numbers">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" pathLength={published} strokeDasharray="0 1" />
        <circle
          cx="50"
          cy="50"
          r="44"
          pathLength={published}
          strokeDasharray={`${shown} ${published}`}
        />
      </svg>
      <b aria-hidden="true">
        {shown}
        <small>/ {published}</small>
      </b>
      <span className="sr-only">{fill(t.ring, { n: shown, published })}</span>
    </p>
  );
}
