/** The settings: the way in for a visitor, every section for the person signed in. */
import { lazy, Suspense, useEffect } from 'react';
import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import type { settings } from '../../../i18n/fr/account/settings.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $farewell } from '../../../stores/account/data.ts';
import { $emailLink, takeEmailLink } from '../../../stores/auth/credentials.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { MembersOnly, Waiting } from '../MembersOnly.tsx';

export interface SettingsProps {
  readonly lang: Lang;
  readonly t: Pick<typeof settings, 'signedOut'>;
  readonly members: Pick<typeof members, 'gate'>;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly links: { readonly pricing: string; readonly privacy: string; readonly mail: string };
  readonly failure: FailureTexts;
}

const Sections = lazy(() => import('./Sections.tsx'));
const EmailLink = lazy(() => import('./identity/EmailLink.tsx'));
const Farewell = lazy(() => import('./data/AccountErased.tsx'));

export default function Settings(props: SettingsProps) {
  return (
    <ErrorBoundary texts={props.failure}>
      <Suspense fallback={<Waiting text={props.members.gate.checking} />}>
        <State {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function State(props: SettingsProps) {
  const { lang, t, members } = props;
  const farewell = useShared($farewell, undefined);
  const token = useShared($emailLink, undefined);
  useEffect(takeEmailLink, []);
  if (farewell) return <Farewell lang={lang} farewell={farewell} />;
  if (token !== undefined) return <EmailLink lang={lang} token={token} />;
  return (
    <MembersOnly t={members.gate} signedOut={t.signedOut}>
      {(member) => (
        <Suspense fallback={<Waiting text={members.gate.checking} />}>
          <Sections {...props} member={member} />
        </Suspense>
      )}
    </MembersOnly>
  );
}
