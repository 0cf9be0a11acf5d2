import { Suspense, useEffect, type ReactNode } from 'react';
import type { members } from '../../../i18n/fr/account/members.ts';
import type { review as French } from '../../../i18n/fr/course/review.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, formatDate, plural } from '../../../i18n/format.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $session } from '../../../stores/auth/session.ts';
import { $review, closeReview, openReview } from '../../../stores/course/review.ts';
import styles from '../../course/quiz/quiz.css?url';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import { useQuizTexts } from '../../course/quiz/texts.ts';
import type { OfferedLessons } from './NextLesson.tsx';
import { FailedCard, LoadingCard, Panel } from './Panel.tsx';
import { ReviewForm } from './ReviewForm.tsx';

type ReviewTexts = typeof French;

const loadReview = textsLoader(
  import.meta.glob<ReviewTexts>('../../../i18n/*/course/review.ts', { import: 'review' }),
);

interface Props extends Pick<OfferedLessons, 'published'> {
  readonly lang: Lang;
  /** Heading and text while texts and questions load. */
  readonly t: typeof members.dashboard.review;
  readonly slow: SlowTexts;
}

/** The quiz questions that are due today, one at a time. */
export function ReviewCard(props: Props) {
  const { t, slow } = props;
  const waiting = (
    <LoadingCard
      title={t.heading}
      text={t.loading}
      slow={slow}
      lines={3}
      className="min-h-[220px]"
    />
  );
  return (
    <Suspense fallback={waiting}>
      <Review {...props} waiting={waiting} />
    </Suspense>
  );
}

function Review({ lang, t: head, published, waiting }: Props & { readonly waiting: ReactNode }) {
  const [t] = useTexts(lang, loadReview);
  const quiz = useQuizTexts(lang);
  const state = useShared($review, { type: 'loading' });
  const isSignedIn = useShared($session, { type: 'loading' }).type === 'signed-in';
  useEffect(() => {
    if (!isSignedIn) return;
    void openReview(lang);
    return closeReview;
  }, [lang, isSignedIn]);
  if (state.type === 'loading') return waiting;
  if (state.type === 'failed') {
    return (
      <FailedCard
        title={head.heading}
        text={errorText(lang, t.errors, state.error)}
        retry={t.retry}
        busy={head.loading}
        onRetry={async () => (await openReview(lang)).type === 'ready'}
      />
    );
  }
  const { shown, review } = state;
  const done = fill(plural(lang, review.done, t.done), { n: review.done });
  if (!shown) {
    const { nextAt } = review;
    return (
      <Panel title={head.heading}>
        <p>{nextAt === null ? t.empty : review.done > 0 ? t.finished : t.nothing}</p>
        {nextAt !== null && (
          <p className="mt-2 text-sm text-ink-2">
            {fill(t.nextAt, { date: formatDate(lang, new Date(nextAt)) })}
            {review.done > 0 && ` ${done}.`}
          </p>
        )}
      </Panel>
    );
  }
  // The question on the screen counts until it is closed.
  const left = fill(plural(lang, review.left, t.left), { n: review.left });
  const lesson = published.find(({ key }) => key === shown.lesson);
  return (
    <Panel title={head.heading}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <p className="numbers text-sm text-ink-2">
        {review.left > 0 ? left : done}
        {lesson && ' · '}
        {lesson && (
          <a href={lesson.href}>{fill(t.from, { n: lesson.number, title: lesson.title })}</a>
        )}
      </p>
      <ReviewForm
        key={`${shown.lesson} ${shown.id} ${shown.version}`}
        lang={lang}
        t={t}
        quiz={quiz}
        state={state}
        question={shown}
      />
    </Panel>
  );
}
