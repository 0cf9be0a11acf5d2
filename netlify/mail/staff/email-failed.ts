/** Tells the team of a mail that is given up. */
import { z } from 'zod';
import { emailTexts, staffEmails } from '../../../src/i18n/emails.ts';
import { fill } from '../../../src/i18n/index.ts';
import { asTyped, exactMoment, type EmailContent } from '../content.ts';
import { instant } from '../fields.ts';

export const emailFailedData = z.strictObject({
  /** Name of the template of the mail that is given up. */
  template: z.string().max(100),
  /** Its row. */
  email: z.guid(),
  /** What the last try ended with: Resend's word for it, never an address. */
  code: z.string().max(500).nullable(),
  at: instant,
  /** How many more there are than were told one by one, this one the last of them. */
  count: z.int().positive().optional(),
});

export function emailFailed(data: z.output<typeof emailFailedData>): EmailContent {
  const { template, email, code, at, count = 1 } = data;
  const text = staffEmails.failed;
  const { subject, title, text: what } = count > 1 ? text.many : text.one;
  const name = asTyped(template);
  return {
    subject: fill(subject, { count, template: name }),
    title: fill(title, { count }),
    paragraphs: [what],
    facts: [
      [text.template, name],
      [text.row, email],
      [text.answer, asTyped(code ?? '') || text.noAnswer],
      [text.givenUp, fill(emailTexts('fr').siteEmails.parisTime, { at: exactMoment('fr', at) })],
    ],
    listTitle: text.listTitle,
    list: text.list,
    after: [text.after],
    reason: text.reason,
  };
}
