import type { gate } from '../../i18n/fr/reading.ts';
import type { Attempt } from '../../stores/quiz.ts';
import { Alert } from '../Alert.tsx';

interface Props {
  readonly attempt: Attempt;
  readonly t: (typeof gate)['quiz'];
}

/** Right or wrong, in words and by a mark, and why. */
export function Feedback({ attempt, t }: Props) {
  switch (attempt.type) {
    case 'checking':
      return null;
    case 'fault':
      return (
        <div className="mt-4">
          <Alert>{t[attempt.fault]}</Alert>
        </div>
      );
    case 'graded':
      return (
        <p className={attempt.right ? 'quiz-why quiz-right' : 'quiz-why quiz-wrong'}>
          <strong>{attempt.right ? `✓ ${t.right}` : `✗ ${t.wrong}`}</strong> {attempt.why}
        </p>
      );
  }
}
