/** The slot picker, and its loading, error and empty states. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { horizonWeeks } from '../../../domain/booking/opening-hours.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, type Lang } from '../../../i18n/index.ts';
import { bookingCalendar, sameClock } from '../../../stores/booking/calendar.ts';
import { $slotSelection } from '../../../stores/booking/slot-selection.ts';
import {
  $slots,
  startSlotRefresh,
  refreshSlots,
  retrySlots,
  serverNow,
  type AppointmentError,
  type SlotsState,
} from '../../../stores/booking/slots.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import { CalendarWait } from '../CalendarWait.tsx';
import { DayAndTime, type ChoiceProps } from './DayAndTime.tsx';
import { formatTime } from '../../../i18n/clock.ts';
import { officeZone } from '../format-dates.ts';
import { Zone } from './TimeZone.tsx';

interface Props extends ChoiceProps {
  /** Email address to write to when no slot is free. */
  readonly mail: string;
}

export function Picker(props: Props) {
  const { t } = props;
  // Deferred: React then renders the calendar in small tasks, and the page stays responsive.
  const slots = useDeferredValue(useShared($slots, { type: 'loading' }));
  const picker = useRef<HTMLDivElement>(null);
  useEffect(startSlotRefresh, []);
  // The retry button disappears with the response: the calendar takes its focus.
  const keepFocus = () => picker.current?.focus();
  return (
    <div ref={picker} className="picker" role="group" aria-label={t.picker} tabIndex={-1}>
      {slots.type === 'loading' && <CalendarWait text={t.reading} />}
      {slots.type === 'failed' && <Failed {...props} slots={slots} keepFocus={keepFocus} />}
      {slots.type === 'known' && <Known {...props} slots={slots} keepFocus={keepFocus} />}
    </div>
  );
}

type Part<Type extends SlotsState['type']> = Props & {
  readonly slots: Extract<SlotsState, { type: Type }>;
  readonly keepFocus: () => void;
};

function Failed({ lang, t, mail, slots, keepFocus }: Part<'failed'>) {
  const retry = () => {
    keepFocus();
    void retrySlots();
  };
  return (
    <Alert>
      <p>{failureText(lang, t, slots.error)}</p>
      <p className="picker-links">
        <button type="button" className="btn btn-small" onClick={retry}>
          {t.day.retry}
        </button>
        <a className="link" href={mail}>
          {t.write}
        </a>
      </p>
    </Alert>
  );
}

function failureText(lang: Lang, t: Props['t'], error: AppointmentError): string {
  return error.code === 'rate_limited' ? errorText(lang, t.errors, error) : t.day.failed;
}

function Known(props: Part<'known'>) {
  const { lang, t, zone, slots } = props;
  const { chosen } = useShared($slotSelection, {});
  const own = chosen?.start;
  const calendar = useMemo(() => {
    // The server leaves out this user's own reservation: add it back.
    const starts = own === undefined ? slots.starts : [...new Set([...slots.starts, own])].sort();
    return { starts, ...bookingCalendar(starts, zone, serverNow(), slots.rules) };
  }, [slots, own, zone]);
  if (calendar.free.size === 0) return <Empty {...props} />;
  const same = calendar.starts.every((start) => sameClock(zone, officeZone, new Date(start)));
  return (
    <DayAndTime {...props} calendar={calendar}>
      <Zone lang={lang} t={t} zone={zone} same={same} />
    </DayAndTime>
  );
}

function Empty({ lang, t, zone, mail, slots, keepFocus }: Part<'known'>) {
  const [error, setError] = useState<AppointmentError>();
  const retry = async () => {
    // Emptied meanwhile, so that a second failure is announced as the first was.
    setError(undefined);
    setError(await refreshSlots());
    const state = $slots.get();
    if (state.type === 'known' && state.starts.length > 0) keepFocus();
  };
  return (
    <div className="picker-empty">
      <h3>{fill(t.day.empty, { weeks: horizonWeeks })}</h3>
      <p className="mt-2 text-ink-2">{t.day.emptyText}</p>
      <p className="picker-links">
        <button type="button" className="btn btn-small" onClick={() => void retry()}>
          {t.day.again}
        </button>
        <a className="link" href={mail}>
          {t.write}
        </a>
      </p>
      <p className="mt-3 text-ink-2" role="status">
        {error && `${failureText(lang, t, error)} `}
        {fill(t.day.asOf, { time: formatTime(lang, slots.at, zone, true) })}
      </p>
    </div>
  );
}
