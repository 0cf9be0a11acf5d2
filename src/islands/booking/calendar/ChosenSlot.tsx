/** The chosen slot, its reservation, and alternatives if it was taken. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { slotRules } from '../../../domain/booking/opening-hours.ts';
import type { appointmentBook } from '../../../i18n/fr/booking/form.ts';
import { fill, type Lang } from '../../../i18n/index.ts';
import {
  $slotSelection,
  selectSlot,
  renewReservation,
  type Reservation,
} from '../../../stores/booking/slot-selection.ts';
import { useShared } from '../../ui/hooks.ts';
import { formatTime } from '../../../i18n/clock.ts';
import { capitalized, formatInParis, formatMoment } from '../format-dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<typeof appointmentBook, 'choice' | 'time'>;
  readonly zone: string;
}

/** A button that disappears hands the focus to the content it changed. */
export function ChosenSlot(props: Props) {
  const group = useRef<HTMLDivElement>(null);
  const { taken } = useShared($slotSelection, {});
  // The pressed button may be a screen away from the alternatives; never moves the focus out of
  // a field.
  useEffect(() => {
    if (taken && !document.activeElement?.matches('input:not([type=radio]), textarea')) {
      group.current?.focus();
    }
  }, [taken]);
  const keepFocus = (action: () => void) => () => {
    group.current?.focus();
    action();
  };
  return (
    <div
      ref={group}
      className="booking-choice"
      role="group"
      aria-label={props.t.choice.label}
      tabIndex={-1}
    >
      <Chosen {...props} keepFocus={keepFocus} />
      <Taken {...props} keepFocus={keepFocus} />
    </div>
  );
}

interface PartProps extends Props {
  readonly keepFocus: (action: () => void) => () => void;
}

function Chosen(props: PartProps) {
  const { lang, t, zone, keepFocus } = props;
  const { chosen, taken } = useShared($slotSelection, {});
  const paris = chosen && formatInParis(lang, plainParis, chosen.start, zone);
  if (!chosen && taken) return null;
  const mayAgain =
    chosen?.holding.type === 'open' &&
    (chosen.holding.why === 'expired' || chosen.holding.why === 'unreachable');
  return (
    <div className="chosen" data-empty={chosen ? undefined : ''}>
      {chosen ? (
        <>
          <p className="chosen-when">
            {capitalized(formatMoment(lang, t.choice.moment, chosen.start, zone))}
          </p>
          <p className="text-ink-2">
            {paris !== undefined && `${fill(t.choice.paris, { moment: paris })} `}
            {fill(t.choice.length, { n: slotRules.minutes })}
          </p>
        </>
      ) : (
        <p className="text-ink-2">{t.choice.none}</p>
      )}
      <div className="chosen-hold">
        <p role="status">{chosen && <HoldText {...props} holding={chosen.holding} />}</p>
        {chosen?.holding.type === 'held' && <Countdown until={chosen.holding.until} />}
      </div>
      {mayAgain && (
        <button type="button" className="link chosen-renew" onClick={keepFocus(renewReservation)}>
          {t.choice.again}
        </button>
      )}
    </div>
  );
}

/** For a sentence that already mentions Paris. */
const plainParis = { paris: '{time}', parisDay: '{day}, {time}' };

/** The live region: announces each change, and once the last minute. */
function HoldText({
  lang,
  t,
  zone,
  holding,
}: Props & { readonly holding: Reservation }): ReactNode {
  const until = holding.type === 'held' ? holding.until : 0;
  const left = useTick(until, 1_000);
  switch (holding.type) {
    case 'reserving':
      return t.choice.asking;
    case 'held':
      return left <= 60_000
        ? t.choice.minute
        : fill(t.choice.held, { time: formatTime(lang, holding.until, zone) });
    case 'open':
      return t.choice.open[holding.why];
  }
}

/** The countdown `0:42`, in the last minute only; hidden from screen readers. */
function Countdown({ until }: { readonly until: number }) {
  const seconds = Math.floor(useTick(until, 1_000) / 1_000);
  if (seconds > 60) return null;
  const rest = String(seconds % 60).padStart(2, '0');
  return (
    <span className="numbers" aria-hidden="true">
      {Math.floor(seconds / 60)}:{rest}
    </span>
  );
}

/** Milliseconds until an instant of this clock, updated every `every` ms; 0 after it. */
function useTick(until: number, every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [until, every]);
  return Math.max(0, until - now);
}

/** A slot taken by another visitor, with the nearest free slots. */
function Taken({ lang, t, zone, keepFocus }: PartProps) {
  const { taken } = useShared($slotSelection, {});
  if (!taken) return null;
  const { start, nearest } = taken;
  const moment = (at: string) => capitalized(formatMoment(lang, t.choice.moment, at, zone));
  return (
    <div className="taken" role="alert">
      <p>{fill(t.choice.taken, { moment: moment(start) })}</p>
      {nearest.length === 0 ? (
        <p>{t.choice.noneNear}</p>
      ) : (
        <>
          <p>{t.choice.nearest}</p>
          <ul>
            {nearest.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className="btn btn-small"
                  onClick={keepFocus(() => selectSlot(one))}
                >
                  {moment(one)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
