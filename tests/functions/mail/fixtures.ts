/** Payloads as SQL enqueues them for appointment and support emails, and the rendered emails. */
import { calendarFile } from '../../../netlify/mail/booking/calendar.ts';
import { renderEmail, type RenderedEmail } from '../../../netlify/mail/index.ts';

export const origin = 'https://site.example';
export const langs = ['fr', 'en'] as const;

/** Ten in the morning in Paris, on the first of the month. */
export const appointment = {
  kind: 'booked',
  id: '0b6f1c1e-6f0f-4a3c-9d55-1d1a7f0c2b11',
  reference: 'RDV-7K2M9QXT',
  sequence: 0,
  start: '2026-12-01T09:00:00+00:00',
  end: '2026-12-01T09:30:00+00:00',
  previous: null as string | null,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.test',
  phone: '+33612345678',
  message: 'Pourquoi mon ordre a-t-il été exécuté à 101,40 € au lieu de 100 € ?\n\nMerci.',
  zone: 'Europe/Paris',
  language: 'fr',
  token: `${'A_-b'.repeat(5)}Zz.${'x-Y_'.repeat(10)}abc`,
  member: false,
};
export const moved = {
  ...appointment,
  kind: 'moved',
  sequence: 1,
  start: '2026-12-03T13:40:00+00:00',
  end: '2026-12-03T14:10:00+00:00',
  previous: appointment.start,
};
export const cancelled = { ...moved, kind: 'cancelled', sequence: 2, previous: null };

/** The payload left after an account was erased. */
export const erased = {
  ...{ id: moved.id, reference: moved.reference, sequence: 2 },
  ...{ start: moved.start, end: moved.end },
};

export const ticket = {
  reference: 'SUP-000123',
  priority: 'signals',
  name: 'Grace Hopper',
  email: 'grace@example.test',
  subject: 'Une leçon ne s’ouvre pas',
  message: 'Bonjour,\n\nLa leçon 4 reste fermée.\nMerci d’avance.',
  language: 'en',
  at: '2026-11-22T10:05:00.123456+00:00',
};

export const answer = {
  reference: ticket.reference,
  subject: ticket.subject,
  message: ticket.message,
  received: ticket.at,
  answer: 'Bonjour,\n\nLa leçon 4 est ouverte : rechargez la page.\nhttps://aide.test/page',
};

export const failure = {
  template: 'appointment-confirmed',
  email: '6f0f0b6f-1c1e-4a3c-9d55-1d1a7f0c2b11',
  code: '422 validation_error',
  at: '2026-11-22T10:05:00+00:00',
};

export function renderSample(
  template: string,
  data: unknown,
  lang: 'fr' | 'en' = 'fr',
): RenderedEmail {
  const mail = renderEmail(template, lang, data, origin);
  if (!mail) throw new Error(`No mail of ${template}.`);
  return mail;
}

/** The visible text of the HTML, entities resolved. */
export function visibleText({ html }: RenderedEmail): string {
  return html
    .replace(/<(head)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** The same with ordinary spaces, to compare the wording. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

/** The attachment of an email, as `sendEmail` sends it. */
export function attachmentOf(mail: RenderedEmail, recipient = appointment.email) {
  if (!mail.calendar) throw new Error('No calendar.');
  return calendarFile(
    mail.calendar,
    { organizer: 'bonjour@site.example', recipient },
    new Date('2026-11-22T10:00:00Z'),
  );
}
