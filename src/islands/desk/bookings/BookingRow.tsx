import type { DeskBooking } from '../../../domain/api/desk.ts';
import { slotRules } from '../../../domain/booking/opening-hours.ts';
import { attendances, type Attendance } from '../../../domain/desk/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { writeClock } from '../../../i18n/clock.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { markBooking } from '../../../stores/desk/agenda.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { useNow } from '../../ui/use-now.ts';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import type { PartProps } from '../props.ts';
import type { DeskAgendaTexts } from '../texts.ts';

interface Props extends PartProps {
  readonly a: DeskAgendaTexts;
  readonly booking: DeskBooking;
  readonly onDone: () => void;
}

/** A consultation: who, when, and whether it took place. */
export function BookingRow(props: Props) {
  const { lang, a, booking } = props;
  const { name, email, phone, message, reference, language, status, attendance } = booking;
  const isCancelled = status === 'cancelled';
  return (
    <li className="desk-booking" data-cancelled={isCancelled ? '' : undefined}>
      <p className="desk-booking-time">
        <b>{fill(a.time, { from: clock(lang, booking.start), to: clock(lang, booking.end) })}</b>
        {isCancelled && <span className="tag">{a.cancelled}</span>}
        {attendance && <span className="tag">{a.marked[attendance]}</span>}
      </p>
      <p>
        {name} · {a.languages[language]} · <span className="desk-muted">{reference}</span>
      </p>
      <p className="desk-links">
        <a href={`tel:${phone}`} aria-label={fill(a.call, { name })}>
          {phone}
        </a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      {message !== '' && <p className="desk-message">{message}</p>}
      {!isCancelled && <Attendances {...props} />}
    </li>
  );
}

function Attendances({ lang, t, a, booking, onDone }: Props) {
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const now = useNow();
  const mark = async (attendance: Attendance | null): Promise<void> => {
    const result = await run(() => markBooking(booking, attendance));
    if (result?.type === 'ok') onDone();
  };
  if (Date.parse(booking.start) > now) return <p className="desk-muted">{a.later}</p>;
  return (
    <div className="desk-actions" role="group" aria-label={a.attendance}>
      {attendances.map((one) => (
        <button
          key={one}
          type="button"
          className="btn btn-small"
          aria-pressed={booking.attendance === one}
          aria-disabled={busy ? true : undefined}
          onClick={() => void mark(booking.attendance === one ? null : one)}
        >
          {a.marks[one]}
        </button>
      ))}
      <ErrorLine
        lang={lang}
        t={t}
        error={outcome.type === 'error' ? outcome : undefined}
        conflict={a.conflict}
      />
    </div>
  );
}

/** Time of day at the office. */
function clock(lang: Lang, instant: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: slotRules.zone },
  });
  return writeClock(lang, format.format(new Date(instant)));
}
