/** The state of the subscription: one line beside a title, or a card with its facts. */
import { useState, type ReactNode } from 'react';
import type { members } from '../../i18n/fr/members.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $subscription, refreshSubscription } from '../../stores/subscription.ts';
import { Alert } from '../Alert.tsx';
import { useShared } from '../hooks.ts';
import { planName, subscriptionFacts, type FactTexts } from './facts.ts';

interface CompactProps {
  readonly t: typeof members.badge;
  readonly pricing: string;
}

/** One line. Leads to the plans. */
export function SubscriptionBadge({ t, pricing }: CompactProps) {
  const { type } = useShared($subscription, { type: 'loading' });
  return (
    <a className="badge" data-state={type} href={pricing}>
      {t[type]}
    </a>
  );
}

interface FullProps extends CompactProps, FactTexts {
  readonly lang: Lang;
  readonly heading: string;
}

/** The card: what is paid and until when, or the way to a subscription. */
export function SubscriptionCard({ lang, t, facts, planNames, pricing, heading }: FullProps) {
  const state = useShared($subscription, { type: 'loading' });
  switch (state.type) {
    case 'loading':
      return (
        <Card title={heading}>
          <div className="gate-waiting">
            <p className="text-ink-2" role="status">
              {t.loading}
            </p>
            <div className="skeleton" />
            <div className="skeleton" />
          </div>
        </Card>
      );
    case 'failed':
      return (
        <Card title={heading}>
          <Alert>{t.failedText}</Alert>
          <Retry text={t.retry} busyText={t.loading} />
        </Card>
      );
    case 'none':
      return (
        <Card title={t.none}>
          <p className="text-ink-2">{t.noneText}</p>
          <p className="mt-5">
            <a className="btn" href={pricing}>
              {t.plans}
            </a>
          </p>
        </Card>
      );
    case 'active':
      return (
        <Card title={planName(state.subscription, planNames)}>
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
        </Card>
      );
  }
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Asks once more. The button leaves with its card, and hands the focus to the page. */
function Retry({ text, busyText }: { readonly text: string; readonly busyText: string }) {
  const [busy, setBusy] = useState(false);
  const again = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const { type } = await refreshSubscription();
    setBusy(false);
    if (type !== 'failed') document.querySelector('main')?.focus({ preventScroll: true });
  };
  return (
    <p className="mt-4">
      <button
        type="button"
        className="btn"
        aria-disabled={busy ? true : undefined}
        onClick={() => void again()}
      >
        {busy ? busyText : text}
      </button>
    </p>
  );
}
