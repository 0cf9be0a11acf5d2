/** The refund after a withdrawal. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, formatPrice, href, type Lang } from '../../../src/i18n/index.ts';
import { refundDeadline } from '../../../src/domain/contract/withdrawal.ts';
import { formatDay, formatExactTime, formatDateTime, type EmailContent } from '../content.ts';
import { cents, contact, contractFacts, currency, timestamp, plan, reference } from '../fields.ts';

export const refundData = z.strictObject({
  reference,
  plan,
  currency,
  declared_at: timestamp,
  /** When the refund was made, or found to need a manual decision. */
  at: timestamp,
  /** `review`: needs a manual refund decision. */
  refund: z.enum(['whole', 'review']),
  /** Cents refunded; null: none yet. */
  refunded: cents.nullable(),
});

type Data = z.output<typeof refundData>;

/** The refund of a withdrawal was decided. */
export function withdrawalRefund(lang: Lang, data: Data): EmailContent {
  if (data.refund === 'review') return underReview(lang, data);
  return (data.refunded ?? 0) > 0 ? sent(lang, data) : nothingDue(lang, data);
}

function sent(lang: Lang, data: Data): EmailContent {
  const { siteEmails, contractEmails } = emailTexts(lang);
  const { sent: text, withdrawal, refunded } = contractEmails.refund;
  const amount = formatPrice(lang, data.refunded ?? 0, data.currency);
  const at = formatDateTime(lang, data.at);
  return {
    subject: fill(text.subject, { amount }),
    title: fill(text.title, { amount }),
    paragraphs: text.paragraphs.map((line) => fill(line, { at })),
    facts: [
      ...contractFacts(lang, data),
      [withdrawal, fill(siteEmails.parisTime, { at: formatExactTime(lang, data.declared_at) })],
      [refunded, amount],
    ],
    reason: reason(lang),
  };
}

function nothingDue(lang: Lang, data: Data): EmailContent {
  const text = emailTexts(lang).contractEmails.refund.nothingDue;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text],
    facts: contractFacts(lang, data),
    reason: reason(lang),
  };
}

function underReview(lang: Lang, data: Data): EmailContent {
  const { refund, seeTerms } = emailTexts(lang).contractEmails;
  const text = refund.review;
  const limit = refundDeadline(new Date(data.declared_at));
  const refunded = data.refunded ?? 0;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [
      fill(text.text, { day: formatDay(lang, limit) }),
      ...(refunded > 0
        ? [fill(text.part, { amount: formatPrice(lang, refunded, data.currency) })]
        : []),
    ],
    facts: contractFacts(lang, data),
    action: { label: seeTerms, path: `${href(lang, 'terms')}#withdrawal` },
    reason: reason(lang),
  };
}

function reason(lang: Lang): string {
  return fill(emailTexts(lang).contractEmails.refund.reason, contact);
}
