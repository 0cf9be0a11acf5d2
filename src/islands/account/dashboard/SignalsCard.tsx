import { lazy, Suspense } from 'react';
import type { Lang } from '../../../i18n/locales.ts';
import { $subscription } from '../../../stores/billing/subscription.ts';
import { useShared } from '../../ui/hooks.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { LoadingPart, Part } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

const OpenSignals = lazy(() => import('./OpenSignals.tsx'));

interface Props {
  readonly lang: Lang;
  readonly slow: SlowTexts;
  readonly failure: FailureTexts;
  readonly t: DashboardTexts['signals'];
  readonly signals: string;
  /** Whether the signals area is open. */
  readonly open: boolean;
}

/** The signals of a plan that includes them; else a notice that says whether signals are open. */
export function SignalsCard({ lang, t, slow, failure, signals, open }: Props) {
  const state = useShared($subscription, { type: 'loading' });
  if (state.type === 'active' && state.subscription.includes_signals) {
    return (
      <ErrorBoundary texts={failure}>
        <Suspense fallback={<LoadingPart title={t.heading} text={t.loading} slow={slow} />}>
          <OpenSignals lang={lang} t={t} slow={slow} signals={signals} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  const text = {
    loading: t.loading,
    failed: t.unknown,
    none: t.none,
    active: t.notIncluded,
  }[state.type];
  return (
    <Part title={t.heading}>
      <p>{open ? text : t.notOpen}</p>
      <p className="part-links">
        {!open && (
          <a className="btn btn-small" href={`${signals}#notice`}>
            {t.notify}
          </a>
        )}
        <a className="link" href={signals}>
          {t.read}
        </a>
      </p>
    </Part>
  );
}
