/** Appointment emails: their content, time zones and handling of hostile input. */
import { describe, expect, it } from 'vitest';
import { renderEmail } from '../../../netlify/mail/index.ts';
import { hostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import {
  appointment,
  cancelled,
  erased,
  langs,
  moved,
  origin,
  plainSpaces,
  visibleText,
  renderSample,
} from './fixtures.ts';

const samples = [
  ['appointment-confirmed', appointment],
  ['appointment-confirmed', { ...appointment, zone: 'America/New_York', member: true }],
  ['appointment-moved', moved],
  ['appointment-moved', { ...moved, zone: 'Asia/Kathmandu', previous: null }],
  ['appointment-cancelled', cancelled],
  ['appointment-reminder', appointment],
] as const;

describe.each(samples.map(([template, data], index) => ({ template, data, index })))(
  '$template ($index)',
  ({ template, data }) => {
    it.each(langs)('%s: HTML and plain text have the same content, complete', (lang) => {
      const mail = renderSample(template, data, lang);
      expect(mail.html).toContain(`<html lang="${lang}">`);
      const shown = visibleText(mail);
      for (const line of mail.text.split('\n')) {
        const [label, value] = line.replace(/^- /, '').split(/\u00a0?: (?=\S)/);
        if (line.trim() === '' || line === '-- ') continue;
        expect(shown).toContain(label?.trim());
        if (value !== undefined && !value.startsWith('https:')) expect(shown).toContain(value);
      }
      expect(mail.text + mail.subject).not.toMatch(/undefined|null|NaN|Invalid|\[object|!|'|[{}]/);
    });

    it.each(langs)('%s: every link leads to our site, in this language', (lang) => {
      const { html, text } = renderSample(template, data, lang);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
      expect(links.length).toBeGreaterThan(0);
      for (const link of [...links, ...(text.match(/https?:\S+/g) ?? [])]) {
        expect(link.startsWith(`${origin}/${lang}/`), link).toBe(true);
      }
    });

    it('is translated, with the spacing of each language', () => {
      const [fr, en] = langs.map((lang) => renderSample(template, data, lang));
      expect(fr?.subject).not.toBe(en?.subject);
      const french = `${fr?.subject}\n${fr?.text}`;
      expect(french).not.toMatch(/ [;:!?€%»]|« |\d h \d/);
      expect(french.replace(/https?:\S+/g, '')).not.toMatch(/[^\s\u00a0\u202f][;:?]/);
      expect(en?.text).not.toMatch(/[\u00a0\u202f][;:?]/);
    });

    it('renders only with exactly its data', () => {
      expect(renderEmail(template, 'fr', { ...data, subject: 'Win' }, origin)).toBeUndefined();
      expect(renderEmail(template, 'fr', { ...data, token: undefined }, origin)).toBeUndefined();
      expect(renderEmail(template, 'fr', {}, origin)).toBeUndefined();
    });

    it('has the site’s address for replies', () => {
      expect(renderSample(template, data).replyTo).toMatch(/^contact@/);
    });
  },
);

describe('times', () => {
  it('in Paris are given once', () => {
    const { subject, text } = renderSample('appointment-confirmed', appointment);
    expect(plainSpaces(subject)).toBe('Rendez-vous confirmé : mardi 1er décembre 2026 à 10 h 00');
    expect(plainSpaces(text)).toContain(
      'Quand : mardi 1er décembre 2026, de 10 h 00 à 10 h 30, heure de Paris',
    );
    expect(text).not.toContain('À Paris');
    // Berlin has the same time as Paris.
    expect(
      renderSample('appointment-confirmed', { ...appointment, zone: 'Europe/Berlin' }).text,
    ).toBe(text);
  });

  it.each([
    ['America/New_York', 'Tuesday 1\u00A0December 2026, 04:00 to 04:30, Eastern Standard Time'],
    ['Asia/Kathmandu', 'Tuesday 1\u00A0December 2026, 14:45 to 15:15, Nepal Time'],
    ['Pacific/Auckland', 'Tuesday 1\u00A0December 2026, 22:00 to 22:30, New Zealand Daylight Time'],
  ])('in %s are given there and in Paris', (zone, there) => {
    const { text } = renderSample('appointment-confirmed', { ...appointment, zone }, 'en');
    expect(text).toContain(`When: ${there}`);
    expect(text).toContain('In Paris: Tuesday 1\u00A0December 2026, 10:00 to 10:30');
  });

  it('show the date of each zone where it differs', () => {
    const late = { start: '2026-12-01T16:40:00+00:00', end: '2026-12-01T17:10:00+00:00' };
    const { text, subject } = renderSample(
      'appointment-confirmed',
      { ...appointment, ...late, zone: 'Australia/Sydney' },
      'en',
    );
    expect(subject).toContain('Wednesday 2\u00A0December 2026 at 03:40');
    expect(text).toContain('In Paris: Tuesday 1\u00A0December 2026, 17:40 to 18:10');
  });

  it('in a zone that is no longer known are given in Paris only', () => {
    const zone = 'Atlantis/Capital';
    expect(renderSample('appointment-confirmed', { ...appointment, zone }).text).toContain(
      'heure de Paris',
    );
  });

  it('of the change deadline follow the clock of that day, across a clock change', () => {
    // New York puts its clocks back on 1 November 2026: the day before is on summer time.
    const at = { start: '2026-11-01T15:00:00+00:00', end: '2026-11-01T15:30:00+00:00' };
    const { text } = renderSample(
      'appointment-confirmed',
      { ...appointment, ...at, zone: 'America/New_York' },
      'en',
    );
    expect(text).toContain(
      'When: Sunday 1\u00A0November 2026, 10:00 to 10:30, Eastern Standard Time',
    );
    expect(text).toContain('until Saturday 31\u00A0October 2026 at 11:00, Eastern Daylight Time');
  });
});

describe('an appointment email', () => {
  it('confirms with caller, preparation, deadline for changes and link', () => {
    const { text } = renderSample('appointment-confirmed', appointment);
    for (const part of [
      'Nous vous appellerons au +33 6 12 34 56 78',
      'Référence : RDV-7K2M9QXT',
      '30 minutes, par téléphone',
      'jusqu’à 24 heures avant, soit jusqu’au lundi 30 novembre 2026 à 10 h 00, heure de Paris',
      'ni phrase de récupération',
      `${origin}/fr/appointment#rendez-vous=${appointment.token}`,
    ]) {
      expect(plainSpaces(text)).toContain(part);
    }
  });

  it('of a move gives the old and the new time', () => {
    const { text } = renderSample('appointment-moved', moved, 'en');
    expect(text).toContain('instead of Tuesday 1\u00A0December 2026 at 10:00, Paris time');
    expect(text).toContain('When: Thursday 3\u00A0December 2026, 14:40 to 15:10, Paris time');
  });

  it('of a cancellation says how to book again and has no link to cancel twice', () => {
    const { text, html } = renderSample('appointment-cancelled', cancelled);
    expect(text).toContain('Nous n’appellerons pas');
    expect(text).toContain(`${origin}/fr/appointment\n`);
    expect(text + html).not.toContain(cancelled.token);
  });

  it('as a reminder has no calendar file, which was sent before', () => {
    const mail = renderSample('appointment-reminder', appointment);
    expect(mail.calendar).toBeUndefined();
    expect(plainSpaces(mail.subject)).toBe(
      'Rappel : rendez-vous le mardi 1er décembre 2026 à 10 h 00',
    );
    expect(plainSpaces(mail.text)).toContain('en ligne jusqu’au lundi 30 novembre 2026 à 10 h 00');
    expect(mail.text).toContain('répondez à ce message, même au dernier moment');
  });

  it('links to the dashboard for signed-in customers only', () => {
    const { text } = renderSample('appointment-confirmed', { ...appointment, member: true });
    expect(text).toContain(`${origin}/fr/dashboard`);
    expect(renderSample('appointment-confirmed', appointment).text).not.toContain('/dashboard');
  });

  it('omits the message, since the address may be another person’s, and makes no link of a name', () => {
    const data = {
      ...appointment,
      first_name: 'Win at https://evil.example',
      message: 'evil.test',
    };
    for (const template of ['appointment-confirmed', 'appointment-reminder']) {
      const mail = renderSample(template, data);
      expect(mail.text + mail.html).not.toMatch(/evil\.(example|test)/);
      expect(mail.text).toContain('Win at https\u2060:\u2060//evil\u2060.\u2060example Lovelace');
      expect(mail.subject).not.toContain('Win');
    }
  });
});

describe('the team’s email', () => {
  it.each([
    [
      { ...appointment, language: 'en' },
      '[Rendez-vous pris] RDV-7K2M9QXT, mardi 1er décembre 2026 à 10 h 00',
    ],
    [moved, '[Rendez-vous déplacé] RDV-7K2M9QXT, jeudi 3 décembre 2026 à 14 h 40'],
    [cancelled, '[Rendez-vous annulé] RDV-7K2M9QXT, jeudi 3 décembre 2026 à 14 h 40'],
  ])('is in French, about the customer, with replies to the customer (%#)', (data, subject) => {
    for (const lang of langs) {
      const mail = renderSample('staff-appointment', data, lang);
      expect(mail.html).toContain('<html lang="fr">');
      expect(plainSpaces(mail.subject)).toBe(subject);
      expect(mail.replyTo).toBe('ada@example.test');
      for (const part of ['Ada Lovelace', '+33 6 12 34 56 78', '> Pourquoi mon ordre']) {
        expect(plainSpaces(mail.text)).toContain(part);
      }
    }
  });

  it('gives the customer’s local time where it differs, and the time before a move', () => {
    const { text } = renderSample('staff-appointment', { ...moved, zone: 'America/New_York' });
    expect(plainSpaces(text)).toContain(
      'Chez la personne : jeudi 3 décembre 2026 à 8 h 40, heure normale de l’Est nord-américain',
    );
    expect(plainSpaces(text)).toContain('Avant : mardi 1er décembre 2026 à 10 h 00');
  });

  it('of an erased account gives the freed time and no personal data', () => {
    const mail = renderSample('staff-appointment-erased', erased);
    expect(plainSpaces(mail.subject)).toBe(
      '[Rendez-vous annulé] RDV-7K2M9QXT, jeudi 3 décembre 2026 à 14 h 40',
    );
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('Il n’y a personne à appeler');
    expect(mail.text).not.toMatch(/undefined|null/);
    expect(
      renderEmail('staff-appointment-erased', 'fr', { ...erased, email: 'a@b.example' }, origin),
    ).toBeUndefined();
  });

  it('omits an empty message', () => {
    expect(
      renderSample('staff-appointment', { ...appointment, message: ' \n ' }).text,
    ).not.toContain('>');
  });
});

describe('hostile input', () => {
  it('of 200 kinds, as names and message: is text, in one direction, never a line of ours', () => {
    expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
    for (const text of hostileTexts.map((one) => one.slice(0, 400))) {
      const data = { ...appointment, first_name: text, last_name: text, message: text };
      for (const template of ['appointment-confirmed', 'staff-appointment']) {
        const { html, text: plain, subject } = renderSample(template, data);
        const tags = html.match(/<[a-z!/][^>]*>/gi) ?? [];
        expect(tags.join('')).not.toMatch(/script|<img|<svg|onerror|onload|javascript:/i);
        expect(plain + html).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\r\0]/);
        expect(plain).not.toMatch(/^(Bcc|To|Subject):/m);
        expect(plain.match(/^-- $/gm)).toHaveLength(1);
        expect(subject).not.toMatch(/\p{Cc}/u);
        expect(subject).not.toContain('Ada');
      }
    }
  });

  it.each(['', 'short', 'a b'.repeat(20), '"><script>'.repeat(5), '/../'.repeat(12)])(
    'with %j instead of a token: is not rendered',
    (token) => {
      expect(
        renderEmail('appointment-confirmed', 'fr', { ...appointment, token }, origin),
      ).toBeUndefined();
    },
  );
});
