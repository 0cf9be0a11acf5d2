/** The state of the subscription: one line beside a title, or a card with its facts. */
import type { members } from '../../i18n/fr/members.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { $pastSubscription } from '../../stores/past-subscription.ts';
import { $subscription, refreshSubscription } from '../../stores/subscription.ts';
import { useShared } from '../hooks.ts';
import { planName, subscriptionFacts, type FactTexts } from './facts.ts';
import { FailedCard, LoadingCard, Panel } from './Panel.tsx';

interface CompactProps {
  readonly lang: Lang;
  readonly t: typeof members.badge;
  readonly pricing: string;
}

/** One line. Leads to the plans, or to us where a payment is missing: a second plan would not help. */
export function SubscriptionBadge({ lang, t, pricing }: CompactProps) {
  const { type } = useShared($subscription, { type: 'loading' });
  if (type === 'none') return <PastBadge lang={lang} t={t} pricing={pricing} />;
  return (
    <a className="badge" data-state={type} href={pricing}>
      {t[type]}
    </a>
  );
}

function PastBadge({ lang, t, pricing }: CompactProps) {
  const { type } = useShared($pastSubscription, { type: 'loading' });
  return (
    <a
      className="badge"
      data-state={type}
      href={type === 'unpaid' ? href(lang, 'support') : pricing}
    >
      {type === 'never' ? t.none : t[type]}
    </a>
  );
}

interface FullProps extends CompactProps, FactTexts {
  readonly heading: string;
}

/** The card: what is paid and until when, or the way to a subscription. */
export function SubscriptionCard(props: FullProps) {
  const { lang, t, facts, planNames, pricing, heading } = props;
  const state = useShared($subscription, { type: 'loading' });
  switch (state.type) {
    case 'loading':
      return <LoadingCard title={heading} text={t.loading} lines={4} className="min-h-[266px]" />;
    case 'failed':
      return (
        <FailedCard
          title={heading}
          text={t.failedText}
          retry={t.retry}
          busy={t.loading}
          again={async () => (await refreshSubscription()).type !== 'failed'}
        />
      );
    case 'none':
      return <PastCard {...props} />;
    case 'active':
      return (
        <Panel title={planName(state.subscription, planNames)}>
          <dl className="recap">
            {subscriptionFacts(lang, { facts, planNames }, state.subscription).map(
              ({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
            )}
          </dl>
          <p className="mt-4">
            <a className="link" href={pricing}>
              {t.changePlan}
            </a>
          </p>
        </Panel>
      );
  }
}

/** No subscription is active: why, and what can be done about it. */
function PastCard({ lang, t, pricing, heading }: FullProps) {
  const { type } = useShared($pastSubscription, { type: 'loading' });
  if (type === 'loading')
    return <LoadingCard title={heading} text={t.loading} lines={4} className="min-h-[266px]" />;
  const unpaid = type === 'unpaid';
  const [title, text] = {
    never: [t.none, t.noneText] as const,
    ended: [t.ended, t.endedText] as const,
    unpaid: [t.unpaid, t.unpaidText] as const,
  }[type];
  return (
    <Panel title={title}>
      <p className="text-ink-2">{text}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {unpaid ? (
          <>
            <a className="btn" href={href(lang, 'support')}>
              {t.write}
            </a>
            <a className="link" href={pricing}>
              {t.changePlan}
            </a>
          </>
        ) : (
          <>
            <a className="btn" href={pricing}>
              {t.plans}
            </a>
            <a className="link" href={href(lang, 'support')}>
              {t.write}
            </a>
          </>
        )}
      </p>
    </Panel>
  );
}
