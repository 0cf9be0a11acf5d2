/** Emails to the team about an appointment, in French; replies go to the customer. */
import type { z } from 'zod';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { emailTexts, staffEmails } from '../../../src/i18n/emails.ts';
import { fill } from '../../../src/i18n/index.ts';
import { toPlainText, toSingleLine, type Fact, type EmailContent } from '../content.ts';
import { appointmentData, fullName, managePath, formatPhone, type Appointment } from './data.ts';
import { dayAndTime, differsFromOffice, namedTime, timeFacts } from './time.ts';

const office = slotRules.zone;

const text = staffEmails.appointment;
const shared = emailTexts('fr').bookingEmails;

/** To the team: an appointment was booked, moved or cancelled. */
export function staffAppointment(data: Appointment): EmailContent {
  const { kind, reference } = data;
  const cancelled = kind === 'cancelled';
  const name = fullName(data);
  const phone = formatPhone(data);
  // In the format that programs dial.
  const dialled = toSingleLine(data.phone);
  const message = toPlainText(data.message);
  return {
    subject: subjectOf(kind, data),
    title: text[kind].title,
    paragraphs: [
      fill(text.reply, { agenda: text[kind].agenda }),
      ...(cancelled ? [] : [fill(text.call, { phone })]),
    ],
    facts: [
      [shared.reference, reference],
      ...timeFacts('fr', data, office),
      ...customerTime(data),
      ...(kind === 'moved' && data.previous !== null
        ? [[text.before, dayAndTime('fr', data.previous, office)] as const]
        : []),
      [staffEmails.name, name],
      [text.phone, phone],
      [staffEmails.email, toSingleLine(data.email)],
      [staffEmails.language, staffEmails.languages[data.language]],
      [text.account, data.member ? text.member : text.visitor],
    ],
    ...(message !== '' && { quote: { label: text.message, text: message } }),
    ...(!cancelled && {
      action: {
        label: text.open,
        path: managePath(data.language, data.token),
      },
    }),
    reason: text.reason,
    replyTo: data.email,
    calendar: {
      lang: 'fr',
      kind: cancelled ? 'cancel' : 'request',
      ...{ id: data.id, sequence: data.sequence, start: data.start, end: data.end },
      summary: fill(text.calendar.summary, { name }),
      description: [
        `${name}, ${dialled}, ${toSingleLine(data.email)}`,
        fill(shared.calendar.reference, { reference }),
        ...(message === '' ? [] : [message]),
      ],
      manage: {
        label: text.calendar.change,
        path: managePath(data.language, data.token),
      },
      location: fill(text.calendar.location, { phone: dialled }),
      person: { name, email: data.email },
    },
  };
}

export const erasedData = appointmentData.pick({
  ...{ id: true, reference: true, sequence: true, start: true, end: true },
});

/** The account was erased, and with it the customer's data of the appointment. */
export function staffAppointmentErased(data: z.output<typeof erasedData>): EmailContent {
  const { reference } = data;
  return {
    subject: subjectOf('cancelled', data),
    title: text.cancelled.title,
    paragraphs: [text.erased, text.cancelled.agenda],
    facts: [[shared.reference, reference], ...timeFacts('fr', data, office)],
    reason: text.reason,
    calendar: {
      ...{ lang: 'fr', kind: 'cancel', id: data.id, sequence: data.sequence },
      ...{ start: data.start, end: data.end },
      summary: text.cancelled.subject,
      description: [fill(shared.calendar.reference, { reference })],
      location: shared.calendar.location,
    },
  };
}

function subjectOf(
  kind: Appointment['kind'],
  { reference, start }: Pick<Appointment, 'reference' | 'start'>,
): string {
  return `[${text[kind].subject}] ${reference}, ${dayAndTime('fr', start, office)}`;
}

/** The time in the customer's time zone, if it differs from Paris. */
function customerTime({ start, zone }: Appointment): Fact[] {
  return differsFromOffice(zone, start) ? [[text.elsewhere, namedTime('fr', start, zone)]] : [];
}
