/** Emails to the customer of an appointment: booked, moved, cancelled, reminder. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact } from '../fields.ts';
import { changeDeadline, formatPhone, type Appointment } from './data.ts';
import { anotherSlot, upcomingContent, entryFor, appointmentFacts, ownLinks } from './parts.ts';
import { dayAndTime, namedTime } from './time.ts';

/** To the person: the appointment is booked. */
export function appointmentConfirmed(lang: Lang, data: Appointment): EmailContent {
  const text = emailTexts(lang).bookingEmails.confirmed;
  return {
    ...upcomingContent(lang, data),
    calendar: entryFor(lang, data, 'request'),
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [fill(text.text, { phone: formatPhone(data) })],
  };
}

/** To the person: the appointment has another time. */
export function appointmentMoved(lang: Lang, data: Appointment): EmailContent {
  const text = emailTexts(lang).bookingEmails.moved;
  const before =
    data.previous === null
      ? ''
      : fill(text.before, { when: namedTime(lang, data.previous, data.zone) });
  return {
    ...upcomingContent(lang, data),
    calendar: entryFor(lang, data, 'request'),
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [fill(text.text, { phone: formatPhone(data), before })],
  };
}

/** To the person: the appointment is cancelled. */
export function appointmentCancelled(lang: Lang, data: Appointment): EmailContent {
  const text = emailTexts(lang).bookingEmails.cancelled;
  return {
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [text.text],
    facts: appointmentFacts(lang, data),
    after: [text.after],
    action: anotherSlot(lang),
    links: ownLinks(lang, data),
    reason: fill(text.reason, contact),
    replyTo: contact.email,
    calendar: entryFor(lang, data, 'cancel'),
  };
}

/**
 * Reminder, while the appointment can still be changed online. No calendar file: it was sent with the
 * booking.
 */
export function appointmentReminder(lang: Lang, data: Appointment): EmailContent {
  const { reminder: text, purpose } = emailTexts(lang).bookingEmails;
  const common = upcomingContent(lang, data);
  return {
    ...common,
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [fill(text.text, { phone: formatPhone(data) })],
    after: [fill(text.after, { limit: changeDeadline(lang, data) }), purpose],
    action: { ...common.action, label: text.action },
  };
}

function when(lang: Lang, { start, zone }: Appointment): string {
  return dayAndTime(lang, start, zone);
}
