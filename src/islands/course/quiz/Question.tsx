import type { AskedQuestion, QuizAttempt } from '../../../domain/api/quiz.ts';
import type { SealId } from '../../../domain/course/encryption.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { answerQuestion, showNext, type QuizState } from '../../../stores/course/quiz.ts';
import { Dots } from './Dots.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import type { QuizTexts } from './texts.ts';

interface Props {
  readonly id: SealId;
  readonly lang: Lang;
  readonly t: QuizTexts;
  readonly state: Extract<QuizState, { type: 'ready' }>;
  readonly attempt: QuizAttempt;
  readonly question: AskedQuestion;
}

/** One question of the quiz, with its two tries. */
export function Question({ id, lang, t, state, attempt, question }: Props) {
  const { shown, busy, error, resumed } = state;
  const isClosed = question.mark !== 'open';
  const hasTried = question.tries.length > 0;
  const n = shown + 1;
  const again = hasTried ? t.checkAgain : t.check;
  const next = n === attempt.total ? t.toResult : t.next;
  const label = isClosed ? next : busy ? t.checking : again;
  const tries = hasTried ? t.oneTry : t.twoTries;
  return (
    <QuestionForm
      lang={lang}
      t={t}
      className="quiz-card"
      question={question}
      busy={busy}
      error={error && errorText(lang, t.errors, error)}
      takesFocus={!resumed || error !== undefined}
      label={label}
      note={isClosed ? t.marks[question.mark] : tries}
      onAnswer={(given) => void answerQuestion(id, given)}
      onNext={showNext}
    >
      <div className="quiz-head">
        <p className="quiz-small">{fill(t.question, { n, total: attempt.total })}</p>
        <Dots attempt={attempt} shown={shown} t={t} />
      </div>
      {resumed && <p className="quiz-small quiz-resumed">{t.resumed}</p>}
    </QuestionForm>
  );
}
