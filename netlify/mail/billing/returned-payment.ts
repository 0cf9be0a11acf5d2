/** A payment that arrived after the end of its subscription, and was refunded. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, formatPrice, href, type Lang } from '../../../src/i18n/index.ts';
import { formatDateTime, formatExactTime, type EmailContent } from '../content.ts';
import {
  billingLink,
  cents,
  contractFacts,
  currency,
  plan,
  reference,
  subscriptionReason,
  timestamp,
} from '../fields.ts';

export const paymentReturnedData = z.strictObject({
  reference,
  plan,
  currency,
  /** Cents refunded. */
  refunded: cents,
  paid_at: timestamp,
});

/** A late payment was refunded, and why. */
export function paymentReturned(
  lang: Lang,
  data: z.output<typeof paymentReturnedData>,
): EmailContent {
  const { siteEmails, billingEmails } = emailTexts(lang);
  const text = billingEmails.paymentReturned;
  const amount = formatPrice(lang, data.refunded, data.currency);
  const at = formatDateTime(lang, data.paid_at);
  return {
    subject: fill(text.subject, { amount }),
    title: fill(text.title, { amount }),
    paragraphs: text.paragraphs.map((line) => fill(line, { amount, at })),
    facts: [
      ...contractFacts(lang, data),
      [text.paid, fill(siteEmails.parisTime, { at: formatExactTime(lang, data.paid_at) })],
      [text.refunded, amount],
    ],
    after: [text.after],
    action: { label: text.action, path: href(lang, 'pricing') },
    links: [billingLink(lang, text.invoices)],
    reason: subscriptionReason(lang),
  };
}
