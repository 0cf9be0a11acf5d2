import type { BilledInvoice, BilledSubscription } from '../../domain/api/billing.ts';
import { isLive } from '../../domain/billing/stripe-status.ts';
import { paymentIsDue, type SubscriptionState } from '../../domain/billing/subscription-status.ts';
import { formatParisTime } from '../../i18n/clock.ts';
import { fill, formatPrice } from '../../i18n/format.ts';
import type { BillingProps } from './props.ts';
import { formatDay } from './dates.ts';
import { Resume } from './Resume.tsx';

interface Props extends BillingProps {
  readonly subscription: BilledSubscription | null;
  /** The open invoice. */
  readonly due?: BilledInvoice | undefined;
  /** Opens the card form; absent if no card can be entered, or while it is open. */
  readonly onChangeCard?: (() => void) | undefined;
}

/** Tone of a state: success, warning, or neutral. */
const tones: Readonly<Partial<Record<SubscriptionState, 'good' | 'bad'>>> = {
  active: 'good',
  trial: 'good',
  failed: 'bad',
  suspended: 'bad',
  authenticate: 'bad',
  authenticateClosed: 'bad',
  confirmChange: 'bad',
  unpaid: 'bad',
  incomplete: 'bad',
  reduced: 'bad',
  disputed: 'bad',
  review: 'bad',
};

/** The subscription's state in a sentence, the available actions, and its facts. */
export function SubscriptionStatus(props: Props) {
  const { lang, t, subscription } = props;
  const state = subscription?.state ?? 'never';
  const { title, text } = t.billing.states[state];
  return (
    <>
      <div className="billing-state" data-tone={tones[state]}>
        <h3 id="billing-state" tabIndex={-1}>
          {title}
        </h3>
        <p>{subscription ? fill(text, moments(props.lang, subscription)) : text}</p>
        <Actions {...props} state={state} />
        {state === 'ending' && subscription && (
          <Resume lang={lang} t={t} subscription={subscription} />
        )}
      </div>
      {subscription && (
        <dl className="recap billing-facts">
          {facts(props, subscription).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Actions({
  lang,
  t,
  links,
  subscription,
  state,
  due,
  onChangeCard,
}: Props & { readonly state: SubscriptionState }) {
  const { pay, card, plans, write } = t.billing;
  const page = subscription?.pay_url;
  // Refunded by hand, the contract still runs: no new order is possible, only support can help.
  const stillRuns =
    state === 'refunded' && subscription !== null && isLive(subscription.stripe_status);
  switch (stillRuns ? 'disputed' : state) {
    case 'never':
    case 'abandoned':
    case 'refunded':
    case 'ended':
      return (
        <p className="settings-actions">
          <a className={state === 'never' ? 'btn btn-primary' : 'btn'} href={links.pricing}>
            {plans}
          </a>
        </p>
      );
    case 'reduced':
    case 'paused':
    case 'disputed':
    case 'review':
      return (
        <p className="settings-actions">
          <a className="btn" href={links.mail}>
            {write}
          </a>
        </p>
      );
    case 'authenticate':
    case 'authenticateClosed':
    case 'confirmChange':
      if (!page) return null;
      return (
        <p className="settings-actions">
          <a className="btn btn-primary" href={page} rel="noopener">
            {pay.authenticate}
          </a>
        </p>
      );
    case 'failed':
    case 'suspended':
    case 'unpaid':
    case 'incomplete':
      return (
        <p className="settings-actions">
          {onChangeCard && (
            <button type="button" className="btn btn-primary" onClick={onChangeCard}>
              {card.change}
            </button>
          )}
          {page && (
            <a className="btn" href={page} rel="noopener">
              {due
                ? fill(pay.due, { price: formatPrice(lang, due.amount, due.currency) })
                : pay.plain}
            </a>
          )}
        </p>
      );
    default:
      return null;
  }
}

function moments(lang: Props['lang'], subscription: BilledSubscription): Record<string, string> {
  const { paid_until, access_until, renews_at, ends_at } = subscription;
  return {
    paid: formatDay(lang, paid_until),
    access: formatParisTime(lang, new Date(access_until)),
    renews: formatDay(lang, renews_at ?? paid_until),
    ends: formatDay(lang, ends_at ?? paid_until),
  };
}

function facts(
  { lang, t, planNames }: BillingProps,
  subscription: BilledSubscription,
): readonly { readonly label: string; readonly value: string }[] {
  const { facts: words } = t.billing;
  const { plan, amount, currency, started_at, renews_at, ends_at } = subscription;
  const { active, access_until, reference } = subscription;
  const price = formatPrice(lang, amount, currency);
  // While a payment is due, the next date is the end of the grace period.
  const due = paymentIsDue(subscription.state);
  const renews = due ? null : renews_at;
  const until = ends_at ?? (due && active ? access_until : null);
  return [
    { label: words.plan, value: plan ? planNames[plan] : words.unknownPlan },
    { label: words.amount, value: fill(words.perMonth, { price }) },
    { label: words.start, value: formatDay(lang, started_at) },
    ...(renews ? [{ label: words.renews, value: formatDay(lang, renews) }] : []),
    ...(until ? [{ label: words.until, value: formatDay(lang, until) }] : []),
    ...(isLive(subscription.stripe_status)
      ? [{ label: words.autoRenew, value: renews_at ? words.on : words.off }]
      : []),
    { label: words.reference, value: reference },
  ];
}
