/**
 * A month of days as a grid, following the ARIA date picker pattern: one day is focusable,
 * arrow keys move it.
 */
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { CalendarDay } from '../../../domain/booking/french-holidays.ts';
import { horizonWeeks, slotRules } from '../../../domain/booking/opening-hours.ts';
import type { appointmentBook } from '../../../i18n/fr/booking/form.ts';
import { fill, type Lang } from '../../../i18n/index.ts';
import {
  addMonths,
  dayAfterKey,
  weeksOf,
  within,
  type BookingCalendar,
} from '../../../stores/booking/calendar.ts';
import { capitalized, counted, formatDay, formatMonth, weekdays } from '../format-dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: (typeof appointmentBook)['day'];
  readonly calendar: BookingCalendar;
  readonly selected: CalendarDay;
  readonly onSelect: (day: CalendarDay) => void;
  /** Enter or Space on the already selected day. */
  readonly onContinue: () => void;
}

export function Calendar({ lang, t, calendar, selected, onSelect, onContinue }: Props) {
  const { free, today, first, last, why } = calendar;
  const id = useId();
  const [near, setNear] = useState(selected);
  const [shownSelection, setShownSelection] = useState(selected);
  const [rejected, setRejected] = useState<CalendarDay>();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  // A day chosen elsewhere, such as the nearest free one, changes the displayed month.
  if (shownSelection !== selected) {
    setShownSelection(selected);
    setNear(selected);
    setRejected(undefined);
  }
  const reached = within(near, first, last);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const nameOf = (day: CalendarDay): string => {
    const starts = free.get(day);
    const name = formatDay(lang, day);
    return starts
      ? counted(lang, starts.length, t.free, { day: name })
      : fill(t.unavailable[why(day)], {
          day: name,
          hours: slotRules.noticeHours,
          weeks: horizonWeeks,
        });
  };
  const select = (day: CalendarDay) => {
    setNear(day);
    setRejected(free.has(day) ? undefined : day);
    if (free.has(day)) onSelect(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayAfterKey(event.key, reached);
    if (target) {
      moved.current = true;
      setNear(within(target, first, last));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (reached === selected && free.has(reached)) onContinue();
      else select(reached);
    } else return;
    event.preventDefault();
  };
  const changeMonth = (months: number) => {
    setNear(within(addMonths(reached, months), first, last));
  };
  const isFirst = sameMonth(reached, first);
  const isLast = sameMonth(reached, last);

  return (
    <div className="cal">
      <div className="cal-head">
        <p id={`${id}-month`} className="cal-month" aria-live="polite">
          {capitalized(formatMonth(lang, reached))}
        </p>
        <MonthButton
          label={t.before}
          off={isFirst}
          path="m10 3-5 5 5 5"
          onPress={() => changeMonth(-1)}
        />
        <MonthButton
          label={t.after}
          off={isLast}
          path="m6 3 5 5-5 5"
          onPress={() => changeMonth(1)}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        className="cal-grid"
        aria-labelledby={`${id}-month`}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays(lang).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(reached, first).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day ? (
                  <td
                    key={day}
                    role="gridcell"
                    tabIndex={day === reached ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-selected={day === selected}
                    aria-disabled={free.has(day) ? undefined : true}
                    aria-current={day === today ? 'date' : undefined}
                    data-full={!free.has(day) && why(day) === 'full' ? '' : undefined}
                    onClick={() => select(day)}
                  >
                    <span>{Number(day.slice(8))}</span>
                  </td>
                ) : (
                  <td key={place} role="gridcell" className="cal-none" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="sr-only" id={`${id}-keys`}>
        {t.keys}
      </p>
      <div className="cal-note">
        <p role="status">{rejected && capitalized(nameOf(rejected))}</p>
        {!rejected && (
          <p className="cal-legend" aria-hidden="true">
            {t.legend}
          </p>
        )}
      </div>
    </div>
  );
}

interface MonthButtonProps {
  readonly label: string;
  readonly off: boolean;
  readonly path: string;
  readonly onPress: () => void;
}

function MonthButton({ label, off, path, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      className="cal-turn"
      aria-label={label}
      aria-disabled={off ? true : undefined}
      onClick={() => {
        if (!off) onPress();
      }}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  );
}

function sameMonth(a: CalendarDay, b: CalendarDay): boolean {
  return a.slice(0, 7) === b.slice(0, 7);
}
