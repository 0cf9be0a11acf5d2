import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { ReviewResponse } from '../../../domain/api/review.ts';
import { lessonPlace } from '../../../domain/course/lessons.ts';
import type { Progress } from '../../../domain/course/progress.ts';
import type { review as French } from '../../../i18n/fr/course/review.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, formatDate, plural } from '../../../i18n/format.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { memberIdOf } from '../../../stores/auth/member-id.ts';
import { $session } from '../../../stores/auth/session.ts';
import { $review, closeReview, openReview, refreshReview } from '../../../stores/course/review.ts';
import { Alert } from '../../ui/Alert.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from '../../course/quiz/quiz.css?url';
import { capitalized, dayNumber, officeZone } from '../../booking/format-dates.ts';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { useQuizTexts } from '../../course/quiz/texts.ts';
import { useOffer, type OfferedLesson } from './lessons.ts';
import { FailedPart, LoadingPart, Part } from './Part.tsx';
import { reviewStanding } from './review-standing.ts';
import { ReviewForm } from './ReviewForm.tsx';
import type { DashboardTexts } from './texts.ts';

type ReviewTexts = typeof French;

const loadReview = textsLoader(
  import.meta.glob<ReviewTexts>('../../../i18n/*/course/review.ts', { import: 'review' }),
);

interface Props {
  readonly lang: Lang;
  readonly t: DashboardTexts;
  readonly slow: SlowTexts;
  readonly published: readonly OfferedLesson[];
  /** Shown instead to readers who have opened no lesson. */
  readonly firstHour: ReactNode;
}

/** The quiz questions that are due today, one at a time. */
export function ReviewCard(props: Props) {
  const { lang, t, slow, firstHour } = props;
  const user = memberIdOf(useShared($session, { type: 'loading' }));
  useEffect(() => {
    if (user === undefined) return;
    void openReview(lang);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void refreshReview(lang);
    };
    addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('visibilitychange', onVisible);
      closeReview();
    };
  }, [lang, user]);
  const offer = useOffer(props.published);
  const { heading, loading, notKept } = t.review;
  if (offer.type === 'not-kept') {
    return (
      <Part id="review" className="review-today" title={heading}>
        <p>{notKept}</p>
      </Part>
    );
  }
  if (offer.type === 'known' && offer.offer.type === 'start') return firstHour;
  const waiting = (
    <LoadingPart id="review" className="review-today" title={heading} text={loading} slow={slow} />
  );
  if (offer.type === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Review
        {...props}
        waiting={waiting}
        progress={offer.type === 'known' ? offer.progress : undefined}
      />
    </Suspense>
  );
}

interface ReviewProps extends Props {
  readonly waiting: ReactNode;
  /** Undefined if it could not be read. */
  readonly progress: Progress | undefined;
}

function Review({ lang, t: head, published, waiting, progress }: ReviewProps) {
  const [t] = useTexts(lang, loadReview);
  const quiz = useQuizTexts(lang);
  const state = useShared($review, { type: 'loading' });
  const { heading, loading } = head.review;
  if (state.type === 'loading') return waiting;
  if (state.type === 'failed') {
    return (
      <FailedPart
        id="review"
        className="review-today"
        title={heading}
        text={errorText(lang, t.errors, state.error)}
        t={head}
        busy={loading}
        onRetry={async () => (await openReview(lang)).type === 'ready'}
      />
    );
  }
  const { shown, review, error } = state;
  const done = fill(plural(lang, review.done, t.done), { n: review.done });
  if (!shown) {
    const { nextAt } = review;
    return (
      <Part id="review" className="review-today" title={heading}>
        {error && <Alert>{errorText(lang, t.errors, error)}</Alert>}
        <Standing isNew={review.answered !== undefined || error !== undefined}>
          {t[reviewStanding(review, progress)]}
        </Standing>
        {nextAt !== null && (
          <div className="next-day">
            <span aria-hidden="true">{dayNumber(nextAt, officeZone)}</span>
            <p>
              {fill(t.nextAt, { date: formatDate(lang, new Date(nextAt)) })}
              {review.done > 0 && ` ${capitalized(done)}.`}
            </p>
          </div>
        )}
      </Part>
    );
  }
  const lesson = published.find(({ key }) => key === shown.lesson);
  const { number } = lessonPlace(shown.lesson);
  // The question on the screen counts until it is closed.
  const left = fill(plural(lang, review.left, t.left), { n: review.left });
  return (
    <Part id="review" className="review-today" title={heading} aside={<Dots review={review} />}>
      <StyleSheet href={styles} />
      <p className="numbers text-sm text-ink-2">
        {review.left > 0 ? left : done}
        {lesson && ' · '}
        {lesson && <a href={lesson.href}>{fill(t.from, { n: number, title: lesson.title })}</a>}
      </p>
      <ReviewForm
        key={`${shown.lesson} ${shown.id} ${shown.version}`}
        lang={lang}
        t={t}
        quiz={quiz}
        state={state}
        question={shown}
      />
    </Part>
  );
}

/** What remains today; takes the focus after the last answer, whose button is gone. */
function Standing({ isNew, children }: { readonly isNew: boolean; readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <p ref={place} tabIndex={isNew ? -1 : undefined}>
      {children}
    </p>
  );
}

/** One dot for each question of today: done, on the screen, to come. The text under it says the same. */
function Dots({ review: { done, left } }: { readonly review: ReviewResponse }) {
  return (
    <span className="review-dots" aria-hidden="true">
      {Array.from({ length: done + left }, (_, at) => (
        <i key={at} data-state={at < done ? 'done' : at === done ? 'here' : undefined} />
      ))}
    </span>
  );
}
