import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { ReviewQuestion } from '../../../domain/api/review.ts';
import type { Given } from '../../../domain/course/quiz/grade.ts';
import type { review as texts } from '../../../i18n/fr/course/review.ts';
import { errorText } from '../../../i18n/errors.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { answerReview, showNextReview, type ReviewState } from '../../../stores/course/review.ts';
import { Answer } from '../../course/quiz/Answer.tsx';
import { Feedback } from '../../course/quiz/Feedback.tsx';
import { emptyGiven, isGiven } from '../../course/quiz/given.ts';
import type { QuizTexts } from '../../course/quiz/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: typeof texts;
  readonly quiz: QuizTexts;
  readonly state: Extract<ReviewState, { type: 'ready' }>;
  readonly question: ReviewQuestion;
}

/** One question of the review, with one try. The button stays the same element, so that it keeps the focus. */
export function ReviewForm({ lang, t, quiz, state, question }: Props) {
  const [given, setGiven] = useState<Given>(() => emptyGiven(question));
  const [isEmpty, setEmpty] = useState(false);
  const legend = useRef<HTMLLegendElement>(null);
  const isClosed = question.mark !== 'open';
  const { busy, error, review } = state;

  // The first question of a visit takes no focus: the reader may be anywhere on the page.
  const isFirst = useRef(review.answered === undefined);
  useEffect(() => {
    if (!isFirst.current) legend.current?.focus({ preventScroll: false });
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isClosed) {
      showNextReview();
      return;
    }
    const isReady = isGiven(question, given);
    setEmpty(!isReady);
    if (isReady) void answerReview(lang, given);
  };

  const label = isClosed ? (review.question ? t.next : t.finish) : busy ? t.checking : t.check;
  return (
    <form className="review" onSubmit={onSubmit} noValidate>
      <fieldset aria-describedby={isEmpty ? 'review-empty review-task' : 'review-task'}>
        <legend ref={legend} tabIndex={-1}>
          {question.question}
        </legend>
        <p className="quiz-small" id="review-task">
          {quiz.tasks[question.kind]}
        </p>
        <Answer
          question={question}
          given={given}
          onChange={(next) => {
            setGiven(next);
            setEmpty(false);
          }}
          lang={lang}
          t={quiz}
        />
      </fieldset>
      {isEmpty && (
        <div id="review-empty">
          <Alert>{quiz.empty[question.kind]}</Alert>
        </div>
      )}
      {error && !isEmpty && <Alert>{errorText(lang, t.errors, error)}</Alert>}
      <div role="status">
        <Feedback question={question} lang={lang} t={quiz} />
      </div>
      <div className="quiz-row">
        <SubmitButton className="btn btn-primary btn-small" busy={busy}>
          {label}
        </SubmitButton>
        <span className="quiz-small">
          {isClosed ? question.mark === 'missed' && t.again : t.oneTry}
        </span>
      </div>
    </form>
  );
}
