import type { QuizAttempt } from '../../../domain/api/quiz.ts';
import type { Mark } from '../../../domain/course/quiz/score.ts';
import { fill } from '../../../i18n/format.ts';
import type { QuizTexts } from './texts.ts';

/** `here`: the question on the screen, not closed yet. */
export type DotState = Mark | 'here';

/** The state of one question as a shape: hollow, thick ring, filled tick, hollow tick, cross. */
export function Dot({ state }: { readonly state: DotState }) {
  return (
    <svg className="quiz-dot" data-state={state} viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r={state === 'open' ? 7 : 8} />
      {(state === 'first' || state === 'second') && <path d="M7.5 11.2l2.5 2.5 4.5-5" />}
      {state === 'missed' && <path d="M8 8l6 6M14 8l-6 6" />}
    </svg>
  );
}

interface Props {
  readonly attempt: QuizAttempt;
  /** Index of the shown question. */
  readonly shown: number;
  readonly t: QuizTexts;
}

/** One dot per question, described in words for screen readers. */
export function Dots({ attempt, shown, t }: Props) {
  return (
    <ol className="quiz-dots" aria-label={t.dots}>
      {Array.from({ length: attempt.total }, (_, at) => {
        const mark = at > shown ? 'open' : (attempt.questions[at]?.mark ?? 'open');
        const state: DotState = at === shown && mark === 'open' ? 'here' : mark;
        return (
          <li key={at} aria-current={at === shown ? 'step' : undefined}>
            <Dot state={state} />
            <span className="sr-only">{fill(t.dot, { n: at + 1, mark: t.marks[state] })}</span>
          </li>
        );
      })}
    </ol>
  );
}
