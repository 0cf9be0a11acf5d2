/** The feed by its state: no access, not open yet, loading, failed, or the signals. */
import { useEffect } from 'react';
import { $feed, $feedAccess, refreshFeed } from '../../../stores/signals/feed.ts';
import { followFeed } from '../../../stores/signals/feed-view.ts';
import { $signalsStatus } from '../../../stores/signals/status.ts';
import { Failure } from '../../course/Failure.tsx';
import { useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './feed.css?url';
import { NoAccess } from './NoAccess.tsx';
import { NotOpen } from './NotOpen.tsx';
import type { SignalsFeedProps } from './props.ts';
import { Signals } from './Signals.tsx';
import { useFeedTexts } from './texts.ts';

export default function Feed(props: SignalsFeedProps) {
  return (
    <div className="feed-page">
      <StyleSheet href={styles} />
      <FeedState {...props} />
    </div>
  );
}

function FeedState({ lang, t: { membersOnly, badge } }: SignalsFeedProps) {
  const t = useFeedTexts(lang);
  const access = useShared($feedAccess, 'loading');
  const feed = useShared($feed, { type: 'loading' });
  const status = useShared($signalsStatus, { type: 'loading' });
  useEffect(followFeed, []);
  const isClosed = status.type === 'known' && !status.open;

  if (access !== 'open' && access !== 'loading') {
    return <NoAccess lang={lang} t={t} badge={badge} access={access} isClosed={isClosed} />;
  }
  if (access === 'loading' || feed.type === 'loading') {
    return <LoadingCard text={t.loading} t={membersOnly} />;
  }
  if (feed.type === 'failed') {
    return <Failure text={t.failed} action={t.retry} onAction={refreshFeed} />;
  }
  if (isClosed && feed.signals.length === 0) return <NotOpen lang={lang} t={t} included />;
  return <Signals lang={lang} t={t} feed={feed} />;
}
