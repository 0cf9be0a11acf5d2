/** Selection of a day and a time among the free slots. */
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { CalendarDay } from '../../../domain/booking/french-holidays.ts';
import type { appointmentBook } from '../../../i18n/fr/booking/form.ts';
import { fill, type Lang } from '../../../i18n/index.ts';
import { dayIn } from '../../../domain/booking/days.ts';
import type { BookingCalendar } from '../../../stores/booking/calendar.ts';
import { $slotSelection, selectSlot, selectDay } from '../../../stores/booking/slot-selection.ts';
import { FieldError } from '../../ui/Field.tsx';
import { useShared } from '../../ui/hooks.ts';
import { Calendar } from './Calendar.tsx';
import { formatTime } from '../../../i18n/clock.ts';
import { capitalized, counted, formatDay, formatInParis } from '../format-dates.ts';

export interface ChoiceProps {
  readonly lang: Lang;
  readonly t: typeof appointmentBook;
  readonly zone: string;
  /** Error message of the time. */
  readonly error?: string | undefined;
  /** Called when Enter is pressed on a time. */
  readonly onChosen?: () => void;
}

export function DayAndTime({
  lang,
  t,
  zone,
  error,
  onChosen,
  calendar,
  children,
}: ChoiceProps & {
  readonly calendar: BookingCalendar;
  /** The time zone selector. */
  readonly children: ReactNode;
}) {
  const id = useId();
  const hours = useRef<HTMLFieldSetElement>(null);
  const { day: picked, chosen } = useShared($slotSelection, {});
  const { free } = calendar;
  const known = (day: CalendarDay | undefined) => (day && free.has(day) ? day : undefined);
  const [first = calendar.today] = free.keys();
  const day = known(picked) ?? known(chosen && dayIn(zone, new Date(chosen.start))) ?? first;
  const starts = free.get(day) ?? [];
  const title = counted(lang, starts.length, t.day.free, { day: formatDay(lang, day) });
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    selectSlot(target.value);
    onChosen?.();
  };
  return (
    <>
      <h3>
        <span aria-hidden="true">1</span> {t.day.title}
      </h3>
      <Calendar
        lang={lang}
        t={t.day}
        calendar={calendar}
        selected={day}
        onSelect={selectDay}
        onContinue={() => focusHours(hours.current)}
      />
      <fieldset
        ref={hours}
        name="time"
        className="times"
        tabIndex={-1}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
      >
        <legend>
          <h3>
            <span aria-hidden="true">2</span> {t.time.title}{' '}
            <span className="sr-only">({formatDay(lang, day)})</span>
          </h3>
        </legend>
        <p className="times-day" role="status">
          {capitalized(title)}
        </p>
        {children}
        <div className="times-list">
          {starts.map((start) => (
            <label key={start} className="slot">
              <input
                type="radio"
                name="slot"
                value={start}
                checked={chosen?.start === start}
                onChange={() => selectSlot(start)}
              />
              <span>
                {formatTime(lang, start, zone)}
                <SlotInParis lang={lang} t={t.time} start={start} zone={zone} />
              </span>
            </label>
          ))}
        </div>
        <FieldError id={id} error={error} />
      </fieldset>
    </>
  );
}

/** Focuses the chosen time, or the first. */
function focusHours(hours: HTMLElement | null): void {
  const [first] = hours?.querySelectorAll('input') ?? [];
  (hours?.querySelector<HTMLElement>('input:checked') ?? first)?.focus();
}

interface SlotProps {
  readonly lang: Lang;
  readonly t: (typeof appointmentBook)['time'];
  readonly start: string;
  readonly zone: string;
}

function SlotInParis({ lang, t, start, zone }: SlotProps) {
  const paris = formatInParis(lang, t, start, zone);
  return paris === undefined ? null : <small>{fill(' {paris}', { paris })}</small>;
}
