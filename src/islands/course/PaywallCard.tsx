import type { Access } from '../../domain/shared/access.ts';
import type { PaywallProps } from './paywall-props.ts';
import { SignInLine } from './SignInLine.tsx';

type Props = PaywallProps & { readonly access: Exclude<Access, 'open' | 'unknown'> };

/**
 * The paywall of a closed lesson. Its buttons work before hydration: see
 * src/scripts/shell/page.ts.
 */
export function PaywallCard(props: Props) {
  return props.requirement === 'session' ? <FreeCard {...props} /> : <PremiumCard {...props} />;
}

function FreeCard({ t, summary, links }: Props) {
  return (
    <section className="notice" aria-labelledby="paywall-title">
      <h2 id="paywall-title">{t.free.title}</h2>
      <p className="mt-2 text-ink-2">{t.free.text}</p>
      <p className="mt-2 text-ink-2">{summary}</p>
      <div className="notice-actions">
        <button type="button" className="btn btn-primary" data-open="open-auth" data-mode="sign-up">
          {t.free.createAccount}
        </button>
        <a className="link" href={links.pricing}>
          {t.free.viewPlans}
        </a>
      </div>
      <SignInLine t={t} />
    </section>
  );
}

function PremiumCard({ t, summary, links, access }: Props) {
  return (
    <section className="notice paywall-premium" aria-labelledby="paywall-title">
      <h2 id="paywall-title">{t.premium.title}</h2>
      <p className="mt-2">{t.premium.text}</p>
      <p className="mt-2">{summary}</p>
      <div className="notice-actions">
        <a className="btn btn-primary" href={links.pricing}>
          {t.premium.discover}
        </a>
        <a className="link" href={links.freeLesson}>
          {t.premium.laterLink}
        </a>
      </div>
      {access === 'sign-in' && <SignInLine t={t} />}
    </section>
  );
}
