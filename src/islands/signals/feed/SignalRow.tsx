import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { formatMoment } from '../../../i18n/signal-formats.ts';
import { followHash } from './hooks.ts';
import { LevelLine } from './LevelLine.tsx';
import { nameOf, standingText, toneOf } from './standing.ts';
import type { FeedTexts } from './texts.ts';

export interface SignalRowProps {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly signal: FeedSignal;
  readonly price: number | undefined;
  readonly unread: boolean;
  /** Current time in milliseconds. */
  readonly now: number;
  /** Address of its detail. */
  readonly href: string;
  /** Its detail is open beside the list. */
  readonly current?: boolean;
}

/** A signal as one line of a list; the whole line is its link. */
export function SignalRow(props: SignalRowProps) {
  const { lang, t, signal, price, unread, now, href, current = false } = props;
  return (
    <a
      className="signal-row"
      href={href}
      onClick={followHash}
      data-signal={signal.id}
      data-unread={unread ? '' : undefined}
      aria-current={current ? 'true' : undefined}
    >
      <span className="signal-row-head">
        <b>{nameOf(t, signal)}</b>
        {unread && <span className="signal-unread">{t.list.unread}</span>}
        <span className="signal-since">
          {fill(t.since, { when: formatMoment(lang, signal.issuedAt) })}
        </span>
        <span className="signal-standing" data-tone={toneOf(signal)}>
          {standingText(lang, t, signal, now)}
        </span>
      </span>
      <LevelLine lang={lang} t={t} signal={signal} price={price} />
    </a>
  );
}
