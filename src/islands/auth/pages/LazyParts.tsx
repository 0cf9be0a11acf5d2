/** Later steps of the auth pages: their code and texts load on demand, not with the page. */
import { lazy, Suspense } from 'react';
import type { Lang } from '../../../i18n/locales.ts';
import { $auth } from '../../../stores/auth/auth.ts';
import { useShared } from '../../ui/hooks.ts';
import { initialState } from './initial-state.ts';

const Alert = lazy(() => import('./PageError.tsx'));
const Steps = lazy(() => import('./Steps.tsx'));

/** The last error, if any. */
export function LazyErrorAlert({ lang }: { readonly lang: Lang }) {
  const { error } = useShared($auth, initialState);
  if (!error) return null;
  return (
    <Suspense fallback={null}>
      <Alert lang={lang} />
    </Suspense>
  );
}

/** The steps after the first, in its place. */
export function LazySteps({ lang }: { readonly lang: Lang }) {
  return (
    <Suspense fallback={<div className="steps-waiting" />}>
      <Steps lang={lang} />
    </Suspense>
  );
}
