/** The answer of the team to a support message. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { userText } from '../booking/data.ts';
import {
  formatDateTime,
  preventLinks,
  toPlainText,
  toSingleLine,
  type EmailContent,
} from '../content.ts';
import { contact, timestamp } from '../fields.ts';

export const ticketAnswerData = z.strictObject({
  reference: z.string().regex(/^SUP-\d{6,12}$/),
  subject: userText(600),
  message: userText(20_000),
  received: timestamp,
  /** Written by an editor: its links work. */
  answer: userText(20_000),
});

/** Each line of the answer is a paragraph. The address is unverified: what was typed is shown without links. */
export function ticketAnswer(lang: Lang, data: z.output<typeof ticketAnswerData>): EmailContent {
  const { ticketAnswerEmail: text, supportEmails, siteEmails } = emailTexts(lang);
  const { reference } = data;
  return {
    subject: fill(text.subject, { reference }),
    title: text.title,
    paragraphs: toPlainText(data.answer).split(/\n+/),
    after: [text.more],
    facts: [
      [supportEmails.ticket, reference],
      [
        supportEmails.received,
        fill(siteEmails.parisTime, { at: formatDateTime(lang, data.received) }),
      ],
      [supportEmails.topic, preventLinks(toSingleLine(data.subject))],
    ],
    quote: { label: supportEmails.message, text: preventLinks(toPlainText(data.message)) },
    links: [{ label: supportEmails.faq, path: href(lang, 'faq') }],
    reason: fill(supportEmails.reason, contact),
    replyTo: contact.email,
  };
}
