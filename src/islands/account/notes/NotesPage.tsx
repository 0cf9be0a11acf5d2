/** All notes of a signed-in reader; the sign-in prompt for a visitor. */
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { MembersOnly } from '../MembersOnly.tsx';
import type { NotesPageProps } from './props.ts';

const AllNotes = lazy(() => import('./AllNotes.tsx'));

export default function NotesPage(props: NotesPageProps) {
  const { membersOnly, signedOut } = props.t;
  return (
    <ErrorBoundary texts={props.failure}>
      <MembersOnly t={membersOnly} signedOut={signedOut}>
        {({ id }) => (
          <Suspense fallback={<LoadingCard text={membersOnly.checking} t={membersOnly} />}>
            <AllNotes key={id} {...props} />
          </Suspense>
        )}
      </MembersOnly>
    </ErrorBoundary>
  );
}
