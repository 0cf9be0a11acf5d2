/** The user's dashboard: greeting, next lesson, progress, subscription. */
import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $session } from '../../../stores/auth/session.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { AppointmentsCard } from './AppointmentsCard.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { MembersOnly } from '../MembersOnly.tsx';
import { NextLesson, type OfferedLessons } from './NextLesson.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { SignalsCard } from './SignalsCard.tsx';
import { SubscriptionBadge, SubscriptionCard } from '../../billing/SubscriptionBadge.tsx';

interface Props extends OfferedLessons {
  readonly lang: Lang;
  readonly t: Pick<typeof members, 'gate' | 'badge' | 'facts' | 'dashboard'>;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly subscription: string;
  readonly signalsOpen: boolean;
  readonly links: {
    readonly pricing: string;
    readonly signals: string;
    readonly course: string;
    readonly appointment: string;
  };
  readonly failure: FailureTexts;
}

export default function Dashboard(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <Head {...props} />
      <MembersOnly
        t={props.t.gate}
        signedOut={props.t.dashboard.signedOut}
        waiting={<Cards {...props} />}
      >
        {() => <Cards {...props} />}
      </MembersOnly>
    </ErrorBoundary>
  );
}

/**
 * The greeting and the subscription's badge; nothing that would flip is shown before both are
 * known.
 */
function Head({ lang, t, links }: Props) {
  const session = useShared($session, { type: 'loading' });
  const { heading, hello } = t.dashboard;
  const badge = <SubscriptionBadge lang={lang} t={t.badge} pricing={links.pricing} />;
  switch (session.type) {
    case 'loading':
      return (
        <div className="dashboard-head">
          <h1>
            <span className="signed-out-only">{heading}</span>
            <span className="signed-in-only">{hello}</span>
          </h1>
          <div className="signed-in-only">{badge}</div>
        </div>
      );
    case 'signed-in':
      return (
        <div className="dashboard-head">
          <h1>{session.member.firstName ? `${hello} ${session.member.firstName}` : heading}</h1>
          <div>{badge}</div>
        </div>
      );
    default:
      return (
        <div className="dashboard-head">
          <h1>{heading}</h1>
        </div>
      );
  }
}

/** Each card loads on its own, so the page renders before any data is there. */
function Cards(props: Props) {
  const { lang, t, planNames, links } = props;
  const { progress, signals, appointments } = t.dashboard;
  return (
    <div className="space dashboard-wide">
      <div className="space">
        <NextLesson {...props} t={t.dashboard} slow={t.gate} />
        <ReviewCard lang={lang} t={t.dashboard.review} slow={t.gate} published={props.published} />
        <CourseProgress {...props} t={progress} slow={t.gate} course={links.course} />
      </div>
      <div className="space">
        <SubscriptionCard
          lang={lang}
          t={t.badge}
          slow={t.gate}
          facts={t.facts}
          planNames={planNames}
          pricing={links.pricing}
          heading={props.subscription}
        />
        <SignalsCard t={signals} signals={links.signals} open={props.signalsOpen} />
        <AppointmentsCard lang={lang} t={appointments} slow={t.gate} page={links.appointment} />
      </div>
    </div>
  );
}
