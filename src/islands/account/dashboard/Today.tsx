import { answerMinutes } from '../../../domain/course/quiz/answer-time.ts';
import { fill, plural } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $review } from '../../../stores/course/review.ts';
import { useOnline, useShared } from '../../ui/hooks.ts';
import { leftOf, useOffer, type OfferedLesson, type OfferState } from './lessons.ts';
import type { DashboardTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<DashboardTexts, 'today' | 'offline'>;
  readonly published: readonly OfferedLesson[];
}

/** Today's tasks in one line: questions to review and minutes of reading. Data that failed to load is not counted. */
export function Today({ lang, t: { today: t, offline }, published }: Props) {
  const review = useShared($review, { type: 'loading' });
  const offer = useOffer(published);
  const isOnline = useOnline();
  if (!isOnline) {
    return (
      <p className="dashboard-today" role="status">
        {offline}
      </p>
    );
  }
  if (review.type === 'loading' || offer.type === 'loading') {
    return <p className="dashboard-today part-loading" />;
  }
  const questions = review.type === 'ready' ? review.review.left : 0;
  const minutes = readingMinutes(offer);
  if (questions === 0) {
    const next = offer.type === 'known' ? offer.offer.type : undefined;
    const hasNothing = review.type === 'ready' && (next === 'done' || next === 'locked');
    return (
      <p className="dashboard-today">
        {minutes > 0 && `${fill(next === 'start' ? t.firstReading : t.reading, { n: minutes })}.`}
        {minutes === 0 && next === 'resume' && t.finish}
        {next === 'quiz' && t.quizLeft}
        {hasNothing && t.nothing}
      </p>
    );
  }
  const rest = [
    fill(t.reviewTime, { n: answerMinutes(questions) }),
    ...(minutes > 0 ? [fill(t.thenReading, { n: minutes })] : []),
  ];
  return (
    <p className="dashboard-today">
      <b>{fill(plural(lang, questions, t.review), { n: questions })}</b>, {rest.join(', ')}.
    </p>
  );
}

/** Minutes left of the lesson to read; 0 if there is none. */
function readingMinutes(state: OfferState): number {
  if (state.type !== 'known') return 0;
  const { offer, progress } = state;
  if (offer.type === 'start' || offer.type === 'resume' || offer.type === 'next') {
    return leftOf(offer.lesson, progress).minutes;
  }
  return 0;
}
