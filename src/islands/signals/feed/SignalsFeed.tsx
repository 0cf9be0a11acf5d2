/** The signals sent to a subscriber; the sign-in prompt for a visitor. */
import { lazy, Suspense } from 'react';
import { MembersOnly } from '../../account/MembersOnly.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import type { SignalsFeedProps } from './props.ts';

const Feed = lazy(() => import('./Feed.tsx'));

export default function SignalsFeed(props: SignalsFeedProps) {
  const { gate, signedOut } = props.t;
  return (
    <ErrorBoundary texts={props.failure}>
      <MembersOnly t={gate} signedOut={signedOut}>
        {() => (
          <Suspense fallback={<LoadingCard text={gate.checking} t={gate} />}>
            <Feed {...props} />
          </Suspense>
        )}
      </MembersOnly>
    </ErrorBoundary>
  );
}
