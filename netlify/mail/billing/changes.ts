/** Emails about a changed, resumed or ended subscription. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { formatDay, formatDateTime, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  cancelLink,
  contractFacts,
  contractFields,
  timestamp,
  monthlyPrice,
  subscriptionReason,
} from '../fields.ts';

export const planChangedData = z.strictObject({
  ...contractFields,
  renews_at: timestamp.nullable(),
  at: timestamp,
});

/** The plan was changed. */
export function planChanged(lang: Lang, data: z.output<typeof planChangedData>): EmailContent {
  const text = emailTexts(lang).billingEmails.planChanged;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [fill(text.text, { at: formatDateTime(lang, data.at) })],
    facts: [...contractFacts(lang, data), ...priceAndRenewal(lang, data)],
    action: billingLink(lang, text.action),
    links: [cancelLink(lang)],
    reason: subscriptionReason(lang),
  };
}

export const resumedData = z.strictObject({ ...contractFields, renews_at: timestamp.nullable() });

/** A cancellation was undone. */
export function subscriptionResumed(lang: Lang, data: z.output<typeof resumedData>): EmailContent {
  const text = emailTexts(lang).billingEmails.resumed;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text],
    facts: [...contractFacts(lang, data), ...priceAndRenewal(lang, data)],
    after: [text.after],
    action: billingLink(lang),
    links: [cancelLink(lang)],
    reason: subscriptionReason(lang),
  };
}

export const endedData = z.strictObject({
  ...contractFields,
  /** Whether it ended because of an unpaid invoice. */
  unpaid: z.boolean(),
  /** When it ended. */
  at: timestamp,
});

/** The subscription ended without a cancellation. */
export function subscriptionEnded(lang: Lang, data: z.output<typeof endedData>): EmailContent {
  const { ended: text, onDay } = emailTexts(lang).billingEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [data.unpaid ? text.unpaid : text.stopped, text.stays],
    facts: [
      ...contractFacts(lang, data),
      [text.end, fill(onDay, { day: formatDay(lang, data.at) })],
    ],
    action: { label: text.plans, path: href(lang, 'pricing') },
    links: [billingLink(lang, text.invoices)],
    reason: subscriptionReason(lang),
  };
}

function priceAndRenewal(
  lang: Lang,
  data: { readonly amount: number; readonly currency: string; readonly renews_at: string | null },
): Fact[] {
  const text = emailTexts(lang).billingEmails;
  const { renews_at } = data;
  return [
    [text.price, monthlyPrice(lang, data.amount, data.currency)],
    [
      text.renewal,
      renews_at === null ? text.noRenewal : fill(text.onDay, { day: formatDay(lang, renews_at) }),
    ],
  ];
}
