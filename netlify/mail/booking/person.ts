/** The mails to somebody with an appointment: booked, moved, cancelled, soon. */
import type { Lang } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';
import type { EmailContent } from '../content.ts';
import { bookingReason, changeLimit, phoneShown, type Appointment } from './data.ts';
import { anotherSlot, coming, entryFor, factsOf, ownLinks, purpose } from './parts.ts';
import { dayAndTime, namedTime } from './time.ts';

export function appointmentConfirmed(lang: Lang, data: Appointment): EmailContent {
  const when = dayAndTime(lang, data.start, data.zone);
  const common = coming(lang, data);
  const calendar = entryFor(lang, data, 'request');
  if (lang === 'fr') {
    return {
      ...common,
      calendar,
      subject: `Rendez-vous confirmé\u00a0: ${when}`,
      title: 'Votre rendez-vous est confirmé',
      paragraphs: [
        `Nous vous appellerons au ${phoneShown(data)}. Le fichier joint ajoute le rendez-vous à votre agenda.`,
      ],
    };
  }
  return {
    ...common,
    calendar,
    subject: `Appointment confirmed: ${when}`,
    title: 'Your appointment is confirmed',
    paragraphs: [
      `We will call you on ${phoneShown(data)}. The attached file adds the appointment to your calendar.`,
    ],
  };
}

export function appointmentMoved(lang: Lang, data: Appointment): EmailContent {
  const when = dayAndTime(lang, data.start, data.zone);
  const common = coming(lang, data);
  const calendar = entryFor(lang, data, 'request');
  const before = data.previous === null ? undefined : namedTime(lang, data.previous, data.zone);
  if (lang === 'fr') {
    return {
      ...common,
      calendar,
      subject: `Rendez-vous déplacé\u00a0: ${when}`,
      title: 'Votre rendez-vous est déplacé',
      paragraphs: [
        `Nous vous appellerons au ${phoneShown(data)}, à la date et à l’heure ci-dessous${before === undefined ? '' : `, et non plus le ${before}`}. Le fichier joint déplace le rendez-vous dans votre agenda.`,
      ],
    };
  }
  return {
    ...common,
    calendar,
    subject: `Appointment moved: ${when}`,
    title: 'Your appointment has been moved',
    paragraphs: [
      `We will call you on ${phoneShown(data)} at the new time below${before === undefined ? '' : `, no longer on ${before}`}. The attached file moves the appointment in your calendar.`,
    ],
  };
}

export function appointmentCancelled(lang: Lang, data: Appointment): EmailContent {
  const when = dayAndTime(lang, data.start, data.zone);
  const facts = factsOf(lang, data);
  const calendar = entryFor(lang, data, 'cancel');
  if (lang === 'fr') {
    return {
      subject: `Rendez-vous annulé\u00a0: ${when}`,
      title: 'Votre rendez-vous est annulé',
      paragraphs: [
        'Nous n’appellerons pas, et le créneau est de nouveau libre. Le fichier joint retire le rendez-vous de votre agenda.',
      ],
      facts,
      after: [
        'Pour en prendre un autre, choisissez un jour et une heure sur la page des rendez-vous. Il n’y a rien d’autre à faire.',
      ],
      action: anotherSlot('fr'),
      links: ownLinks('fr', data),
      reason: bookingReason('fr').replace('annulez-le ou écrivez', 'écrivez'),
      replyTo: site.contact.email,
      calendar,
    };
  }
  return {
    subject: `Appointment cancelled: ${when}`,
    title: 'Your appointment is cancelled',
    paragraphs: [
      'We will not call, and the time is free again. The attached file takes the appointment out of your calendar.',
    ],
    facts,
    after: [
      'To book another, choose a day and a time on the appointment page. There is nothing else to do.',
    ],
    action: anotherSlot('en'),
    links: ownLinks('en', data),
    reason: bookingReason('en').replace('cancel it or write', 'write'),
    replyTo: site.contact.email,
    calendar,
  };
}

/** A day before, while it can still be changed online. The calendar has the appointment already. */
export function appointmentReminder(lang: Lang, data: Appointment): EmailContent {
  const when = dayAndTime(lang, data.start, data.zone);
  const limit = changeLimit(lang, data);
  const common = coming(lang, data);
  if (lang === 'fr') {
    return {
      ...common,
      subject: `Rappel\u00a0: rendez-vous le ${when}`,
      title: 'Votre rendez-vous approche',
      paragraphs: [
        `Nous vous appellerons au ${phoneShown(data)}. Gardez votre téléphone près de vous à cette heure-là.`,
      ],
      after: [
        `Un empêchement\u202f? Déplacez-le ou annulez-le en ligne jusqu’au ${limit}. Ensuite, répondez à ce message, même au dernier moment\u00a0: l’équipe sera prévenue.`,
        purpose.fr,
      ],
      action: { ...common.action, label: 'Ouvrir le rendez-vous' },
    };
  }
  return {
    ...common,
    subject: `Reminder: appointment on ${when}`,
    title: 'Your appointment is coming up',
    paragraphs: [
      `We will call you on ${phoneShown(data)}. Keep your telephone at hand at that time.`,
    ],
    after: [
      `Unable to make it? Move or cancel it online until ${limit}. After that, reply to this message, even at the last moment: the team will be told.`,
      purpose.en,
    ],
    action: { ...common.action, label: 'Open the appointment' },
  };
}
