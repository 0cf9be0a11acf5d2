/** The subscription is open: a welcome, the first hour, and the contract beside them. */
import { useEffect, useRef, useState } from 'react';
import { courseText } from '../../../i18n/course-facts.ts';
import { $session } from '../../../stores/auth/session.ts';
import type { SubscriptionRow } from '../../../domain/billing/subscription-row.ts';
import { useShared } from '../../ui/hooks.ts';
import { Contract } from './Contract.tsx';
import { FirstHour } from './FirstHour.tsx';
import type { ReturnProps } from './props.ts';
import { ThankYou } from './ThankYou.tsx';

interface Props extends ReturnProps {
  readonly subscription: SubscriptionRow;
  readonly isNew: boolean;
}

export function Confirmed({ lang, t, links, lessons, subscription, isNew }: Props) {
  const session = useShared($session, { type: 'loading' });
  const [thanks, setThanks] = useState(isNew);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The element that had the focus while waiting is no longer there.
    if (isNew) title.current?.focus({ preventScroll: true });
  }, [isNew]);
  const close = (hadFocus: boolean): void => {
    setThanks(false);
    if (hadFocus) title.current?.focus({ preventScroll: true });
  };
  const email = isNew && session.type === 'signed-in' ? session.member.email : '';
  return (
    <div className="welcome">
      {thanks && <ThankYou t={t} onClose={close} />}
      <div>
        {isNew && (
          <p className="welcome-paid">
            <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
              <g stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
                <circle cx="12" cy="12" r="10" />
                <path d="M7.5 12.5l3 3 6-7" />
              </g>
            </svg>
            {t.paid}
          </p>
        )}
        <h1 ref={title} tabIndex={-1}>
          {isNew ? t.welcome : t.opened}
        </h1>
        <p className="lede">{courseText(t.thanksText)}</p>
        <FirstHour lang={lang} t={t} lessons={lessons} />
        <p className="return-links">
          <a href={links.course}>{t.start}</a>
          <a href={links.dashboard}>{t.dashboard}</a>
        </p>
      </div>
      <Contract lang={lang} t={t} links={links} subscription={subscription} email={email} />
    </div>
  );
}
