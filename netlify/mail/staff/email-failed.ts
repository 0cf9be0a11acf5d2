/** Notifies the team of an email that failed permanently. */
import { z } from 'zod';
import { emailTexts, staffEmails } from '../../../src/i18n/emails.ts';
import { fill } from '../../../src/i18n/index.ts';
import { toSingleLine, formatExactTime, type EmailContent } from '../content.ts';
import { timestamp } from '../fields.ts';

export const emailFailedData = z.strictObject({
  /** Template of the failed email. */
  template: z.string().max(100),
  /** Id of its row. */
  email: z.guid(),
  /** Error code of the last attempt, from Resend; never an address. */
  code: z.string().max(500).nullable(),
  at: timestamp,
  /** Number of further failures that were not notified one by one; this is the last of them. */
  count: z.int().positive().optional(),
});

/** To the team: an email could not be delivered. */
export function emailFailed(data: z.output<typeof emailFailedData>): EmailContent {
  const { template, email, code, at, count = 1 } = data;
  const text = staffEmails.failed;
  const { subject, title, text: what } = count > 1 ? text.many : text.one;
  const name = toSingleLine(template);
  return {
    subject: fill(subject, { count, template: name }),
    title: fill(title, { count }),
    paragraphs: [what],
    facts: [
      [text.template, name],
      [text.row, email],
      [text.answer, toSingleLine(code ?? '') || text.noAnswer],
      [
        text.givenUp,
        fill(emailTexts('fr').siteEmails.parisTime, { at: formatExactTime('fr', at) }),
      ],
    ],
    listTitle: text.listTitle,
    list: text.list,
    after: [text.after],
    reason: text.reason,
  };
}
