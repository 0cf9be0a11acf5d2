/** The mails about a subscription that changes, goes on after all, or is over. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { day, moment, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  cancelLink,
  contractFacts,
  contractFields,
  instant,
  monthlyPrice,
  subscriptionReason,
} from '../fields.ts';

export const planChangedData = z.strictObject({
  ...contractFields,
  renews_at: instant.nullable(),
  at: instant,
});

/** The other plan, from now on. */
export function planChanged(lang: Lang, data: z.output<typeof planChangedData>): EmailContent {
  const text = emailTexts(lang).billingEmails.planChanged;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [fill(text.text, { at: moment(lang, data.at) })],
    facts: [...contractFacts(lang, data), ...priceAndRenewal(lang, data)],
    action: billingLink(lang, text.action),
    links: [cancelLink(lang)],
    reason: subscriptionReason(lang),
  };
}

export const resumedData = z.strictObject({ ...contractFields, renews_at: instant.nullable() });

/** A cancellation was taken back. */
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
  /** Whether a payment was missing. */
  unpaid: z.boolean(),
  /** When it ended. */
  at: instant,
});

/** It is over without having been cancelled. */
export function subscriptionEnded(lang: Lang, data: z.output<typeof endedData>): EmailContent {
  const { ended: text, onDay } = emailTexts(lang).billingEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [data.unpaid ? text.unpaid : text.stopped, text.stays],
    facts: [...contractFacts(lang, data), [text.end, fill(onDay, { day: day(lang, data.at) })]],
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
      renews_at === null ? text.noRenewal : fill(text.onDay, { day: day(lang, renews_at) }),
    ],
  ];
}
