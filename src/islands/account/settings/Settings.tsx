/** The settings: the sign-in prompt for a visitor, every section for a signed-in user. */
import { lazy, Suspense, useEffect } from 'react';
import { $deletionResult } from '../../../stores/account/data.ts';
import { $emailLink, takeEmailLink } from '../../../stores/auth/credentials.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { MembersOnly } from '../MembersOnly.tsx';
import type { SettingsProps } from './props.ts';

const Sections = lazy(() => import('./Sections.tsx'));
const AddressLink = lazy(() => import('./identity/AddressLink.tsx'));
const EmailLink = lazy(() => import('./identity/EmailLink.tsx'));
const AccountErased = lazy(() => import('./data/AccountErased.tsx'));

export default function Settings(props: SettingsProps) {
  return (
    <ErrorBoundary texts={props.failure}>
      <Suspense
        fallback={
          <LoadingCard text={props.members.membersOnly.checking} t={props.members.membersOnly} />
        }
      >
        <State {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function State(props: SettingsProps) {
  const { lang, t, members } = props;
  const deletion = useShared($deletionResult, undefined);
  const link = useShared($emailLink, undefined);
  useEffect(takeEmailLink, []);
  if (deletion) return <AccountErased lang={lang} deletion={deletion} />;
  if (link) {
    const Opened = link.type === 'address' ? AddressLink : EmailLink;
    return <Opened lang={lang} token={link.token} />;
  }
  return (
    <MembersOnly t={members.membersOnly} signedOut={t.signedOut}>
      {(member) => (
        <Suspense
          fallback={<LoadingCard text={members.membersOnly.checking} t={members.membersOnly} />}
        >
          <Sections key={member.id} {...props} member={member} />
        </Suspense>
      )}
    </MembersOnly>
  );
}
