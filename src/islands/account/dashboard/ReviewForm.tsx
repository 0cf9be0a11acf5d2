import type { ReviewQuestion } from '../../../domain/api/review.ts';
import type { review as texts } from '../../../i18n/fr/course/review.ts';
import { errorText } from '../../../i18n/errors.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { answerReview, showNextReview, type ReviewState } from '../../../stores/course/review.ts';
import { QuestionForm } from '../../course/quiz/QuestionForm.tsx';
import type { QuizTexts } from '../../course/quiz/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: typeof texts;
  readonly quiz: QuizTexts;
  readonly state: Extract<ReviewState, { type: 'ready' }>;
  readonly question: ReviewQuestion;
}

/** One question of the review, with one try. */
export function ReviewForm({ lang, t, quiz, state, question }: Props) {
  const { busy, error, review } = state;
  const isClosed = question.mark !== 'open';
  const next = review.question ? t.next : t.finish;
  return (
    <QuestionForm
      lang={lang}
      t={quiz}
      className="review"
      question={question}
      busy={busy}
      error={error && errorText(lang, t.errors, error)}
      takesFocus={review.answered !== undefined || error !== undefined}
      label={isClosed ? next : busy ? t.checking : t.check}
      note={isClosed ? (question.mark === 'missed' ? t.again : '') : t.oneTry}
      onAnswer={(given) => void answerReview(lang, given)}
      onNext={showNextReview}
    />
  );
}
