/** The state of the subscription: one line beside a title, or a card with its facts. */
import type { members } from '../../i18n/fr/account/members.ts';
import { fill, formatDate, href, type Lang } from '../../i18n/index.ts';
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { renewalState } from '../../domain/billing/subscription-status.ts';
import { $inactiveReason, type InactiveState } from '../../stores/billing/subscription-rows.ts';
import { $subscription, refreshSubscription } from '../../stores/billing/subscription.ts';
import { useShared } from '../ui/hooks.ts';
import type { SlowTexts } from '../ui/LoadingCard.tsx';
import { dayOf, planName, subscriptionFacts, type FactTexts } from '../account/dashboard/facts.ts';
import { FailedCard, LoadingCard, Panel } from '../account/dashboard/Panel.tsx';

interface CompactProps {
  readonly lang: Lang;
  readonly t: typeof members.badge;
  readonly pricing: string;
}

/** One line: a link to the billing settings, or to the plans. */
export function SubscriptionBadge({ lang, t, pricing }: CompactProps) {
  const state = useShared($subscription, { type: 'loading' });
  if (state.type === 'none') return <InactiveBadge lang={lang} t={t} pricing={pricing} />;
  const { look, text } =
    state.type === 'active'
      ? badgeOf(lang, t, state.subscription)
      : { look: state.type, text: t[state.type] };
  return (
    <a className="badge" data-state={look} href={billing(lang)}>
      {text}
    </a>
  );
}

function InactiveBadge({ lang, t, pricing }: CompactProps) {
  const { type } = useShared($inactiveReason, { type: 'loading' });
  return (
    <a className="badge" data-state={type} href={offersPlans(type) ? pricing : billing(lang)}>
      {type === 'never' ? t.none : t[type]}
    </a>
  );
}

interface FullProps extends CompactProps, FactTexts {
  readonly heading: string;
  readonly slow: SlowTexts;
}

/** The card: plan, payment and dates, or a link to the plans. */
export function SubscriptionCard(props: FullProps) {
  const { lang, t, facts, planNames, heading } = props;
  const state = useShared($subscription, { type: 'loading' });
  switch (state.type) {
    case 'loading':
      return <LoadingSubscription {...props} />;
    case 'failed':
      return (
        <FailedCard
          title={heading}
          text={t.failedText}
          retry={t.retry}
          busy={t.loading}
          onRetry={async () => (await refreshSubscription()).type !== 'failed'}
        />
      );
    case 'none':
      return <InactiveCard {...props} />;
    case 'active':
      return (
        <Panel title={planName(state.subscription, planNames)}>
          <PaymentDue {...props} subscription={state.subscription} />
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
            <a className="link" href={billing(lang)}>
              {t.manage}
            </a>
          </p>
        </Panel>
      );
  }
}

function LoadingSubscription({ t, slow, heading }: FullProps) {
  return (
    <LoadingCard title={heading} text={t.loading} slow={slow} lines={4} className="min-h-[266px]" />
  );
}

/** Warning that a payment is due during the grace period, with a link to settle it. */
function PaymentDue({
  lang,
  t,
  subscription,
}: FullProps & { readonly subscription: SubscriptionRow }) {
  const next = renewalState(subscription);
  if (next !== 'payment-failed' && next !== 'action-required') return null;
  const { end_date } = subscription;
  const date = dayOf(lang, end_date);
  return (
    <>
      <p>
        {fill(next === 'payment-failed' ? t.paymentFailedText : t.actionRequiredText, { date })}
      </p>
      <p className="mt-4 mb-4">
        <a className="btn btn-primary" href={billing(lang)}>
          {t.settle}
        </a>
      </p>
    </>
  );
}

/** The card without an active subscription: the reason and the next step. */
function InactiveCard(props: FullProps) {
  const { lang, t, pricing } = props;
  const reason = useShared($inactiveReason, { type: 'loading' });
  const { type } = reason;
  if (type === 'loading') return <LoadingSubscription {...props} />;
  const over = offersPlans(type);
  const title = type === 'never' ? t.none : t[type];
  const text =
    type === 'never'
      ? t.noneText
      : type === 'ended' && reason.until !== null
        ? fill(t.endedOnText, { date: dayOf(lang, reason.until) })
        : t[`${type}Text`];
  return (
    <Panel title={title}>
      <p className="text-ink-2">{text}</p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <a
          className={type === 'unpaid' ? 'btn btn-primary' : 'btn'}
          href={over ? pricing : billing(lang)}
        >
          {over ? t.plans : type === 'unpaid' ? t.settle : t.manage}
        </a>
        <a className="link" href={over ? billing(lang) : href(lang, 'support')}>
          {over ? t.check : t.write}
        </a>
      </p>
    </Panel>
  );
}

/**
 * Whether the next step is to choose a plan. A subscription refunded by hand still runs at
 * Stripe.
 */
function offersPlans(type: InactiveState['type']): boolean {
  return type === 'never' || type === 'ended';
}

/** Text and colour of the badge of an active subscription. */
function badgeOf(
  lang: Lang,
  t: CompactProps['t'],
  subscription: SubscriptionRow,
): { look: string; text: string } {
  const next = renewalState(subscription);
  switch (next) {
    case 'renews':
      return { look: 'active', text: t.active };
    case 'ends': {
      const { paid_until, end_date } = subscription;
      const date = formatDate(lang, new Date(paid_until ?? end_date));
      return { look: next, text: fill(t.ends, { date }) };
    }
    case 'payment-failed':
      return { look: next, text: t.paymentFailed };
    case 'action-required':
      return { look: next, text: t.actionRequired };
  }
}

function billing(lang: Lang): string {
  return `${href(lang, 'settings')}#billing`;
}
