/** A message to the support, for the team, in French; an answer goes to who wrote it. */
import { emailTexts, staffEmails } from '../../../src/i18n/emails.ts';
import { fill } from '../../../src/i18n/index.ts';
import { asProse, asTyped, moment, type EmailContent } from '../content.ts';
import type { Ticket } from './data.ts';

const text = staffEmails.ticket;

/** Of what was typed, in the mail's own subject. */
const subjectLength = 120;

export function staffTicket(data: Ticket): EmailContent {
  const { reference } = data;
  const { mark, words } = text.priorities[data.priority];
  const subject = asTyped(data.subject);
  return {
    subject: `${mark}${reference} ${shortened(subject)}`,
    // Our words alone: a heading of ours that anybody may write is a way to fool the team.
    title: text.title,
    paragraphs: [text.text],
    facts: [
      [text.number, reference],
      [text.priority, words],
      [text.topic, subject],
      [staffEmails.name, asTyped(data.name)],
      [staffEmails.email, asTyped(data.email)],
      [staffEmails.language, staffEmails.languages[data.language]],
      [text.received, fill(emailTexts('fr').siteEmails.parisTime, { at: moment('fr', data.at) })],
    ],
    quote: { label: text.message, text: asProse(data.message) },
    reason: text.reason,
    replyTo: data.email,
  };
}

/** Cut between characters as they are seen, never within one. */
function shortened(words: string): string {
  if (words.length <= subjectLength) return words;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('fr').segment(words)) {
    if (cut.length + segment.length > subjectLength) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
