/** What the mails about an appointment share, each in the person's language. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import { asTyped, unlinked, type Fact, type Link } from '../content.ts';
import { contact } from '../fields.ts';
import type { CalendarEntry } from './calendar.ts';
import { fullName, manageLink, minutesLong, noticeText, type Appointment } from './data.ts';
import { timeFacts } from './time.ts';

/** All that the mails about an appointment to come share. */
export function coming(lang: Lang, data: Appointment) {
  const text = emailTexts(lang).bookingEmails;
  return {
    facts: factsOf(lang, data),
    listTitle: text.preparationTitle,
    list: text.preparation,
    after: [noticeText(lang, data), text.purpose],
    action: manageLink(lang, data),
    links: [...ownLinks(lang, data), { label: text.about, path: href(lang, 'appointment') }],
    reason: fill(text.reason, contact),
    replyTo: contact.email,
  } as const;
}

export function factsOf(lang: Lang, data: Appointment): Fact[] {
  const text = emailTexts(lang).bookingEmails;
  return [
    [text.reference, data.reference],
    ...timeFacts(lang, data, data.zone),
    [text.duration, fill(text.durationValue, { minutes: minutesLong(data) })],
    // The address may be somebody else's: no name typed here becomes a link.
    [text.name, unlinked(fullName(data))],
  ];
}

export function anotherSlot(lang: Lang): Link {
  return { label: emailTexts(lang).bookingEmails.anotherSlot, path: href(lang, 'appointment') };
}

/** Members find all of theirs in the dashboard. */
export function ownLinks(lang: Lang, { member }: Appointment): Link[] {
  if (!member) return [];
  return [{ label: emailTexts(lang).bookingEmails.own, path: href(lang, 'dashboard') }];
}

export function entryFor(
  lang: Lang,
  data: Appointment,
  kind: CalendarEntry['kind'],
): CalendarEntry {
  const text = emailTexts(lang).bookingEmails.calendar;
  const cancels = kind === 'cancel';
  // As programs dial it.
  const phone = asTyped(data.phone);
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
