/** The signals sent to a subscriber; the sign-in prompt for a visitor. */
import { lazy, Suspense } from 'react';
import { MembersOnly } from '../../account/MembersOnly.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import type { SignalsFeedProps } from './props.ts';

const Feed = lazy(() => import('./Feed.tsx'));

export default function SignalsFeed(props: SignalsFeedProps) {
  const { membersOnly, signedOut } = props.t;
  return (
    <ErrorBoundary texts={props.failure}>
      <MembersOnly t={membersOnly} signedOut={signedOut}>
        {() => (
          <Suspense fallback={<LoadingCard text={membersOnly.checking} t={membersOnly} />}>
            <Feed {...props} />
          </Suspense>
        )}
      </MembersOnly>
    </ErrorBoundary>
  );
}
