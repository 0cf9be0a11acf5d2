/** What the team is told of an appointment, in French; an answer goes to the person. */
import type { z } from 'zod';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { asProse, asTyped, type Fact, type EmailContent } from '../content.ts';
import { appointmentData, fullName, managePath, phoneShown, type Appointment } from './data.ts';
import { dayAndTime, differs, namedTime, timeFacts } from './time.ts';

const office = slotRules.zone;

const words = {
  booked: { subject: 'Rendez-vous pris', title: 'Un rendez-vous est pris' },
  moved: { subject: 'Rendez-vous déplacé', title: 'Un rendez-vous est déplacé' },
  cancelled: { subject: 'Rendez-vous annulé', title: 'Un rendez-vous est annulé' },
} as const;

const reason =
  'Message du site à son équipe. Les horaires et les jours fermés se règlent dans src/domain/booking/opening-hours.ts.';

const agenda = {
  booked: 'Le fichier joint l’ajoute à l’agenda de l’équipe.',
  moved: 'Le fichier joint le déplace dans l’agenda de l’équipe.',
  cancelled: 'Le fichier joint le retire de l’agenda de l’équipe. Le créneau est de nouveau libre.',
} as const;

export function staffAppointment(data: Appointment): EmailContent {
  const { kind, reference } = data;
  const cancelled = kind === 'cancelled';
  const name = fullName(data);
  const phone = phoneShown(data);
  // As programs dial it.
  const dialled = asTyped(data.phone);
  const message = asProse(data.message);
  return {
    subject: `[${words[kind].subject}] ${reference}, ${dayAndTime('fr', data.start, office)}`,
    title: words[kind].title,
    paragraphs: [
      `${agenda[kind]} Une réponse à ce message part à la personne.`,
      ...(cancelled ? [] : [`À l’heure dite, appeler le ${phone}.`]),
    ],
    facts: [
      ['Référence', reference],
      ...timeFacts('fr', data, office),
      ...elsewhere(data),
      ...(kind === 'moved' && data.previous !== null
        ? [['Avant', dayAndTime('fr', data.previous, office)] as const]
        : []),
      ['Nom', name],
      ['Téléphone', phone],
      ['E-mail', asTyped(data.email)],
      ['Langue', emailTexts('fr').siteEmails.languages[data.language]],
      ['Compte', data.member ? 'Réservé en étant connecté' : 'Réservé sans être connecté'],
    ],
    ...(message !== '' && { quote: { label: 'Son message', text: message } }),
    ...(!cancelled && {
      action: {
        label: 'Ouvrir la page du rendez-vous, pour le déplacer ou l’annuler',
        path: managePath(data.language, data.token),
      },
    }),
    reason,
    replyTo: data.email,
    calendar: {
      lang: 'fr',
      kind: cancelled ? 'cancel' : 'request',
      ...{ id: data.id, sequence: data.sequence, start: data.start, end: data.end },
      summary: `Appeler ${name}`,
      description: [
        `${name}, ${dialled}, ${asTyped(data.email)}`,
        `Référence ${reference}`,
        ...(message === '' ? [] : [message]),
      ],
      manage: {
        label: 'Déplacer ou annuler',
        path: managePath(data.language, data.token),
      },
      location: `Par téléphone, ${dialled}`,
      person: { name, email: data.email },
    },
  };
}

export const erasedData = appointmentData.pick({
  ...{ id: true, reference: true, sequence: true, start: true, end: true },
});

/** The account is erased, and with it who it was with. */
export function staffAppointmentErased(data: z.output<typeof erasedData>): EmailContent {
  const { reference } = data;
  return {
    subject: `[${words.cancelled.subject}] ${reference}, ${dayAndTime('fr', data.start, office)}`,
    title: words.cancelled.title,
    paragraphs: [
      'La personne a effacé son compte, et avec lui ce rendez-vous, son nom et son numéro. Il n’y a personne à appeler.',
      agenda.cancelled,
    ],
    facts: [['Référence', reference], ...timeFacts('fr', data, office)],
    reason,
    calendar: {
      ...{ lang: 'fr', kind: 'cancel', id: data.id, sequence: data.sequence },
      ...{ start: data.start, end: data.end },
      summary: 'Rendez-vous annulé',
      description: [`Référence ${reference}`],
      location: 'Par téléphone',
    },
  };
}

/** The person's clock, where it shows another hour than ours. */
function elsewhere({ start, zone }: Appointment): Fact[] {
  return differs(zone, start) ? [['Chez la personne', namedTime('fr', start, zone)]] : [];
}
