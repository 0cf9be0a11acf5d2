import { $session } from '../../../stores/auth/session.ts';
import { SubscriptionLink, type SubscriptionLinkProps } from '../../billing/SubscriptionLink.tsx';
import { useShared } from '../../ui/hooks.ts';
import type { OfferedLesson } from './lessons.ts';
import { Today } from './Today.tsx';
import type { MemberTexts } from './texts.ts';

interface Props extends Omit<SubscriptionLinkProps, 't'> {
  readonly t: Pick<MemberTexts, 'badge' | 'dashboard'>;
  readonly published: readonly OfferedLesson[];
}

/**
 * The greeting, today's tasks, and the subscription as a link; each is shown only once it is known, so that nothing
 * flips.
 */
export function Head({ t, published, ...link }: Props) {
  const session = useShared($session, { type: 'loading' });
  const { heading, hello } = t.dashboard;
  const plan = { ...link, t: { ...t.badge, plan: t.dashboard.plan } };
  switch (session.type) {
    case 'loading':
      return (
        <div className="dashboard-head">
          <h1>
            <span className="signed-out-only">{heading}</span>
            <span className="signed-in-only">{hello}</span>
          </h1>
          <p className="dashboard-today part-loading signed-in-only" />
          <p className="dashboard-plan signed-in-only" />
        </div>
      );
    case 'signed-in':
      return (
        <div className="dashboard-head">
          <h1>{session.member.firstName ? `${hello} ${session.member.firstName}` : heading}</h1>
          <Today lang={link.lang} t={t.dashboard} published={published} />
          <p className="dashboard-plan">
            <SubscriptionLink {...plan} />
          </p>
        </div>
      );
    default:
      return (
        <div className="dashboard-head">
          <h1>{heading}</h1>
        </div>
      );
  }
}
