/** The sender's copy of a support message, with its ticket number. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import {
  toPlainText,
  toSingleLine,
  formatDateTime,
  preventLinks,
  type EmailContent,
} from '../content.ts';
import { contact } from '../fields.ts';
import type { Ticket } from './data.ts';

/** The address is unverified: user input is shown without links. */
export function supportCopy(lang: Lang, data: Ticket): EmailContent {
  const { reference } = data;
  const { siteEmails, supportEmails: text } = emailTexts(lang);
  return {
    subject: fill(text.subject, { reference }),
    title: text.title,
    paragraphs: [text.text],
    facts: [
      [text.ticket, reference],
      [text.received, fill(siteEmails.parisTime, { at: formatDateTime(lang, data.at) })],
      [text.topic, preventLinks(toSingleLine(data.subject))],
    ],
    quote: { label: text.message, text: preventLinks(toPlainText(data.message)) },
    after: text.after,
    links: [{ label: text.faq, path: href(lang, 'faq') }],
    reason: fill(text.reason, contact),
    replyTo: contact.email,
  };
}
