/**
 * Notifies the team of a payment not explained by a period of access, a refund or a dispute, or of a credit left after
 * one of these.
 */
import { z } from 'zod';
import { emailTexts, staffEmails } from '../../../src/i18n/emails.ts';
import { fill, formatPrice } from '../../../src/i18n/index.ts';
import { formatExactTime, toSingleLine, type EmailContent } from '../content.ts';
import { cents, currency, timestamp } from '../fields.ts';

export const unexplainedPaymentData = z.strictObject({
  charge: z.string().max(255),
  customer: z.string().max(255).nullable(),
  amount: cents,
  currency,
  /** When it was charged. */
  at: timestamp,
  reason: z.enum([
    'no_subscription',
    'no_account',
    'no_access',
    'after_end',
    'review',
    'credit_left',
  ]),
});

/** To the team: a payment matches no subscription. */
export function unexplainedPayment(data: z.output<typeof unexplainedPaymentData>): EmailContent {
  const text = {
    ...staffEmails.unexplained,
    ...(data.reason === 'credit_left' ? staffEmails.creditLeft : {}),
  };
  const amount = formatPrice('fr', data.amount, data.currency);
  return {
    subject: fill(text.subject, { amount }),
    title: fill(text.title, { amount }),
    paragraphs: [text.text],
    facts: [
      [text.charge, toSingleLine(data.charge)],
      ...(data.customer === null ? [] : [[text.customer, toSingleLine(data.customer)] as const]),
      [text.amount, amount],
      [
        text.at,
        fill(emailTexts('fr').siteEmails.parisTime, { at: formatExactTime('fr', data.at) }),
      ],
      [text.finding, text.reasons[data.reason]],
    ],
    listTitle: text.listTitle,
    list: text.list,
    reason: text.reason,
  };
}
