/** An appointment as a calendar entry: RFC 5545 (iCalendar), sent as defined by RFC 5546 (iTIP). */
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { emailTexts } from '../../../src/i18n/emails.ts';
import type { Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';

export interface CalendarEntry {
  readonly lang: Lang;
  /** `cancel` removes an entry sent before. */
  readonly kind: 'request' | 'cancel';
  /** Id of the row: with the site's host it is the entry's permanent UID. */
  readonly id: string;
  readonly sequence: number;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  /** Lines of text. */
  readonly description: readonly string[];
  /** The page to view or change the appointment (a path of our site), appended to the description. */
  readonly manage?: { readonly label: string; readonly path: string };
  readonly location: string;
  /** The customer, unless erased. */
  readonly person?: { readonly name: string; readonly email: string };
}

export interface PlacedEntry extends CalendarEntry {
  /** The site's origin, if known. */
  readonly origin: string | undefined;
}

export interface CalendarFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Reminder one hour before. */
const alarmSeconds = 3_600;

/** `organizer` is the sending address, `recipient` the receiving one; `now` is the time stamp. */
export function calendarFile(
  entry: PlacedEntry,
  { organizer, recipient }: { readonly organizer: string; readonly recipient: string },
  now = new Date(),
): CalendarFile {
  const { lang, kind, manage, origin, person } = entry;
  const cancels = kind === 'cancel';
  const { colon } = emailTexts(lang).siteEmails;
  const page =
    manage && origin !== undefined
      ? [`${manage.label}${colon} ${new URL(manage.path, origin).href}`]
      : [];
  const calendar = ical({
    method: cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: site.name, product: 'Appointments', language: lang.toUpperCase() },
  });
  const event = calendar.createEvent({
    id: `${entry.id}@${new URL(origin ?? site.defaultOrigin).host}`,
    sequence: entry.sequence,
    stamp: now,
    start: new Date(entry.start),
    end: new Date(entry.end),
    // Only for cancellations: the library writes it after the alarm, where RFC 5545 does not allow it.
    ...(cancels && { status: ICalEventStatus.CANCELLED }),
    summary: entry.summary,
    location: entry.location,
    description: [...entry.description, ...page].join('\n'),
    organizer: { name: site.name, email: organizer },
  });
  const invited = [
    ...(person ? [person] : []),
    // Calendars import an event only if their owner is an attendee.
    ...(recipient === person?.email ? [] : [{ name: site.name, email: recipient }]),
  ];
  for (const { name, email } of invited) {
    event.createAttendee({
      // Some readers take a backslash here for the start of a line break.
      name: name.replaceAll('\\', '/') || email,
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  if (!cancels) {
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: alarmSeconds,
      description: entry.summary,
    });
  }
  return {
    name: emailTexts(lang).bookingEmails.calendar.file,
    type: `text/calendar; charset=utf-8; method=${cancels ? 'CANCEL' : 'REQUEST'}`,
    text: `${calendar.toString()}\r\n`,
  };
}
