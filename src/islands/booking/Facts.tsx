import type { Appointment } from '../../domain/api/appointment.ts';
import { slotRules } from '../../domain/booking/opening-hours.ts';
import { cityOf } from '../../i18n/cities.ts';
import type { appointmentBook as page } from '../../i18n/fr/booking/form.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { sameClock } from '../../stores/booking/calendar.ts';
import { Recap } from '../contract/Recap.tsx';
import { capitalized, formatMoment, officeZone } from './format-dates.ts';
import type { AfterTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<typeof page, 'choice'>;
  readonly rows: AfterTexts['rows'];
  readonly zone: string;
  readonly appointment: Pick<Appointment, 'reference' | 'start' | 'changeable_until'>;
  /** The previous time of a moved appointment. */
  readonly from?: string | undefined;
  /** Whether to show the deadline for changes. */
  readonly until?: boolean;
}

/** Date and time, in both zones if they differ, and the reference. */
export function Facts({ lang, t, rows, zone, appointment, from, until = false }: Props) {
  const { start, reference, changeable_until: changeable } = appointment;
  const moment = (at: string, where: string, year = true) =>
    capitalized(formatMoment(lang, t.choice.moment, at, where, year));
  const same = sameClock(zone, officeZone, new Date(start));
  const city = cityOf(lang, zone);
  return (
    <Recap
      rows={[
        [same ? rows.when : `${rows.when} (${city})`, moment(start, zone)],
        [rows.paris, same ? undefined : moment(start, officeZone)],
        [rows.before, from === undefined ? undefined : moment(from, zone)],
        [rows.how, fill(rows.call, { n: slotRules.minutes })],
        [rows.reference, reference],
        [
          rows.until,
          until
            ? fill(rows.untilText, {
                moment: formatMoment(lang, t.choice.moment, changeable, zone),
              })
            : undefined,
        ],
      ]}
    />
  );
}
