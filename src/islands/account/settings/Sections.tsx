/** All sections of the settings, beside their navigation. */
import { lazy, Suspense, useEffect } from 'react';
import {
  $credentials,
  refreshCredentials,
  type CredentialsState,
} from '../../../stores/auth/credentials.ts';
import { $factors, refreshFactors } from '../../../stores/account/factors.ts';
import { $profile, refreshProfile } from '../../../stores/account/profile.ts';
import { $subscription } from '../../../stores/billing/subscription.ts';
import type { Member } from '../../../stores/auth/session.ts';
import { useShared } from '../../ui/hooks.ts';
import { Billing } from '../../billing/Billing.tsx';
import { Email } from './identity/Email.tsx';
import { Identity } from './identity/Identity.tsx';
import { OptionalMails } from './identity/OptionalMails.tsx';
import { SentMails } from './identity/SentMails.tsx';
import { Navigation } from './Navigation.tsx';
import { Password } from './security/Password.tsx';
import { Privacy } from './data/Privacy.tsx';
import { AsyncSection } from './AsyncSection.tsx';
import { includesSignals, useAvailability } from './execution/availability.ts';
import { Section, sectionIds } from './Section.tsx';
import { Sessions } from './security/Sessions.tsx';
import type { SettingsProps } from './props.ts';
import { Styles } from './Styles.tsx';
import { useSettingsTexts } from './texts.ts';
import { TwoFactor } from './security/TwoFactor.tsx';
import { followSectionLink, indexAnchor, narrow, useOpenSection } from './use-open-section.ts';
import { YourData } from './data/YourData.tsx';

const Execution = lazy(() => import('./execution/Execution.tsx'));

interface Props extends SettingsProps {
  readonly member: Member;
}

export default function Sections(props: Props) {
  const { lang, links, member } = props;
  const t = useSettingsTexts(lang);
  const profile = useShared($profile, { type: 'loading' });
  const credentials = useShared($credentials, { type: 'loading' });
  const factors = useShared($factors, { type: 'loading' });
  const subscription = useShared($subscription, { type: 'loading' });
  const hasSignals = includesSignals(subscription);
  const execution = useAvailability(subscription);
  const hasExecution = execution !== 'none';
  const open = useOpenSection();
  useEffect(goToAnchor, []);
  // Its section is rendered once the subscription, and perhaps the webhooks, are read.
  useEffect(
    () => (hasExecution && location.hash === '#execution' ? goToAnchor() : undefined),
    [hasExecution],
  );

  const ofProfile = { t: t.common, state: profile, onRetry: refreshProfile };
  const ofCredentials = { t: t.common, state: credentials, onRetry: refreshCredentials };
  return (
    <div className="settings" data-open={open && ''}>
      <Styles />
      <Navigation t={t} shown={sectionIds.filter((id) => hasExecution || id !== 'execution')} />
      <p className="settings-back">
        <a href={`#${indexAnchor}`} onClick={followSectionLink}>
          {t.common.all}
        </a>
      </p>
      <div className="space">
        <Section open={open} id="identity" title={t.identity.heading}>
          <AsyncSection {...ofProfile}>
            {(known) => <Identity lang={lang} t={t} profile={known.profile} />}
          </AsyncSection>
        </Section>
        <Section open={open} id="email" title={t.email.heading}>
          <AsyncSection {...ofCredentials}>
            {(known) => <Email lang={lang} t={t} credentials={known.credentials} />}
          </AsyncSection>
        </Section>
        <Section open={open} id="password" title={t.password.heading}>
          <AsyncSection {...ofCredentials}>
            {(known) => (
              <Password
                lang={lang}
                t={t}
                credentials={known.credentials}
                profile={profile.type === 'known' ? profile.profile : undefined}
              />
            )}
          </AsyncSection>
        </Section>
        <Section open={open} id="two-factor" title={t.twoFactor.heading}>
          <AsyncSection t={t.common} state={factors} onRetry={refreshFactors}>
            {(known) => <TwoFactor lang={lang} t={t} factors={known} />}
          </AsyncSection>
        </Section>
        <Section open={open} id="billing" title={t.billing.heading}>
          <Billing lang={lang} t={t} planNames={props.planNames} links={links} />
        </Section>
        {hasExecution && (
          <Section open={open} id="execution" title={t.execution.heading}>
            <Suspense fallback={<p className="text-ink-2">{t.common.loading}</p>}>
              <Execution lang={lang} t={t.common} hasEnded={execution === 'stopped'} />
            </Suspense>
          </Section>
        )}
        <Section open={open} id="emails" title={t.mails.heading}>
          <SentMails t={t} />
          <AsyncSection {...ofProfile}>
            {(known) => (
              <OptionalMails lang={lang} t={t} profile={known.profile} hasSignals={hasSignals} />
            )}
          </AsyncSection>
        </Section>
        <Section open={open} id="privacy" title={t.privacy.heading}>
          <AsyncSection {...ofProfile}>
            {(known) => (
              <Privacy lang={lang} t={t} profile={known.profile} policy={links.privacy} />
            )}
          </AsyncSection>
        </Section>
        <Section open={open} id="data" title={t.data.heading}>
          <YourData lang={lang} t={t} email={emailOf(credentials) ?? member.email} />
        </Section>
        <Section open={open} id="sessions" title={t.sessions.heading}>
          <Sessions lang={lang} t={t} />
        </Section>
      </div>
    </div>
  );
}

/** The newest known address: another browser may have changed the session's. */
function emailOf(state: CredentialsState): string | undefined {
  return state.type === 'known' ? state.credentials.email : undefined;
}

/**
 * Scrolls to an anchor whose section was not rendered when the page opened, and keeps it in
 * view while the sections above it load, until the user scrolls. A phone shows it alone.
 */
function goToAnchor(): (() => void) | undefined {
  const id = location.hash.slice(1);
  const section = sectionIds.some((one) => one === id) ? document.getElementById(id) : null;
  if (!section) return undefined;
  if (matchMedia(narrow).matches) {
    scrollTo(0, 0);
    return undefined;
  }
  const observer = new ResizeObserver(() => section.scrollIntoView());
  const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  const stop = (): void => {
    observer.disconnect();
    for (const move of moves) removeEventListener(move, stop);
  };
  for (const move of moves) addEventListener(move, stop, { passive: true });
  for (let above = section.previousElementSibling; above; above = above.previousElementSibling)
    observer.observe(above);
  section.scrollIntoView();
  return stop;
}
