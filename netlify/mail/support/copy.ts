/** The sender's copy of a message to the support, with its number. */
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { asProse, asTyped, moment, unlinked, type EmailContent } from '../content.ts';
import { contact } from '../fields.ts';
import type { Ticket } from './data.ts';

/** Anybody can type somebody else's address: what was typed is shown, and is no link. */
export function supportCopy(lang: Lang, data: Ticket): EmailContent {
  const { reference } = data;
  const { siteEmails, supportEmails: text } = emailTexts(lang);
  return {
    subject: fill(text.subject, { reference }),
    title: text.title,
    paragraphs: [text.text],
    facts: [
      [text.ticket, reference],
      [text.received, fill(siteEmails.parisTime, { at: moment(lang, data.at) })],
      [text.topic, unlinked(asTyped(data.subject))],
    ],
    quote: { label: text.message, text: unlinked(asProse(data.message)) },
    after: text.after,
    links: [{ label: text.faq, path: href(lang, 'faq') }],
    reason: fill(text.reason, contact),
    replyTo: contact.email,
  };
}
