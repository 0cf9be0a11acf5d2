/** Shared parts of the appointment emails, in the customer's language. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { toSingleLine, preventLinks, type Fact, type Link } from '../content.ts';
import { contact } from '../fields.ts';
import type { CalendarEntry } from './calendar.ts';
import { fullName, manageLink, minutesLong, noticeText, type Appointment } from './data.ts';
import { timeFacts } from './time.ts';

/** Shared content of the emails about an upcoming appointment. */
export function upcomingContent(lang: Lang, data: Appointment) {
  const text = emailTexts(lang).bookingEmails;
  return {
    facts: appointmentFacts(lang, data),
    listTitle: text.preparationTitle,
    list: text.preparation,
    after: [noticeText(lang, data), text.purpose],
    action: manageLink(lang, data),
    links: [...ownLinks(lang, data), { label: text.about, path: href(lang, 'appointment') }],
    reason: fill(text.reason, contact),
    replyTo: contact.email,
  } as const;
}

/** Reference, times, length and name. */
export function appointmentFacts(lang: Lang, data: Appointment): Fact[] {
  const text = emailTexts(lang).bookingEmails;
  return [
    [text.reference, data.reference],
    ...timeFacts(lang, data, data.zone),
    [text.duration, fill(text.durationValue, { minutes: minutesLong(data) })],
    // The address may belong to somebody else: typed names must not become links.
    [text.name, preventLinks(fullName(data))],
  ];
}

/** The link to the booking page. */
export function anotherSlot(lang: Lang): Link {
  return { label: emailTexts(lang).bookingEmails.anotherSlot, path: href(lang, 'appointment') };
}

/** Members see all their appointments in the dashboard. */
export function ownLinks(lang: Lang, { member }: Appointment): Link[] {
  if (!member) return [];
  return [{ label: emailTexts(lang).bookingEmails.own, path: href(lang, 'dashboard') }];
}

/** The calendar entry to attach: a request, or a cancellation of an earlier one. */
export function entryFor(
  lang: Lang,
  data: Appointment,
  kind: CalendarEntry['kind'],
): CalendarEntry {
  const text = emailTexts(lang).bookingEmails.calendar;
  const cancels = kind === 'cancel';
  // In the format that programs dial.
  const phone = toSingleLine(data.phone);
  return {
    ...{ lang, kind, id: data.id, sequence: data.sequence, start: data.start, end: data.end },
    summary: fill(text.summary, { site: site.name }),
    description: [
      ...(cancels ? [] : [fill(text.call, { phone })]),
      fill(text.reference, { reference: data.reference }),
    ],
    manage: cancels ? anotherSlot(lang) : manageLink(lang, data),
    location: text.location,
    person: { name: fullName(data), email: data.email },
  };
}
