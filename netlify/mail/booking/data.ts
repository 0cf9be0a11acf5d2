/** Payloads of the appointment emails, as enqueued by SQL, and their shared texts. */
import { z } from 'zod';
import { emailField } from '../../../src/domain/api/fields.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, langs, type Lang } from '../../../src/i18n/index.ts';
import { toSingleLine, type Link } from '../content.ts';
import { timestamp } from '../fields.ts';
import { knownZone, namedTime } from './time.ts';

/** User input: the functions validate it more strictly, this limit only bounds the size of the email. */
export const userText = (max: number) => z.string().max(max);

export const appointmentData = z.strictObject({
  kind: z.enum(['booked', 'moved', 'cancelled']),
  /** Id of the row: the same calendar entry from booking to cancellation. */
  id: z.guid(),
  reference: z.string().regex(/^RDV-[0-9A-Z]{8}$/),
  /** Increases with every change, so that calendars keep the newest version. */
  sequence: z.int().nonnegative(),
  start: timestamp,
  end: timestamp,
  /** The time before the move. */
  previous: timestamp.nullable(),
  first_name: userText(400),
  last_name: userText(400),
  email: emailField,
  phone: userText(40),
  message: userText(8_000),
  /** IANA name. An unknown one becomes Europe/Paris. */
  zone: userText(60).transform(knownZone),
  language: z.enum(langs),
  token: z.string().regex(/^[\w-]{22}\.[\w-]{20,170}$/),
  /** Booked while signed in. */
  member: z.boolean(),
});

export type Appointment = z.output<typeof appointmentData>;

/** The page of this appointment. The fragment after `#` is never sent to a server. */
export function managePath(lang: Lang, token: string): string {
  return `${href(lang, 'appointment')}#rendez-vous=${token}`;
}

/** The link that moves or cancels the appointment. */
export function manageLink(lang: Lang, { token }: Appointment): Link {
  return { label: emailTexts(lang).bookingEmails.change, path: managePath(lang, token) };
}

/** Deadline for online changes, in the customer's time zone. */
export function changeDeadline(lang: Lang, { start, zone }: Appointment): string {
  const limit = Date.parse(start) - slotRules.noticeHours * 3_600_000;
  return namedTime(lang, new Date(limit).toISOString(), zone);
}

/** The deadline for online changes, and how to reach us after it. */
export function noticeText(lang: Lang, data: Appointment): string {
  return fill(emailTexts(lang).bookingEmails.notice, {
    hours: slotRules.noticeHours,
    until: changeDeadline(lang, data),
  });
}

/** The name as typed, first name first. */
export function fullName({ first_name, last_name }: Appointment): string {
  return toSingleLine(`${toSingleLine(first_name)} ${toSingleLine(last_name)}`);
}

/** The stored phone number, in groups if French: `+33 6 12 34 56 78`. */
export function formatPhone({ phone }: Appointment): string {
  return toSingleLine(phone).replace(
    /^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/,
    ['+33', '$1', '$2', '$3', '$4', '$5'].join('\u00a0'),
  );
}

/** The length in whole minutes. */
export function minutesLong({ start, end }: Appointment): number {
  return Math.round((new Date(end).getTime() - new Date(start).getTime()) / 60_000);
}
