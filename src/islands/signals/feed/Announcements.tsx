import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import { fill } from '../../../i18n/format.ts';
import { pairOf } from '../../../domain/signals/states.ts';
import { $latestEvent } from '../../../stores/signals/feed.ts';
import { useShared } from '../../ui/hooks.ts';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly t: FeedTexts;
  readonly signals: readonly FeedSignal[];
}

/** Announces the latest event in a polite live region. */
export function Announcements({ t, signals }: Props) {
  const event = useShared($latestEvent, undefined);
  const signal = event && signals.find(({ id }) => id === event.signal);
  return (
    <p className="sr-only" role="status">
      {event && signal && (
        // A new element each time: the same words again would not be announced.
        <span key={event.position}>
          {fill(t.news, {
            action: t.actions[signal.action],
            pair: pairOf(signal.coin, signal.currency),
            event: t.history.kinds[event.payload.kind],
          })}
        </span>
      )}
    </p>
  );
}
