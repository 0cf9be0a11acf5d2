import type { gate } from '../../i18n/fr/site/reading.ts';
import type { Attempt } from '../../stores/course/quiz.ts';

interface Props {
  readonly graded: Extract<Attempt, { type: 'graded' }>;
  readonly t: (typeof gate)['quiz'];
}

/** The graded answer: right or wrong, in words and by an icon, with the explanation. */
export function Feedback({ graded: { right, why }, t }: Props) {
  return (
    <p className={right ? 'quiz-why quiz-right' : 'quiz-why quiz-wrong'}>
      <strong>
        <span aria-hidden="true">{right ? '✓ ' : '✗ '}</span>
        {right ? t.right : t.wrong}
      </strong>{' '}
      {why}
    </p>
  );
}
