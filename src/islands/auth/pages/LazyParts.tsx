/** What a way in shows once it has begun: its code and its texts come then, not with the page. */
import { lazy, Suspense } from 'react';
import type { Lang } from '../../../i18n/locales.ts';
import { $auth } from '../../../stores/auth/auth.ts';
import { useShared } from '../../ui/hooks.ts';
import { initialState } from './initial-state.ts';

const Fault = lazy(() => import('./Failure.tsx'));
const Steps = lazy(() => import('./Steps.tsx'));

/** The red box of what failed last, if something did. */
export function LaterFault({ lang }: { readonly lang: Lang }) {
  const { fault } = useShared($auth, initialState);
  if (!fault) return null;
  return (
    <Suspense fallback={null}>
      <Fault lang={lang} />
    </Suspense>
  );
}

/** The steps after the first, in its place. */
export function LaterSteps({ lang }: { readonly lang: Lang }) {
  return (
    <Suspense fallback={<div className="steps-waiting" />}>
      <Steps lang={lang} />
    </Suspense>
  );
}
