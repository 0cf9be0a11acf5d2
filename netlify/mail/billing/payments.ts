/** Emails about a payment: declined, to be authenticated, upcoming. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, formatPrice, type Lang } from '../../../src/i18n/index.ts';
import { formatDay, formatDateTime, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  cancelLink,
  contractFacts,
  contractFields,
  timestamp,
  monthlyPrice,
  planName,
  subscriptionReason,
} from '../fields.ts';

export const paymentData = z.strictObject({
  ...contractFields,
  /** Null: access is closed already. */
  access_until: timestamp.nullable(),
});
type Payment = z.output<typeof paymentData>;

/** The bank declined the payment. */
export function paymentFailed(lang: Lang, data: Payment): EmailContent {
  const text = emailTexts(lang).billingEmails.paymentFailed;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text, ...accessLeft(lang, text.access, data)],
    facts: contractAndPrice(lang, data),
    after: text.after,
    action: billingLink(lang, text.action),
    links: [cancelLink(lang)],
    reason: subscriptionReason(lang),
  };
}

/** The bank requires the cardholder to authenticate. */
export function paymentActionRequired(lang: Lang, data: Payment): EmailContent {
  const text = emailTexts(lang).billingEmails.paymentActionRequired;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text, ...accessLeft(lang, text.access, data)],
    facts: contractAndPrice(lang, data),
    action: billingLink(lang, text.action),
    links: [cancelLink(lang)],
    reason: subscriptionReason(lang),
  };
}

/** The paragraph about the access that is left, if any. */
function accessLeft(lang: Lang, text: string, { access_until: until }: Payment): string[] {
  return until === null ? [] : [fill(text, { until: formatDateTime(lang, until) })];
}

export const renewalData = z.strictObject({ ...contractFields, renews_at: timestamp });

/** Notice of an upcoming renewal payment. */
export function renewalNotice(lang: Lang, data: z.output<typeof renewalData>): EmailContent {
  const text = emailTexts(lang).billingEmails.renewalNotice;
  const values = {
    date: formatDay(lang, data.renews_at),
    price: formatPrice(lang, data.amount, data.currency),
    plan: planName(lang, data.plan),
  };
  return {
    subject: fill(text.subject, values),
    title: fill(text.title, values),
    paragraphs: text.paragraphs.map((line) => fill(line, values)),
    facts: contractAndPrice(lang, data),
    action: billingLink(lang),
    links: [cancelLink(lang)],
    reason: subscriptionReason(lang),
  };
}

function contractAndPrice(lang: Lang, data: Payment | z.output<typeof renewalData>): Fact[] {
  const { price } = emailTexts(lang).billingEmails;
  return [...contractFacts(lang, data), [price, monthlyPrice(lang, data.amount, data.currency)]];
}
