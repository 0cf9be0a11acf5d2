/** A support message for the team, in French; replies go to its author. */
import { emailTexts, staffEmails } from '../../../src/i18n/emails.ts';
import { fill } from '../../../src/i18n/index.ts';
import { toPlainText, toSingleLine, formatDateTime, type EmailContent } from '../content.ts';
import type { Ticket } from './data.ts';

const text = staffEmails.ticket;

/** Maximum length of the user's subject within the email's subject. */
const subjectLength = 120;

/** To the team: a message to support. */
export function staffTicket(data: Ticket): EmailContent {
  const { reference } = data;
  const { mark, words } = text.priorities[data.priority];
  const subject = toSingleLine(data.subject);
  return {
    subject: `${mark}${reference} ${truncate(subject)}`,
    // Fixed words only: a user-written title could impersonate us.
    title: text.title,
    paragraphs: [text.text],
    facts: [
      [text.number, reference],
      [text.priority, words],
      [text.topic, subject],
      [staffEmails.name, toSingleLine(data.name)],
      [staffEmails.email, toSingleLine(data.email)],
      [staffEmails.language, staffEmails.languages[data.language]],
      [
        text.received,
        fill(emailTexts('fr').siteEmails.parisTime, { at: formatDateTime('fr', data.at) }),
      ],
    ],
    quote: { label: text.message, text: toPlainText(data.message) },
    reason: text.reason,
    replyTo: data.email,
  };
}

/** Truncates between grapheme clusters. */
function truncate(words: string): string {
  if (words.length <= subjectLength) return words;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('fr').segment(words)) {
    if (cut.length + segment.length > subjectLength) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
