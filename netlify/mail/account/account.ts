/** The mails about an account. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { moment, type EmailContent } from '../content.ts';
import { contact } from '../fields.ts';

export const accountDeletedData = z.strictObject({
  kept: z.array(z.enum(['invoices', 'checkout_evidence'])),
});

/** The farewell. Sent once everything is erased. */
export function accountDeleted(
  lang: Lang,
  { kept }: z.output<typeof accountDeletedData>,
): EmailContent {
  const text = emailTexts(lang).accountEmails.deleted;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.text, kept.length > 0 ? text.remains : text.nothingRemains],
    list: kept.map((code) => text.kept[code]),
    after: [text.after],
    reason: fill(text.reason, contact),
  };
}

export const momentData = z.strictObject({ at: z.iso.datetime({ offset: true }) });
type Moment = z.output<typeof momentData>;

/** A recovery code has replaced the second factor. */
export function secondFactorRemoved(lang: Lang, data: Moment): EmailContent {
  return protectionChanged(lang, 'secondFactorRemoved', data);
}

/** New recovery codes have replaced the ones before. */
export function recoveryCodesRenewed(lang: Lang, data: Moment): EmailContent {
  return protectionChanged(lang, 'recoveryCodesRenewed', data);
}

function protectionChanged(
  lang: Lang,
  change: 'secondFactorRemoved' | 'recoveryCodesRenewed',
  { at }: Moment,
): EmailContent {
  const { settings, protectionReason, [change]: text } = emailTexts(lang).accountEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: text.paragraphs.map((line) => fill(line, { at: moment(lang, at) })),
    action: { label: settings, path: href(lang, 'settings') },
    reason: fill(protectionReason, contact),
  };
}
