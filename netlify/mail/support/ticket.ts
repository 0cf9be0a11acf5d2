/** A message to the support, for the team, in French; an answer goes to who wrote it. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { asProse, asTyped, moment, type EmailContent } from '../content.ts';
import type { Ticket } from './data.ts';

const priorities = {
  signals: { mark: '[Signaux] ', words: 'Abonnement Formation + Signaux' },
  subscriber: { mark: '[Abonné] ', words: 'Abonnement Formation' },
  normal: { mark: '', words: 'Sans abonnement reconnu' },
} as const;

/** Of what was typed, in the mail's own subject. */
const subjectLength = 120;

export function staffTicket(data: Ticket): EmailContent {
  const { reference } = data;
  const { mark, words } = priorities[data.priority];
  const subject = asTyped(data.subject);
  return {
    subject: `${mark}${reference} ${shortened(subject)}`,
    // Our words alone: a heading of ours that anybody may write is a way to fool the team.
    title: 'Un message à l’assistance',
    paragraphs: ['Une réponse à ce message part à la personne. Gardez le numéro dans l’objet.'],
    facts: [
      ['Numéro', reference],
      ['Priorité', words],
      ['Objet', subject],
      ['Nom', asTyped(data.name)],
      ['E-mail', asTyped(data.email)],
      ['Langue', emailTexts('fr').siteEmails.languages[data.language]],
      ['Reçu le', `${moment('fr', data.at)}, heure de Paris`],
    ],
    quote: { label: 'Message', text: asProse(data.message) },
    reason:
      'Message écrit sur la page Assistance. L’adresse est celle que la personne a tapée\u00a0: seule la priorité prouve un compte abonné.',
    replyTo: data.email,
  };
}

/** Cut between characters as they are seen, never within one. */
function shortened(text: string): string {
  if (text.length <= subjectLength) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('fr').segment(text)) {
    if (cut.length + segment.length > subjectLength) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
