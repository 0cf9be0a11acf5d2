/** The list of signals, and the one that the address names. */
import { useEffect, useRef, useState } from 'react';
import type { FeedState } from '../../../stores/signals/feed.ts';
import { $list, $unread } from '../../../stores/signals/feed-view.ts';
import { markRead } from '../../../stores/signals/feed-read.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useShared } from '../../ui/hooks.ts';
import { Announcements } from './Announcements.tsx';
import { Arrivals } from './Arrivals.tsx';
import { Detail } from './detail/Detail.tsx';
import { useNow } from '../../ui/use-now.ts';
import { followHash, useHash } from './hooks.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { SignalList } from './SignalList.tsx';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly feed: Extract<FeedState, { type: 'known' }>;
}

/** Anchor of the list: the address that closes a detail. */
const listAnchor = 'list';

export function Signals({ lang, t, feed }: Props) {
  const now = useNow();
  const hash = useHash();
  const list = useShared($list, []);
  const unread = useShared($unread, new Set<string>());
  const isChosen = hash !== '' && hash !== listAnchor;
  const chosen = isChosen ? feed.signals.find(({ id }) => id === hash) : undefined;
  useReading(chosen, feed.signals);
  const [place, focusRow] = useListFocus(isChosen ? hash : undefined);
  return (
    <div className="feed" data-chosen={isChosen ? '' : undefined} ref={place}>
      <Announcements t={t} signals={feed.signals} />
      <SignalList {...{ lang, t, feed, list, unread, now }} chosen={hash} />
      <div className="feed-detail">
        {isChosen && (
          <p className="feed-back">
            <a className="link" href={`#${listAnchor}`} onClick={followHash}>
              {t.list.back}
            </a>
          </p>
        )}
        {chosen ? (
          <Detail key={chosen.id} lang={lang} t={t} signal={chosen} now={now} />
        ) : (
          <NothingChosen lang={lang} t={t} gone={isChosen} />
        )}
      </div>
      <Arrivals t={t} onList={focusRow} />
    </div>
  );
}

/** Marks the open signal as read, and again after each of its events. */
function useReading(
  chosen: Props['feed']['signals'][number] | undefined,
  all: Props['feed']['signals'],
) {
  const signals = useRef(all);
  useEffect(() => {
    signals.current = all;
  });
  useEffect(() => {
    if (chosen && !document.hidden) void markRead(chosen, signals.current);
  }, [chosen]);
}

/**
 * Moves the focus back to the line of the signal that was closed, or to another line, once it is rendered and no detail
 * hides the list.
 * @returns The ref of the place with the list, and a function that takes the id of the other line's signal.
 */
function useListFocus(chosen: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  const wanted = useRef<string>(undefined);
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const closed = before.current;
    before.current = chosen;
    if (chosen !== undefined) return;
    const id = wanted.current ?? closed;
    wanted.current = undefined;
    if (id === undefined) return;
    place.current?.querySelector<HTMLElement>(`[data-signal="${CSS.escape(id)}"]`)?.focus();
  }, [chosen, shown]);
  const focusRow = (id: string): void => {
    wanted.current = id;
    setShown(id);
  };
  return [place, focusRow] as const;
}
