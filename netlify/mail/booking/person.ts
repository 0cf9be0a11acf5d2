/** The mails to somebody with an appointment: booked, moved, cancelled, soon. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact } from '../fields.ts';
import { changeLimit, phoneShown, type Appointment } from './data.ts';
import { anotherSlot, coming, entryFor, factsOf, ownLinks } from './parts.ts';
import { dayAndTime, namedTime } from './time.ts';

export function appointmentConfirmed(lang: Lang, data: Appointment): EmailContent {
  const text = emailTexts(lang).bookingEmails.confirmed;
  return {
    ...coming(lang, data),
    calendar: entryFor(lang, data, 'request'),
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [fill(text.text, { phone: phoneShown(data) })],
  };
}

export function appointmentMoved(lang: Lang, data: Appointment): EmailContent {
  const text = emailTexts(lang).bookingEmails.moved;
  const before =
    data.previous === null
      ? ''
      : fill(text.before, { when: namedTime(lang, data.previous, data.zone) });
  return {
    ...coming(lang, data),
    calendar: entryFor(lang, data, 'request'),
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [fill(text.text, { phone: phoneShown(data), before })],
  };
}

export function appointmentCancelled(lang: Lang, data: Appointment): EmailContent {
  const text = emailTexts(lang).bookingEmails.cancelled;
  return {
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [text.text],
    facts: factsOf(lang, data),
    after: [text.after],
    action: anotherSlot(lang),
    links: ownLinks(lang, data),
    reason: fill(text.reason, contact),
    replyTo: contact.email,
    calendar: entryFor(lang, data, 'cancel'),
  };
}

/** A day before, while it can still be changed online. The calendar has the appointment already. */
export function appointmentReminder(lang: Lang, data: Appointment): EmailContent {
  const { reminder: text, purpose } = emailTexts(lang).bookingEmails;
  const common = coming(lang, data);
  return {
    ...common,
    subject: fill(text.subject, { when: when(lang, data) }),
    title: text.title,
    paragraphs: [fill(text.text, { phone: phoneShown(data) })],
    after: [fill(text.after, { limit: changeLimit(lang, data) }), purpose],
    action: { ...common.action, label: text.action },
  };
}

function when(lang: Lang, { start, zone }: Appointment): string {
  return dayAndTime(lang, start, zone);
}
