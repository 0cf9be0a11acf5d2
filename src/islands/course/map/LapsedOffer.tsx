import type { ReactNode } from 'react';
import { planToResume } from '../../../domain/billing/for-sale.ts';
import { plans } from '../../../domain/billing/plans.ts';
import { freeLesson, type LessonKey } from '../../../domain/course/lessons.ts';
import { nextLesson } from '../../../domain/course/next-lesson.ts';
import type { Progress } from '../../../domain/course/progress.ts';
import { fill, formatDate, formatPrice } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $inactiveReason } from '../../../stores/billing/subscription-rows.ts';
import { useShared } from '../../ui/hooks.ts';
import type { OwnCourseTexts } from './own-course-texts.ts';
import { stopOnPage } from './stops-on-page.ts';

interface Props {
  readonly lang: Lang;
  readonly t: OwnCourseTexts;
  readonly progress: Progress;
  readonly published: readonly LessonKey[];
  /** The card of somebody who never subscribed. */
  readonly children: ReactNode;
}

/** Without a subscription: the card of a member, or of somebody whose subscription has ended. */
export function LapsedOffer({ lang, t: { lapsed }, progress, published, children }: Props) {
  const reason = useShared($inactiveReason, { type: 'loading' });
  if (reason.type === 'loading') return null;
  const paid = published.filter((key) => key !== freeLesson).map((key) => ({ key }));
  const next = nextLesson(paid, progress, true);
  if (reason.type !== 'ended' || next.type === 'done') return children;
  const { title, picture } = stopOnPage(next.lesson.key);
  const plan = planToResume(reason.plan);
  return (
    <section className="course-card" aria-labelledby="course-next">
      <img className="drawn" src={`${picture}#plan`} width={400} height={250} alt="" />
      <div>
        <h2 id="course-next">
          {reason.until === null
            ? lapsed.title
            : fill(lapsed.titleOn, { date: formatDate(lang, new Date(reason.until)) })}
        </h2>
        <p>{fill(lapsed.text, { title, price: formatPrice(lang, plans[plan].amount) })}</p>
        <p className="course-actions">
          <button
            type="button"
            className="btn btn-primary"
            data-open="open-subscribe"
            data-plan={plan}
          >
            {lapsed.resume}
          </button>
        </p>
      </div>
    </section>
  );
}
