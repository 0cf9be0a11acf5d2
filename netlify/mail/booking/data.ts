/** What the mails about an appointment are made from, as SQL writes it, and the words they share. */
import { z } from 'zod';
import { emailField } from '../../../src/domain/api/fields.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, langs, type Lang } from '../../../src/i18n/index.ts';
import { asTyped, type Link } from '../content.ts';
import { instant } from '../fields.ts';
import { knownZone, namedTime } from './time.ts';

/** Typed by somebody: the functions have their own limits, this one only keeps a mail a mail. */
export const typed = (max: number) => z.string().max(max);

export const appointmentData = z.strictObject({
  kind: z.enum(['booked', 'moved', 'cancelled']),
  /** Of the row: it is the same entry in a calendar from first to last. */
  id: z.guid(),
  reference: z.string().regex(/^RDV-[0-9A-Z]{8}$/),
  /** Rises with every change, so that a calendar knows the newest. */
  sequence: z.int().nonnegative(),
  start: instant,
  end: instant,
  /** Where it was before it was moved. */
  previous: instant.nullable(),
  first_name: typed(400),
  last_name: typed(400),
  email: emailField,
  phone: typed(40),
  message: typed(8_000),
  /** IANA name. One that is not known any more is Paris. */
  zone: typed(60).transform(knownZone),
  language: z.enum(langs),
  token: z.string().regex(/^[\w-]{22}\.[\w-]{20,170}$/),
  /** Booked while signed in. */
  member: z.boolean(),
});

export type Appointment = z.output<typeof appointmentData>;

/** The page of this appointment. What follows the `#` reaches no server. */
export function managePath(lang: Lang, token: string): string {
  return `${href(lang, 'appointment')}#rendez-vous=${token}`;
}

export function manageLink(lang: Lang, { token }: Appointment): Link {
  return { label: emailTexts(lang).bookingEmails.change, path: managePath(lang, token) };
}

/** Until when it can be moved or cancelled online, on the person's clock. */
export function changeLimit(lang: Lang, { start, zone }: Appointment): string {
  const limit = Date.parse(start) - slotRules.noticeHours * 3_600_000;
  return namedTime(lang, new Date(limit).toISOString(), zone);
}

/** Until when that page moves and cancels it, and what to do after. */
export function noticeText(lang: Lang, data: Appointment): string {
  return fill(emailTexts(lang).bookingEmails.notice, {
    hours: slotRules.noticeHours,
    until: changeLimit(lang, data),
  });
}

/** The name as typed, first name first. */
export function fullName({ first_name, last_name }: Appointment): string {
  return asTyped(`${asTyped(first_name)} ${asTyped(last_name)}`);
}

/** A number as it is kept, in groups where it is French: `+33 6 12 34 56 78`. */
export function phoneShown({ phone }: Appointment): string {
  return asTyped(phone).replace(
    /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
    ['+33', '$1', '$2', '$3', '$4', '$5'].join('\u00a0'),
  );
}

export function minutesLong({ start, end }: Appointment): number {
  return Math.round((new Date(end).getTime() - new Date(start).getTime()) / 60_000);
}
