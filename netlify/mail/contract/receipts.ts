/** Receipts of a declaration: what was declared, by whom, on which day and at which time. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import {
  toSingleLine,
  formatDay,
  formatExactTime,
  type Fact,
  type EmailContent,
} from '../content.ts';
import {
  billingLink,
  contractFacts,
  contractFields,
  declarationReason,
  timestamp,
  withdrawLink,
} from '../fields.ts';

const declared = {
  ...contractFields,
  declared_at: timestamp,
  /** As typed. Absent when the cancellation was made at Stripe. */
  name: z.string().max(200).optional(),
} as const;

export const cancellationData = z.strictObject({
  ...declared,
  ends_at: timestamp,
  /** Unpaid: it ends immediately instead of at the period end. */
  at_once: z.boolean().optional(),
});

/** Receipt of a cancellation. */
export function cancellationReceipt(
  lang: Lang,
  data: z.output<typeof cancellationData>,
): EmailContent {
  const { siteEmails, contractEmails } = emailTexts(lang);
  const text = contractEmails.cancellation;
  const end = formatExactTime(lang, data.ends_at);
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [data.at_once ? text.atOnce : fill(text.later, { end })],
    facts: declaration(lang, text.what, data, [text.end, fill(siteEmails.parisTime, { at: end })]),
    after: data.at_once ? [] : [text.changedMind],
    action: billingLink(lang),
    links: data.at_once ? [] : [withdrawLink(lang)],
    reason: declarationReason(lang),
  };
}

export const withdrawalData = z.strictObject({
  ...declared,
  started_at: timestamp,
  refund: z.enum(['whole', 'review']),
});

/** Receipt of a withdrawal. */
export function withdrawalReceipt(lang: Lang, data: z.output<typeof withdrawalData>): EmailContent {
  const { withdrawal: text, seeTerms } = emailTexts(lang).contractEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text, text.refund[data.refund]],
    facts: declaration(lang, text.what, data, [text.ordered, formatDay(lang, data.started_at)]),
    action: { label: seeTerms, path: `${href(lang, 'terms')}#withdrawal` },
    reason: declarationReason(lang),
  };
}

function declaration(
  lang: Lang,
  what: string,
  data: Pick<z.output<typeof cancellationData>, 'reference' | 'plan' | 'declared_at' | 'name'>,
  last: Fact,
): Fact[] {
  const { siteEmails, contractEmails } = emailTexts(lang);
  const text = contractEmails.receipt;
  const name = toSingleLine(data.name ?? '');
  return [
    [text.declaration, what],
    [text.received, fill(siteEmails.parisTime, { at: formatExactTime(lang, data.declared_at) })],
    ...(name === '' ? [] : [[text.by, name] as const]),
    ...contractFacts(lang, data),
    last,
  ];
}
