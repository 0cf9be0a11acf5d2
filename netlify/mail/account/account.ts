/** Emails about the account. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { formatDateTime, formatDay, type EmailContent } from '../content.ts';
import { contact } from '../fields.ts';

export const accountDeletedData = z.strictObject({
  /** False: the account was unused for two years. */
  is_requested: z.boolean(),
  kept: z.array(z.enum(['invoices', 'checkout_evidence'])),
});

/** Goodbye email, sent after the erasure. */
export function accountDeleted(
  lang: Lang,
  { kept, is_requested: isRequested }: z.output<typeof accountDeletedData>,
): EmailContent {
  const text = emailTexts(lang).accountEmails.deleted;
  const { text: cause, reason } = isRequested ? text.requested : text.unused;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [`${cause} ${text.text}`, kept.length > 0 ? text.remains : text.nothingRemains],
    list: kept.map((code) => text.kept[code]),
    after: [text.after],
    reason: fill(reason, contact),
  };
}

export const accountUnusedData = z.strictObject({
  erased_from: z.iso.datetime({ offset: true }),
});

/** Sent a month before an unused account is erased. */
export function accountUnused(
  lang: Lang,
  { erased_from: erasedFrom }: z.output<typeof accountUnusedData>,
): EmailContent {
  const text = emailTexts(lang).accountEmails.unused;
  const date = { date: formatDay(lang, erasedFrom) };
  return {
    subject: fill(text.subject, date),
    title: text.title,
    paragraphs: text.paragraphs.map((line) => fill(line, date)),
    action: { label: text.action, path: href(lang, 'settings') },
    reason: fill(text.reason, contact),
  };
}

export const eventTimeData = z.strictObject({ at: z.iso.datetime({ offset: true }) });
type EventTime = z.output<typeof eventTimeData>;

/** A recovery code was used to remove the second factor. */
export function secondFactorRemoved(lang: Lang, data: EventTime): EmailContent {
  return protectionChanged(lang, 'secondFactorRemoved', data);
}

/** New recovery codes were created; the earlier ones are invalid. */
export function recoveryCodesRenewed(lang: Lang, data: EventTime): EmailContent {
  return protectionChanged(lang, 'recoveryCodesRenewed', data);
}

/** The address was proved for the first time: everything that opened the account before has ended. */
export function earlierAccessEnded(lang: Lang, data: EventTime): EmailContent {
  return protectionChanged(lang, 'earlierAccessEnded', data);
}

function protectionChanged(
  lang: Lang,
  change: 'secondFactorRemoved' | 'recoveryCodesRenewed' | 'earlierAccessEnded',
  { at }: EventTime,
): EmailContent {
  const { settings, protectionReason, [change]: text } = emailTexts(lang).accountEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: text.paragraphs.map((line) => fill(line, { at: formatDateTime(lang, at) })),
    action: { label: settings, path: href(lang, 'settings') },
    reason: fill(protectionReason, contact),
  };
}
