/** The editors' desk; the sign-in prompt for a visitor. */
import { lazy, Suspense } from 'react';
import { MembersOnly } from '../account/MembersOnly.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { LoadingCard } from '../ui/LoadingCard.tsx';
import type { DeskProps } from './props.ts';

const OpenDesk = lazy(() => import('./OpenDesk.tsx'));

export default function Desk(props: DeskProps) {
  const { membersOnly, signedOut } = props.t;
  return (
    <div className="mt-6">
      <ErrorBoundary texts={props.failure}>
        <MembersOnly t={membersOnly} signedOut={signedOut}>
          {({ id }) => (
            <Suspense fallback={<LoadingCard text={membersOnly.checking} t={membersOnly} />}>
              <OpenDesk {...props} key={id} user={id} />
            </Suspense>
          )}
        </MembersOnly>
      </ErrorBoundary>
    </div>
  );
}
