/** The card of plans with signals: the number of unread ones, and the newest in one line each. */
import { isOpenSignal, type FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { $feed, refreshFeed } from '../../../stores/signals/feed.ts';
import { $unread } from '../../../stores/signals/feed-view.ts';
import { $signalsStatus } from '../../../stores/signals/status.ts';
import { useNow } from '../../ui/use-now.ts';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from '../../signals/feed/line.css?url';
import { PricedRow } from '../../signals/feed/PricedRow.tsx';
import { useFeedTexts } from '../../signals/feed/texts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { leaveFocus, useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { LoadingPart, Part } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DashboardTexts['signals'];
  readonly slow: SlowTexts;
  /** Address of the public page about signals. */
  readonly signals: string;
}

/** Number of signals shown: open ones first. */
const most = 3;

export default function OpenSignals({ lang, t, slow, signals: about }: Props) {
  const texts = useFeedTexts(lang);
  const feed = useShared($feed, { type: 'loading' });
  const unread = useShared($unread, new Set<string>());
  const status = useShared($signalsStatus, { type: 'loading' });
  const now = useNow();
  const page = href(lang, 'memberSignals');
  if (feed.type === 'loading') {
    return <LoadingPart title={t.heading} text={texts.loading} slow={slow} />;
  }
  if (feed.type === 'failed') {
    return (
      <Part title={t.heading}>
        <Alert>{texts.failed}</Alert>
        <p className="part-links">
          <button
            type="button"
            className="btn btn-small"
            onClick={({ currentTarget }) => {
              leaveFocus(currentTarget.closest('section'));
              refreshFeed();
            }}
          >
            {texts.retry}
          </button>
        </p>
      </Part>
    );
  }
  if (feed.signals.length === 0 && status.type === 'known' && !status.open) {
    return (
      <Part title={t.heading}>
        <p>{texts.noAccess.notOpenIncluded}</p>
        <p className="part-links">
          <a className="link" href={about}>
            {t.read}
          </a>
        </p>
      </Part>
    );
  }
  const shown = shownOf(feed.signals);
  const others = feed.signals.filter(isOpenSignal).length - shown.filter(isOpenSignal).length;
  const n = unread.size;
  return (
    <Part
      title={t.heading}
      aside={
        <span className="signals-unread">
          {n > 0 ? fill(plural(lang, n, texts.card.unread), { n }) : texts.card.allRead}
        </span>
      }
    >
      <StyleSheet href={styles} />
      {!shown.some(isOpenSignal) && <p className="text-ink-2">{texts.card.none}</p>}
      <ul className="signal-rows">
        {shown.map((signal) => (
          <li key={signal.id}>
            <PricedRow
              {...{ lang, signal, now }}
              t={texts}
              unread={unread.has(signal.id)}
              href={`${page}#${signal.id}`}
            />
          </li>
        ))}
      </ul>
      <p className="part-links">
        <a className="btn btn-small" href={page}>
          {texts.card.all}
        </a>
        {others > 0 && (
          <span className="text-ink-2">
            {fill(plural(lang, others, texts.card.more), { n: others })}
          </span>
        )}
      </p>
    </Part>
  );
}

/** The newest issues, open ones first. */
function shownOf(signals: readonly FeedSignal[]): readonly FeedSignal[] {
  const newest = signals.toSorted(
    (a, b) => (b.events[0]?.position ?? 0) - (a.events[0]?.position ?? 0),
  );
  const closed = newest.filter((signal) => !isOpenSignal(signal));
  return [...newest.filter(isOpenSignal), ...closed].slice(0, most);
}
