/** The settings of the person signed in: who they are, what they pay, the session of this browser. */
import type { ReactNode } from 'react';
import type { checkoutReturn } from '../../i18n/fr/checkout.ts';
import type { members } from '../../i18n/fr/members.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $profile, type ProfileState } from '../../stores/profile.ts';
import { signOut, type Member } from '../../stores/session.ts';
import { ErrorBoundary, type FailureTexts } from '../ErrorBoundary.tsx';
import { useShared } from '../hooks.ts';
import { MembersOnly } from './MembersOnly.tsx';
import { SubscriptionCard } from './SubscriptionBadge.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<typeof members, 'gate' | 'badge' | 'facts' | 'settings'>;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly links: { readonly pricing: string; readonly privacy: string; readonly mail: string };
  readonly failure: FailureTexts;
}

export default function Settings(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <MembersOnly t={props.t.gate} signedOut={props.t.settings.signedOut}>
        {(member) => <Account {...props} member={member} />}
      </MembersOnly>
    </ErrorBoundary>
  );
}

function Account({ lang, t, planNames, links, member }: Props & { readonly member: Member }) {
  const { identity, session, rest, subscription } = t.settings;
  return (
    <div className="space space-pairs">
      <Card title={identity.heading}>
        <Identity t={identity} member={member} />
      </Card>
      <SubscriptionCard
        lang={lang}
        t={t.badge}
        facts={t.facts}
        planNames={planNames}
        pricing={links.pricing}
        heading={subscription}
      />
      <Card title={rest.heading}>
        <p className="text-ink-2">{rest.text}</p>
        <ul className="ticks mt-4">
          {rest.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-5">
          <a className="btn" href={links.mail}>
            {rest.write}
          </a>
        </p>
        <p className="mt-5">
          <a className="link" href={links.privacy}>
            {rest.privacy}
          </a>
        </p>
      </Card>
      <Card title={session.heading}>
        <p className="text-ink-2">{session.text}</p>
        <p className="mt-5">
          <button type="button" className="btn" onClick={leave}>
            {session.signOut}
          </button>
        </p>
      </Card>
    </div>
  );
}

/** The button leaves with the page's content, and hands the focus to what takes its place. */
function leave(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
  void signOut();
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="card panel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface IdentityProps {
  readonly t: Props['t']['settings']['identity'];
  readonly member: Member;
}

/** The names of the profile; where they cannot be read, the first name that the session knows. */
function Identity({ t, member }: IdentityProps) {
  const profile = useShared($profile, { type: 'loading' });
  const rows = [
    { label: t.firstName, value: firstName(profile, member) },
    ...(profile.type === 'known' ? [{ label: t.lastName, value: profile.profile.last_name }] : []),
    { label: t.email, value: member.email },
  ];
  return (
    <dl className="recap">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || t.missing}</dd>
        </div>
      ))}
    </dl>
  );
}

function firstName(profile: ProfileState, member: Member): string {
  return profile.type === 'known' ? profile.profile.first_name : member.firstName;
}
