/** An issued signal: its state, its events, and the forms to record more. */
import { useEffect, useRef, useState } from 'react';
import {
  eventActions,
  eventFormKey,
  type EventAction,
} from '../../../domain/signals/event-form.ts';
import { isClosed, pairOf } from '../../../domain/signals/states.ts';
import { fill } from '../../../i18n/format.ts';
import { formatMoment } from '../../../i18n/signal-formats.ts';
import { $signalEvents, openSignalEvents } from '../../../stores/desk/signal-events.ts';
import { feedSignalOf, type DeskSignal } from '../../../stores/desk/signals.ts';
import { History } from '../../signals/feed/detail/History.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import detailStyles from '../../signals/feed/detail/detail.css?url';
import { LevelLine } from '../../signals/feed/LevelLine.tsx';
import { useCoin } from '../../signals/feed/PricedRow.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { passFocus, useFocused, useShared } from '../../ui/hooks.ts';
import { EventForm } from './EventForm.tsx';
import { Preview } from './Preview.tsx';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly signal: DeskSignal;
}

export function IssuedSignal(props: Props) {
  const { lang, t, s, feed, signal } = props;
  const { issued: i } = s;
  const [action, setAction] = useState<EventAction>();
  const [said, setSaid] = useState('');
  const [isPreview, setPreview] = useState(false);
  const state = useShared($signalEvents, { type: 'loading', id: signal.id });
  const { coin } = useCoin(signal.coin, signal.currency);
  const { id, state: stage, current_stop_loss: stop, current_take_profit: target } = signal;
  useEffect(() => void openSignalEvents(id), [id, stage, stop, target]);
  const title = useFocused<HTMLHeadingElement>();
  const opener = useRef<HTMLButtonElement>(null);

  const events = state.id === signal.id && state.type === 'known' ? state.events : [];
  const shown = feedSignalOf(events);
  const name = `${s.actions[signal.action]} ${pairOf(signal.coin, signal.currency)}`;
  const choose = (one: EventAction, button: HTMLButtonElement): void => {
    opener.current = button;
    setSaid('');
    setAction(action === one ? undefined : one);
  };
  return (
    <article className="desk-signal" aria-labelledby="desk-signal">
      <StyleSheet href={detailStyles} />
      <h2 id="desk-signal" ref={title} tabIndex={-1}>
        {fill(i.title, { name, state: s.states[signal.state] })}
      </h2>
      <p>{signal.trial ? i.trialNote : i.liveNote}</p>
      {signal.state === 'issued' && signal.valid_until !== undefined && (
        <p>{fill(i.until, { when: formatMoment(lang, signal.valid_until) })}</p>
      )}
      {state.type === 'failed' && <Alert>{i.failed}</Alert>}
      {state.type === 'loading' && <p role="status">{i.loading}</p>}
      {shown && (
        <>
          <LevelLine lang={lang} t={feed} signal={shown} price={coin?.price} />
          <p>
            <button type="button" className="btn btn-small" onClick={() => setPreview(true)}>
              {i.preview}
            </button>
          </p>
          <div className="signal">
            <History lang={lang} t={feed} signal={shown} />
          </div>
        </>
      )}
      <p className="desk-said" role="status">
        {said}
      </p>
      {isClosed(signal.state) ? (
        <p className="desk-none">{i.noActions}</p>
      ) : (
        shown && (
          <section aria-labelledby="desk-acts">
            <h3 id="desk-acts">{i.actionsHeading}</h3>
            <div className="desk-actions">
              {eventActions.map((one) => (
                <button
                  key={one}
                  type="button"
                  className="btn btn-small"
                  aria-expanded={action === one}
                  onClick={({ currentTarget }) => choose(one, currentTarget)}
                >
                  {i.action[one]}
                </button>
              ))}
            </div>
            {action && (
              <EventForm
                {...props}
                key={eventFormKey(action, signal.state)}
                action={action}
                shown={shown}
                onDone={(form) => {
                  passFocus(form, () => title.current?.focus());
                  // The editor may have opened another form while the signal was reloaded.
                  setAction((current) => (current === action ? undefined : current));
                  setSaid(i.recorded);
                }}
                onCancel={() => {
                  setAction(undefined);
                  opener.current?.focus();
                }}
              />
            )}
          </section>
        )
      )}
      {isPreview && shown && (
        <Preview {...{ lang, t, s, feed }} shown={shown} onClose={() => setPreview(false)} />
      )}
    </article>
  );
}
