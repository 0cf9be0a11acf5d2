/** The calendar file of an appointment, parsed by an independent parser. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import {
  appointment,
  cancelled,
  erased,
  attachmentOf,
  langs,
  moved,
  origin,
  renderSample,
} from './fixtures.ts';

/** The parsed file. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  if (!component || others.length > 0) throw new Error('Not one event.');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    inUtc: [event.startDate, event.endDate].every(({ zone }) => zone.tzid === 'UTC'),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => ({
      address: String(attendee.getFirstValue()).replace(/^mailto:/i, ''),
      name: attendee.getParameter('cn'),
      status: attendee.getParameter('partstat'),
    })),
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  };
}

/** Expects CRLF lines of at most 75 octets that split no character. */
function expectWellSet(text: string): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line.isWellFormed(), line).toBe(true);
  }
}

describe('the calendar file', () => {
  it.each(langs)('%s: contains every field of the appointment', (lang) => {
    const { name, type, text } = attachmentOf(
      renderSample('appointment-confirmed', appointment, lang),
    );
    const french = lang === 'fr';
    expect(name).toBe(french ? 'rendez-vous.ics' : 'appointment.ics');
    expect(type).toBe('text/calendar; charset=utf-8; method=REQUEST');
    expectWellSet(text);
    expect(text).toContain('\r\nDTSTART:20261201T090000Z\r\nDTEND:20261201T093000Z\r\n');
    expect(text).toContain('\r\nDTSTAMP:20261122T100000Z\r\n');
    const page = `${origin}/${lang}/appointment#rendez-vous=${appointment.token}`;
    expect(read(text)).toEqual({
      method: 'REQUEST',
      status: null,
      uid: `${appointment.id}@site.example`,
      sequence: 0,
      start: '2026-12-01T09:00:00.000Z',
      end: '2026-12-01T09:30:00.000Z',
      inUtc: true,
      summary: french
        ? 'Rendez-vous avec Expert Crypto Trading'
        : 'Appointment with Expert Crypto Trading',
      description: french
        ? `Nous vous appellerons au +33612345678.\nRéférence RDV-7K2M9QXT\nDéplacer ou annuler le rendez-vous\u00a0: ${page}`
        : `We will call you on +33612345678.\nReference RDV-7K2M9QXT\nMove or cancel the appointment: ${page}`,
      location: french ? 'Par téléphone' : 'By telephone',
      organizer: 'mailto:bonjour@site.example',
      attendees: [{ address: 'ada@example.test', name: 'Ada Lovelace', status: 'ACCEPTED' }],
      alarms: ['-PT1H'],
    });
  });

  it('is one entry over booking, move and cancellation, each newer than the last', () => {
    const files = [
      renderSample('appointment-confirmed', appointment),
      renderSample('appointment-moved', moved),
      renderSample('appointment-cancelled', cancelled),
    ].map((mail) => attachmentOf(mail));
    const events = files.map(({ text }) => read(text));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    expect(events.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
    expect(events.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    expect(files.map(({ type }) => type.split('=').at(-1))).toEqual([
      'REQUEST',
      'REQUEST',
      'CANCEL',
    ]);

    // As calendars do: the highest sequence of a UID counts, and a cancelled entry is removed.
    const agenda = new Map<string, (typeof events)[number]>();
    for (const event of [events[1], events[0], events[2]]) {
      const known = agenda.get(event?.uid ?? '');
      if (!event || (known && known.sequence >= event.sequence)) continue;
      if (event.status === 'CANCELLED') agenda.delete(event.uid);
      else agenda.set(event.uid, event);
      if (event.sequence === 1) expect(event.start).toBe('2026-12-03T13:40:00.000Z');
    }
    expect(agenda.size).toBe(0);
    expect(events[2]?.alarms).toEqual([]);
    expect(events[2]?.description).not.toContain(appointment.token);
  });

  it('for the team contains the customer and the phone number, and invites the team', () => {
    for (const data of [appointment, moved, cancelled]) {
      const { text } = attachmentOf(renderSample('staff-appointment', data), 'equipe@site.example');
      expectWellSet(text);
      const event = read(text);
      expect(event.uid).toBe(`${appointment.id}@site.example`);
      expect(event.summary).toBe('Appeler Ada Lovelace');
      expect(event.location).toBe('Par téléphone, +33612345678');
      expect(event.description).toContain(appointment.message);
      expect(event.attendees.map(({ address }) => address)).toEqual([
        'ada@example.test',
        'equipe@site.example',
      ]);
      expect(event.method).toBe(data === cancelled ? 'CANCEL' : 'REQUEST');
    }
  });

  it('of an erased account cancels the entry without naming anybody', () => {
    const { text } = attachmentOf(
      renderSample('staff-appointment-erased', erased),
      'equipe@site.example',
    );
    expectWellSet(text);
    const event = read(text);
    expect(event).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2 });
    expect(event.uid).toBe(`${appointment.id}@site.example`);
    expect(event.attendees.map(({ address }) => address)).toEqual(['equipe@site.example']);
    expect(text).not.toMatch(/Ada|33612345678/);
  });

  it('keeps its name without a link when the site’s address is unknown', () => {
    const mail = renderSample('appointment-confirmed', appointment);
    if (!mail.calendar) throw new Error('No calendar.');
    const { text } = attachmentOf({ ...mail, calendar: { ...mail.calendar, origin: undefined } });
    expect(read(text).uid).toMatch(new RegExp(`^${appointment.id}@[\\w.-]+$`));
    expect(text).not.toContain('http');
  });
});

describe('hostile input', () => {
  it('of 200 kinds, as name and message, is read back unchanged', () => {
    const fields = Object.keys(
      read(attachmentOf(renderSample('staff-appointment', appointment)).text),
    );
    const lines = (text: string) =>
      text
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .map((line) => /^[A-Z-]+/.exec(line)?.[0]);
    const usual = lines(attachmentOf(renderSample('staff-appointment', appointment)).text);
    for (const typed of hostileTexts) {
      const data = {
        ...{ ...appointment, first_name: typed.slice(0, 400), last_name: 'Lovelace' },
        message: `x${typed.slice(0, 4_000)}x`,
      };
      const mail = renderSample('staff-appointment', data);
      const { text } = attachmentOf(mail);
      expectWellSet(text);
      expect(lines(text), typed).toEqual(usual);
      const event = read(text);
      expect(Object.keys(event)).toEqual(fields);
      expect(event.summary).toBe(mail.calendar?.summary);
      expect(event.description.startsWith(mail.calendar?.description.join('\n') ?? '?')).toBe(true);
      expect(event.attendees).toEqual([
        {
          address: 'ada@example.test',
          name: mail.calendar?.person?.name.replaceAll('\\', '/'),
          status: 'ACCEPTED',
        },
      ]);
    }
  });

  it.each([
    'é'.repeat(200),
    '€'.repeat(200),
    '👩🏽‍🚀'.repeat(40),
    `a;b,c\\d"e^f:g\\n${'x'.repeat(90)}`,
    'one\ntwo\r\nthree\u2028four',
  ])('%j is folded between characters and read back unchanged', (message) => {
    const mail = renderSample('staff-appointment', {
      ...appointment,
      message,
      first_name: message,
    });
    const { text } = attachmentOf(mail);
    expectWellSet(text);
    expect(read(text).description).toContain(mail.calendar?.description.at(-1));
    expect(read(text).summary).toBe(mail.calendar?.summary);
  });
});
