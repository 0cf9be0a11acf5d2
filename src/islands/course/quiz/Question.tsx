import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AskedQuestion, QuizAttempt } from '../../../domain/api/quiz.ts';
import type { SealId } from '../../../domain/course/encryption.ts';
import type { Given } from '../../../domain/course/quiz/grade.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { answerQuestion, showNext, type QuizState } from '../../../stores/course/quiz.ts';
import { Alert } from '../../ui/Alert.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Answer } from './Answer.tsx';
import { Dots } from './Dots.tsx';
import { Feedback } from './Feedback.tsx';
import { emptyGiven, isGiven, remaining } from './given.ts';
import type { QuizTexts } from './texts.ts';

interface Props {
  readonly id: SealId;
  readonly lang: Lang;
  readonly t: QuizTexts;
  readonly state: Extract<QuizState, { type: 'ready' }>;
  readonly attempt: QuizAttempt;
  readonly question: AskedQuestion;
}

/** One question with its two tries. The button stays the same element, so that it keeps the focus. */
export function Question({ id, lang, t, state, attempt, question }: Props) {
  const { shown, busy, error, resumed } = state;
  const [typed, setGiven] = useState<Given>(() => emptyGiven(question));
  // A choice that is out is no longer chosen.
  const given = remaining(question, typed);
  const [isEmpty, setEmpty] = useState(false);
  const legend = useRef<HTMLLegendElement>(null);
  const isClosed = question.mark !== 'open';
  const tries = question.tries.length;

  // The first question of a visit takes no focus: the reader may be anywhere on the page.
  const isFirstShown = useRef(resumed);
  useEffect(() => {
    if (!isFirstShown.current) legend.current?.focus({ preventScroll: false });
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isClosed) {
      showNext();
      return;
    }
    const isReady = isGiven(question, given);
    setEmpty(!isReady);
    if (isReady) void answerQuestion(id, given);
  };

  const n = shown + 1;
  const again = tries > 0 ? t.checkAgain : t.check;
  const next = n === attempt.total ? t.toResult : t.next;
  const label = isClosed ? next : busy ? t.checking : again;
  return (
    <form className="quiz-card" onSubmit={onSubmit} noValidate>
      <div className="quiz-head">
        <p className="quiz-small">{fill(t.question, { n, total: attempt.total })}</p>
        <Dots attempt={attempt} shown={shown} t={t} />
      </div>
      {resumed && <p className="quiz-small quiz-resumed">{t.resumed}</p>}
      <fieldset aria-describedby={isEmpty ? `quiz-empty quiz-task-${n}` : `quiz-task-${n}`}>
        <legend ref={legend} tabIndex={-1}>
          {question.question}
        </legend>
        <p className="quiz-small" id={`quiz-task-${n}`}>
          {t.tasks[question.kind]}
        </p>
        <Answer
          question={question}
          given={given}
          onChange={(next) => {
            setGiven(next);
            setEmpty(false);
          }}
          lang={lang}
          t={t}
        />
      </fieldset>
      {isEmpty && (
        <div id="quiz-empty">
          <Alert>{t.empty[question.kind]}</Alert>
        </div>
      )}
      {error && !isEmpty && <Alert>{errorText(lang, t.errors, error)}</Alert>}
      <div role="status">
        <Feedback question={question} lang={lang} t={t} />
      </div>
      <div className="quiz-row">
        <SubmitButton className="btn btn-primary btn-small" busy={busy}>
          {label}
        </SubmitButton>
        <span className="quiz-small">
          {isClosed ? t.marks[question.mark] : tries > 0 ? t.oneTry : t.twoTries}
        </span>
      </div>
    </form>
  );
}
