import { useRef } from 'react';
import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { isOpenSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { fill, plural } from '../../../i18n/format.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { formatClock } from '../../../i18n/signal-formats.ts';
import type { FeedState } from '../../../stores/signals/feed.ts';
import { markAllRead } from '../../../stores/signals/feed-read.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Filters } from './Filters.tsx';
import { Older } from './Older.tsx';
import { PricedRow } from './PricedRow.tsx';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly feed: Extract<FeedState, { type: 'known' }>;
  readonly list: readonly FeedSignal[];
  readonly unread: ReadonlySet<string>;
  readonly now: number;
  /** Id of the open signal. */
  readonly chosen: string;
}

/** The filters and the filtered signals, with what is unread and how current they are. */
export function SignalList({ lang, t, feed, list, unread, now, chosen }: Props) {
  const checked = formatClock(lang, new Date(feed.checkedAt));
  const hasOpen = feed.signals.some(isOpenSignal);
  const title = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <section className="feed-list" aria-labelledby="feed-title">
      <header className="feed-head">
        <h2 id="feed-title" ref={title} tabIndex={-1}>
          {t.list.heading}
        </h2>
        {!feed.stale && <p className="feed-checked">{fill(t.upToDate, { time: checked })}</p>}
      </header>
      <div role="status">{feed.stale && <Alert>{fill(t.stale, { time: checked })}</Alert>}</div>
      {!hasOpen && (
        <div className="feed-none">
          <h3>{t.list.empty}</h3>
          <p>{t.list.emptyText}</p>
        </div>
      )}
      {feed.signals.length > 0 && (
        <>
          <Filters lang={lang} t={t} signals={feed.signals} shown={list.length} />
          <p className="feed-unread">
            <span>
              {unread.size > 0
                ? fill(plural(lang, unread.size, t.list.unreadCount), { n: unread.size })
                : t.list.allRead}
            </span>
            {unread.size > 0 && (
              <button
                type="button"
                className="link"
                onClick={() => {
                  void markAllRead(feed.signals);
                  title.current?.focus();
                }}
              >
                {t.list.readAll}
              </button>
            )}
          </p>
        </>
      )}
      <ul className="feed-rows signal-rows" ref={rows}>
        {list.map((signal) => (
          <li key={signal.id}>
            <PricedRow
              {...{ lang, t, signal, now }}
              unread={unread.has(signal.id)}
              current={signal.id === chosen}
              href={`#${signal.id}`}
            />
          </li>
        ))}
      </ul>
      {feed.more && <Older t={t} rows={rows} />}
      <p className="feed-links">
        <a href={`${href(lang, 'settings')}#emails`}>{t.list.mails}</a>
        <a href={`${href(lang, 'settings')}#execution`}>{t.list.execution}</a>
        <a href={href(lang, 'signalsRecord')}>{t.list.record}</a>
      </p>
    </section>
  );
}
