import { planToResume } from '../../domain/billing/for-sale.ts';
import { plans } from '../../domain/billing/plans.ts';
import { courseFacts } from '../../domain/course/course-facts.ts';
import { countComplete } from '../../domain/course/progress.ts';
import { fill, formatDate, formatPrice, plural } from '../../i18n/format.ts';
import { $progress } from '../../stores/course/progress.ts';
import { useShared } from '../ui/hooks.ts';
import type { PaywallProps } from './paywall-props.ts';

interface Props extends PaywallProps {
  /** End of the paid time; null if unknown. */
  readonly until: string | null;
  /** Key of the plan it was, if known. */
  readonly plan: string | null;
}

/** The paywall after a subscription has ended: the lesson's summary, the price, and the order. */
export function LapsedCard({ lang, t, summary, until, plan }: Props) {
  const { lapsed } = t;
  const progress = useShared($progress, { type: 'loading' });
  const n = progress.type === 'known' ? countComplete(progress.lessons) : 0;
  const order = planToResume(plan);
  const price = formatPrice(lang, plans[order].amount);
  return (
    <section className="notice paywall-premium" aria-labelledby="paywall-title">
      <h2 id="paywall-title">
        {until === null
          ? lapsed.title
          : fill(lapsed.titleOn, { date: formatDate(lang, new Date(until)) })}
      </h2>
      <p className="mt-2">
        {lapsed.text}{' '}
        {n > 0 && fill(plural(lang, n, lapsed.complete), { n, published: courseFacts.published })}
      </p>
      <p className="mt-2">
        {lapsed.waits} {summary}
      </p>
      <p className="mt-2">{fill(lapsed.price, { price })}</p>
      <div className="notice-actions">
        <button
          type="button"
          className="btn btn-primary"
          data-open="open-subscribe"
          data-plan={order}
        >
          {lapsed.resume}
        </button>
      </div>
    </section>
  );
}
