/** Every section of the settings, beside the list that leads to each. */
import { useEffect } from 'react';
import {
  $credentials,
  refreshCredentials,
  type CredentialsState,
} from '../../stores/credentials.ts';
import { $factors, refreshFactors } from '../../stores/factors.ts';
import { $profile, refreshProfile } from '../../stores/profile.ts';
import type { Member } from '../../stores/session.ts';
import { $subscription } from '../../stores/subscription.ts';
import { useShared } from '../hooks.ts';
import { SubscriptionCard } from '../members/SubscriptionBadge.tsx';
import { Email } from './Email.tsx';
import { Identity } from './Identity.tsx';
import { Mails } from './Mails.tsx';
import { Navigation } from './Navigation.tsx';
import { Password } from './Password.tsx';
import { Privacy } from './Privacy.tsx';
import { Read } from './Read.tsx';
import { Section, sectionIds } from './Section.tsx';
import { Sessions } from './Sessions.tsx';
import type { SettingsProps } from './Settings.tsx';
import { Styles } from './Styles.tsx';
import { useSettingsTexts, type SettingsTexts } from './texts.ts';
import { TwoFactor } from './TwoFactor.tsx';
import { YourData } from './YourData.tsx';

interface Props extends SettingsProps {
  readonly member: Member;
}

export default function Sections(props: Props) {
  const { lang, links, member } = props;
  const t = useSettingsTexts(lang);
  const profile = useShared($profile, { type: 'loading' });
  const credentials = useShared($credentials, { type: 'loading' });
  const factors = useShared($factors, { type: 'loading' });
  useEffect(goToAnchor, []);

  const ofProfile = { t: t.common, state: profile, again: refreshProfile };
  const ofCredentials = { t: t.common, state: credentials, again: refreshCredentials };
  return (
    <div className="settings">
      <Styles />
      <Navigation t={t} subscription={props.t.subscription} />
      <div className="space">
        <Section id="identity" title={t.identity.heading}>
          <Read {...ofProfile}>
            {(known) => <Identity lang={lang} t={t} profile={known.profile} />}
          </Read>
        </Section>
        <Section id="email" title={t.email.heading}>
          <Read {...ofCredentials}>
            {(known) => <Email lang={lang} t={t} credentials={known.credentials} />}
          </Read>
        </Section>
        <Section id="password" title={t.password.heading}>
          <Read {...ofCredentials}>
            {(known) => (
              <Password
                lang={lang}
                t={t}
                credentials={known.credentials}
                profile={profile.type === 'known' ? profile.profile : undefined}
              />
            )}
          </Read>
        </Section>
        <Section id="two-factor" title={t.twoFactor.heading}>
          <Read t={t.common} state={factors} again={refreshFactors}>
            {(known) => <TwoFactor lang={lang} t={t} factors={known} />}
          </Read>
        </Section>
        <Section id="sessions" title={t.sessions.heading}>
          <Sessions t={t} />
        </Section>
        <Subscription {...props} text={t.subscriptionEnd} />
        <Section id="emails" title={t.mails.heading}>
          <Read {...ofProfile}>{(known) => <Mails t={t} profile={known.profile} />}</Read>
        </Section>
        <Section id="privacy" title={t.privacy.heading}>
          <Read {...ofProfile}>
            {(known) => <Privacy t={t} profile={known.profile} policy={links.privacy} />}
          </Read>
        </Section>
        <Section id="data" title={t.data.heading}>
          <YourData lang={lang} t={t} email={emailOf(credentials) ?? member.email} />
        </Section>
      </div>
    </div>
  );
}

/** The card of the subscription names itself after the plan. */
function Subscription(props: Props & { readonly text: SettingsTexts['subscriptionEnd'] }) {
  const { lang, members, planNames, links, t, text } = props;
  const { type } = useShared($subscription, { type: 'loading' });
  return (
    <div className="settings-section" id="subscription">
      <SubscriptionCard
        lang={lang}
        t={members.badge}
        facts={members.facts}
        planNames={planNames}
        pricing={links.pricing}
        heading={t.subscription}
      />
      {type === 'active' && (
        <p className="settings-under">
          {text.text}{' '}
          <a className="link" href={links.mail}>
            {text.write}
          </a>
        </p>
      )}
    </div>
  );
}

/** The newest address known: another browser may have changed the one of the session. */
function emailOf(state: CredentialsState): string | undefined {
  return state.type === 'known' ? state.credentials.email : undefined;
}

/** The address may name a section that was not there when the page opened. */
function goToAnchor(): void {
  const id = location.hash.slice(1);
  if (sectionIds.some((one) => one === id)) document.getElementById(id)?.scrollIntoView();
}
