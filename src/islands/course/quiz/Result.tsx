import type { ReactNode } from 'react';
import type { QuizAttempt } from '../../../domain/api/quiz.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useFocused } from '../../ui/hooks.ts';
import { Dot, Dots } from './Dots.tsx';
import type { QuizTexts } from './texts.ts';

interface Props {
  readonly attempt: QuizAttempt;
  readonly passPoints: number;
  readonly lang: Lang;
  readonly t: QuizTexts;
  /** The button of the next attempt. */
  readonly children: ReactNode;
}

/** The end of an attempt: points, whether it passed, and each question with what was missed. */
export function Result({ attempt, passPoints, lang, t, children }: Props) {
  const heading = useFocused<HTMLHeadingElement>();
  const { questions, points, total, passed } = attempt;
  const count = (mark: string) => questions.filter((question) => question.mark === mark).length;
  const counts = { first: count('first'), second: count('second'), missed: count('missed') };
  return (
    <div className="quiz-card">
      <div className="quiz-head">
        <h3 ref={heading} tabIndex={-1}>
          {fill(t.result, { points: formatNumber(lang, points), total })}
        </h3>
        <Dots attempt={attempt} shown={total} t={t} />
      </div>
      <p className="quiz-verdict">
        {passed ? (
          <strong className="text-up">
            <span aria-hidden="true">✓ </span>
            {t.passed}
          </strong>
        ) : (
          fill(t.failed, { pass: formatNumber(lang, passPoints) })
        )}{' '}
        {fill(t.counts, counts)}
      </p>
      <ul className="quiz-summary" aria-label={t.asked}>
        {questions.map(({ id, mark, question, solution }) => (
          <li key={id}>
            <Dot state={mark} />
            <div>
              {question}
              {mark !== 'first' && <p>{solution?.why}</p>}
            </div>
            <span className="quiz-small">{t.marks[mark]}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
