/** The user's appointments: the next one with its day, the others, then past ones. */
import type { Appointment } from '../../../domain/api/appointment.ts';
import { slotRules } from '../../../domain/booking/opening-hours.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $ownAppointments, refreshOwnAppointments } from '../../../stores/booking/own.ts';
import { capitalized, dayNumber, formatInParis, formatMoment } from '../../booking/format-dates.ts';
import { useZone } from '../../booking/calendar/TimeZone.tsx';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { FailedPart, LoadingPart, Part, type RetryTexts } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DashboardTexts['appointments'];
  /** URL of the booking page. */
  readonly page: string;
}

/** Maximum number of past appointments shown. */
const pastShown = 3;

export function AppointmentsCard(
  props: Props & { readonly slow: SlowTexts; readonly retry: RetryTexts },
) {
  const { t, page, slow, retry } = props;
  const state = useShared($ownAppointments, { type: 'loading' });
  if (state.type === 'loading') {
    return <LoadingPart title={t.heading} text={t.loading} slow={slow} />;
  }
  if (state.type === 'failed') {
    return (
      <FailedPart
        title={t.heading}
        text={t.failed}
        t={retry}
        busy={t.loading}
        onRetry={async () => (await refreshOwnAppointments()).type !== 'failed'}
      >
        <a className="link" href={page}>
          {t.ask}
        </a>
      </FailedPart>
    );
  }
  const { upcoming, past } = state;
  const [next, ...later] = upcoming;
  return (
    <Part title={t.heading}>
      {next ? (
        <Next {...props} appointment={next} />
      ) : (
        <p>{past.length ? t.none : fill(t.empty, { minutes: slotRules.minutes })}</p>
      )}
      {later.length > 0 && <List {...props} title={t.later} appointments={later} />}
      <p className="part-links">
        <a className={next ? 'link' : 'btn btn-small'} href={page}>
          {next ? t.another : t.ask}
        </a>
      </p>
      {past.length > 0 && (
        <List {...props} title={t.past} appointments={past.slice(0, pastShown)} over />
      )}
    </Part>
  );
}

/** The next appointment, with the number of its day set large. */
function Next({ lang, t, page, appointment }: Props & { readonly appointment: Appointment }) {
  const zone = useZone(lang);
  const { start, reference, token } = appointment;
  const moment = capitalized(formatMoment(lang, t.moment, start, zone));
  const call = fill(t.call, { n: slotRules.minutes });
  const facts = [formatInParis(lang, t, start, zone), call, reference];
  return (
    <>
      <div className="next-day">
        <span aria-hidden="true">{dayNumber(start, zone)}</span>
        <p>
          <b>{moment}</b>
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </p>
      </div>
      <p className="part-links">
        <a className="btn btn-small" href={`${page}#rendez-vous=${token}`}>
          {t.change}
          <span className="sr-only">, {moment}</span>
        </a>
      </p>
    </>
  );
}

interface ListProps extends Props {
  readonly title: string;
  readonly appointments: readonly Appointment[];
  readonly over?: boolean;
}

function List({ lang, t, page, title, appointments, over = false }: ListProps) {
  const zone = useZone(lang);
  return (
    <>
      <h3>{title}</h3>
      <ul className="appointments">
        {appointments.map(({ reference, start, status, token }) => {
          const moment = capitalized(formatMoment(lang, t.moment, start, zone, over));
          const paris = over ? undefined : formatInParis(lang, t, start, zone);
          return (
            <li key={reference}>
              <span>
                {moment}{' '}
                <span className="text-ink-2">
                  {[paris, reference, over && status === 'cancelled' ? t.cancelled : undefined]
                    .filter((part) => part !== undefined)
                    .join(' · ')}
                </span>
              </span>
              {!over && (
                <a className="link" href={`${page}#rendez-vous=${token}`}>
                  {t.change}
                  <span className="sr-only">, {moment}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
