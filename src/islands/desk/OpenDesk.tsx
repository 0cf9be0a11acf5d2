/** The desk: access by the user's permissions, and its parts by the address. */
import { Suspense, useEffect, type MouseEvent } from 'react';
import { errorText } from '../../i18n/errors.ts';
import { discardOthers } from '../../stores/desk/kept.ts';
import { $desk, retryDesk } from '../../stores/desk/overview.ts';
import { Failure } from '../course/Failure.tsx';
import { useHash } from '../signals/feed/hooks.ts';
import { useShared } from '../ui/hooks.ts';
import { LoadingCard } from '../ui/LoadingCard.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { Agenda } from './bookings/Agenda.tsx';
import { Deliveries } from './deliveries/Deliveries.tsx';
import { StyleSheet } from '../ui/StyleSheet.tsx';
import styles from './desk.css?url';
import { NotAllowed } from './NotAllowed.tsx';
import type { DeskProps } from './props.ts';
import { Signals } from './signals/Signals.tsx';
import { Tabs, tabOf } from './Tabs.tsx';
import { loadDesk } from './texts.ts';
import { Tickets } from './tickets/Tickets.tsx';

interface Props extends DeskProps {
  readonly user: string;
}

const parts = { signals: Signals, deliveries: Deliveries, bookings: Agenda, tickets: Tickets };

export default function OpenDesk(props: Props) {
  const { lang, user, links } = props;
  const { membersOnly } = props.t;
  const [{ desk: t }] = useTexts(lang, loadDesk);
  const state = useShared($desk, { type: 'loading' });
  const tab = tabOf(useHash());
  useEffect(() => discardOthers(user), [user]);

  if (state.type === 'loading') return <LoadingCard text={t.loading} t={membersOnly} />;
  if (state.type === 'failed') {
    const why = errorText(lang, t.errors, state.error);
    return <Failure text={`${t.failed} ${why}`} action={t.retry} onAction={retryDesk} />;
  }
  if (state.type !== 'open') return <NotAllowed t={t} state={state.type} links={links} />;
  const Part = parts[tab];
  return (
    <div className="desk" onClick={followLink}>
      <StyleSheet href={styles} />
      <Tabs t={t} current={tab} />
      <div role="status">{state.error && <p className="desk-stale">{t.stale}</p>}</div>
      <Suspense fallback={<LoadingCard text={t.loading} t={membersOnly} />}>
        <Part lang={lang} t={t} membersOnly={membersOnly} user={user} />
      </Suspense>
    </div>
  );
}

/** Follows a link within the desk: src/scripts/shell/anchors.ts would send no `hashchange`. */
function followLink(event: MouseEvent<HTMLElement>): void {
  const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
  const link = target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  location.hash = link.hash;
}
