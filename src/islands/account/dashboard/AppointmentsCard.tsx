/** The user's appointments: upcoming ones, each with its link, then past ones. */
import type { Appointment } from '../../../domain/api/appointment.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $ownAppointments, refreshOwnAppointments } from '../../../stores/booking/own.ts';
import { capitalized, formatInParis, formatMoment } from '../../booking/format-dates.ts';
import { useZone } from '../../booking/calendar/TimeZone.tsx';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { FailedCard, LoadingCard, Panel } from './Panel.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: (typeof members.dashboard)['appointments'];
  /** URL of the booking page. */
  readonly page: string;
}

/** Maximum number of past appointments shown. */
const pastShown = 3;

export function AppointmentsCard({ lang, t, page, slow }: Props & { readonly slow: SlowTexts }) {
  const state = useShared($ownAppointments, { type: 'loading' });
  const zone = useZone();
  if (state.type === 'loading') {
    return (
      <LoadingCard
        title={t.heading}
        text={t.loading}
        slow={slow}
        lines={3}
        className="min-h-[210px]"
      />
    );
  }
  if (state.type === 'failed') {
    return (
      <FailedCard
        title={t.heading}
        text={t.failed}
        retry={t.retry}
        busy={t.loading}
        onRetry={async () => (await refreshOwnAppointments()).type !== 'failed'}
      >
        <a className="link" href={page}>
          {t.ask}
        </a>
      </FailedCard>
    );
  }
  const { coming, past } = state;
  const all = { lang, t, zone, page };
  return (
    <Panel title={t.heading}>
      {coming.length === 0 && <p className="text-ink-2">{past.length === 0 ? t.empty : t.none}</p>}
      {coming.length > 0 && <List {...all} appointments={coming} />}
      {past.length > 0 && (
        <>
          <h3 className="mt-5 text-md">{t.past}</h3>
          <List {...all} appointments={past.slice(0, pastShown)} over />
        </>
      )}
      <p className="mt-4">
        <a className="link" href={page}>
          {coming.length === 0 ? t.ask : t.another}
        </a>
      </p>
    </Panel>
  );
}

interface ListProps extends Props {
  readonly zone: string;
  readonly appointments: readonly Appointment[];
  readonly over?: boolean;
}

function List({ lang, t, zone, page, appointments, over = false }: ListProps) {
  return (
    <ul className="appointments">
      {appointments.map(({ reference, start, status, token }) => {
        const moment = capitalized(formatMoment(lang, t.moment, start, zone, over));
        const paris = over ? undefined : formatInParis(lang, t, start, zone);
        return (
          <li key={reference}>
            <span>
              <span className={over ? undefined : 'font-semibold'}>{moment}</span>{' '}
              <span className="text-ink-2">
                {[paris, reference, over && status === 'cancelled' ? t.cancelled : undefined]
                  .filter((part) => part !== undefined)
                  .join(' · ')}
              </span>
            </span>
            {!over && (
              <a className="link" href={`${page}#rendez-vous=${token}`}>
                {t.manage}
                <span className="sr-only">, {moment}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
