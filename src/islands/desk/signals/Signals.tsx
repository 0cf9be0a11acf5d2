/** The signals of the desk: the list, and beside it the one being written or viewed. */
import { useEffect, useRef } from 'react';
import { $deskSignals, refreshDeskSignals } from '../../../stores/desk/signals.ts';
import { keptDrafts } from '../../../stores/desk/kept-drafts.ts';
import { $signalForm, isBeingWritten } from '../../../stores/desk/signal-form.ts';
import { Failure } from '../../course/Failure.tsx';
import { useHash } from '../../signals/feed/hooks.ts';
import { useFeedTexts } from '../../signals/feed/texts.ts';
import { useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { useTexts } from '../../ui/use-texts.ts';
import type { PartProps } from '../props.ts';
import { loadSignals } from '../texts.ts';
import { DraftForm } from './DraftForm.tsx';
import { IssuedSignal } from './IssuedSignal.tsx';
import { Service } from './Service.tsx';
import { SignalList } from './SignalList.tsx';

export function Signals(props: PartProps) {
  const { lang, membersOnly, user } = props;
  const [{ deskSignals: s }] = useTexts(lang, loadSignals);
  const feed = useFeedTexts(lang);
  const state = useShared($deskSignals, { type: 'loading' });
  const form = useShared($signalForm, undefined);
  const chosen = useHash().split('/')[1];
  const list = useReturnToList(chosen);
  if (state.type === 'loading') return <LoadingCard text={s.loading} t={membersOnly} />;
  if (state.type === 'failed') {
    const again = () => void refreshDeskSignals();
    return <Failure text={s.failed} action={props.t.retry} onAction={again} />;
  }
  const signal = state.signals.find(({ id }) => id === chosen);
  const kept = keptDrafts(user);
  // A draft being written stays open when somebody else issues or deletes it.
  const written = form && form.id === chosen && isBeingWritten(form) ? form : undefined;
  const stored = signal?.state === 'draft' ? signal : undefined;
  const draft = stored ?? written ?? kept.find(({ id }) => id === chosen);
  const isDraft = chosen === 'new' || draft !== undefined;
  const part = { ...props, s, feed };
  return (
    <div className="desk-split" data-chosen={chosen === undefined ? undefined : ''}>
      <div className="desk-list" ref={list}>
        <SignalList {...part} state={state} chosen={chosen} kept={kept} />
        <Service {...part} />
      </div>
      <div className="desk-detail">
        {chosen !== undefined && (
          <p className="desk-back">
            <a className="link" href="#signals">
              {s.back}
            </a>
          </p>
        )}
        {chosen === undefined && <p className="desk-blank">{s.choose}</p>}
        {chosen !== undefined && isDraft && <DraftForm {...part} key={chosen} draft={draft} />}
        {!isDraft && signal && <IssuedSignal {...part} key={signal.id} signal={signal} />}
        {chosen !== undefined && !isDraft && !signal && <p className="desk-blank">{s.gone}</p>}
      </div>
    </div>
  );
}

/** Moves the focus to the line of what was closed, or else to the heading of the list, if it was lost with it. */
function useReturnToList(chosen: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const closed = before.current;
    before.current = chosen;
    const isLost = document.activeElement === document.body;
    if (chosen !== undefined || closed === undefined || !isLost) return;
    const line = list.current?.querySelector<HTMLElement>(
      `[href="#signals/${CSS.escape(closed)}"]`,
    );
    (line ?? list.current?.querySelector('h2'))?.focus();
  }, [chosen]);
  return list;
}
