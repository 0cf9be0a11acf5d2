import type { DeskWeek } from '../../../domain/api/desk.ts';
import { addDays, dayIn, partsOf } from '../../../domain/booking/days.ts';
import { frenchHolidays, type CalendarDay } from '../../../domain/booking/french-holidays.ts';
import { slotRules } from '../../../domain/booking/opening-hours.ts';
import { isClosed } from '../../../domain/booking/slots.ts';
import { closableDays } from '../../../domain/desk/limits.ts';
import { weekday } from '../../../domain/shared/time-zone.ts';
import { fill, localeOf, plural } from '../../../i18n/format.ts';
import { writeDay } from '../../../i18n/write-day.ts';
import { closeDay, today } from '../../../stores/desk/agenda.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import type { PartProps } from '../props.ts';
import type { DeskAgendaTexts } from '../texts.ts';
import { BookingRow } from './BookingRow.tsx';

interface Props extends PartProps {
  readonly a: DeskAgendaTexts;
  readonly day: CalendarDay;
  readonly week: DeskWeek;
  /** Called after a change was saved. */
  readonly onDone: () => void;
}

/** A day with its bookings, and whether it can be booked. */
export function Day(props: Props) {
  const { lang, t, a, day, week, onDone } = props;
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const bookings = week.bookings.filter(
    ({ start }) => dayIn(slotRules.zone, new Date(start)) === day,
  );
  const left = bookings.filter(({ status }) => status === 'booked').length;
  const isDeskClosed = week.closed.includes(day);
  const now = today();
  const format = new Intl.DateTimeFormat(localeOf(lang), {
    ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  const name = writeDay(lang, format.format(new Date(day)));
  const why = closedReason(a, day);
  const label = isDeskClosed ? a.open : a.close;
  const canToggle = why === undefined && day >= now && day <= addDays(now, closableDays);
  const toggle = async (): Promise<void> => {
    const result = await run(() => closeDay(day, !isDeskClosed));
    if (result?.type === 'ok') onDone();
  };
  return (
    <li className="desk-day" data-today={day === now ? '' : undefined}>
      <div className="desk-day-head">
        <h4>
          {name} {day === now && <span className="tag">{a.today}</span>}
        </h4>
        {(isDeskClosed || why !== undefined) && (
          <span className="desk-muted">{isDeskClosed ? a.closed : why}</span>
        )}
        {canToggle && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={fill(a.which, { label, day: name })}
            aria-disabled={busy ? true : undefined}
            onClick={() => void toggle()}
          >
            {label}
          </button>
        )}
      </div>
      {isDeskClosed && left > 0 && (
        <p className="desk-warning">{fill(plural(lang, left, a.left), { n: left })}</p>
      )}
      <ErrorLine lang={lang} t={t} error={outcome.type === 'error' ? outcome : undefined} />
      {bookings.length === 0 ? (
        <p className="desk-none">{a.none}</p>
      ) : (
        <ul>
          {bookings.map((booking) => (
            <BookingRow {...props} key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Why the opening hours offer nothing on a day; undefined when they do. */
function closedReason(a: DeskAgendaTexts, day: CalendarDay): string | undefined {
  if (frenchHolidays(Number(day.slice(0, 4))).includes(day)) return a.holiday;
  if (isClosed(slotRules, day)) return a.away;
  const isOffered = weekday(partsOf(day)) in slotRules.opening;
  return isOffered ? undefined : a.weekend;
}
