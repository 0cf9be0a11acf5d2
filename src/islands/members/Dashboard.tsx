/** The dashboard of the person signed in: a greeting, what to read, the subscription, the signals. */
import type { checkoutReturn } from '../../i18n/fr/checkout.ts';
import type { members } from '../../i18n/fr/members.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $session } from '../../stores/session.ts';
import { $subscription } from '../../stores/subscription.ts';
import { ErrorBoundary, type FailureTexts } from '../ErrorBoundary.tsx';
import { useShared } from '../hooks.ts';
import { MembersOnly } from './MembersOnly.tsx';
import { NextLesson, type OfferedLessons } from './NextLesson.tsx';
import { SubscriptionBadge, SubscriptionCard } from './SubscriptionBadge.tsx';

interface Props extends OfferedLessons {
  readonly lang: Lang;
  readonly t: Pick<typeof members, 'gate' | 'badge' | 'facts' | 'dashboard'>;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly subscription: string;
  readonly links: {
    readonly pricing: string;
    readonly signals: string;
    readonly course: string;
  };
  readonly failure: FailureTexts;
}

export default function Dashboard(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <Head {...props} />
      <MembersOnly t={props.t.gate} signedOut={props.t.dashboard.signedOut}>
        {() => <Space {...props} />}
      </MembersOnly>
    </ErrorBoundary>
  );
}

/**
 * Greets whoever is here as soon as they are known, with the state of their subscription; until then it
 * says nothing that changes sides.
 */
function Head({ t, links }: Props) {
  const session = useShared($session, { type: 'loading' });
  const { heading, hello } = t.dashboard;
  const badge = <SubscriptionBadge t={t.badge} pricing={links.pricing} />;
  switch (session.type) {
    case 'loading':
      return (
        <div className="space-head">
          <h1>
            <span className="signed-out-only">{heading}</span>
            <span className="signed-in-only">{hello}</span>
          </h1>
          <div className="signed-in-only">{badge}</div>
        </div>
      );
    case 'signed-in':
      return (
        <div className="space-head">
          <h1>{session.member.firstName ? `${hello} ${session.member.firstName}` : heading}</h1>
          <div>{badge}</div>
        </div>
      );
    default:
      return (
        <div className="space-head">
          <h1>{heading}</h1>
        </div>
      );
  }
}

function Space(props: Props) {
  const { lang, t, planNames, links } = props;
  return (
    <div className="space space-wide">
      <NextLesson {...props} t={t.dashboard} course={links.course} />
      <div className="space">
        <SubscriptionCard
          lang={lang}
          t={t.badge}
          facts={t.facts}
          planNames={planNames}
          pricing={links.pricing}
          heading={props.subscription}
        />
        <Signals t={t.dashboard.signals} signals={links.signals} />
      </div>
    </div>
  );
}

/** Whether the plan includes signals, said as it is. */
function Signals({
  t,
  signals,
}: {
  readonly t: Props['t']['dashboard']['signals'];
  readonly signals: string;
}) {
  const state = useShared($subscription, { type: 'loading' });
  const text = {
    loading: t.loading,
    failed: t.unknown,
    none: t.none,
    active:
      state.type === 'active' && state.subscription.includes_signals ? t.included : t.notIncluded,
  }[state.type];
  return (
    <section className="card panel">
      <h2>{t.heading}</h2>
      <p className="text-ink-2">{text}</p>
      <p className="mt-4">
        <a className="link" href={signals}>
          {t.read}
        </a>
      </p>
    </section>
  );
}
