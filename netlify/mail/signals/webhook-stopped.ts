/** A subscriber's webhook was stopped: it failed too often, or its address answered 410 (gone). */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact } from '../fields.ts';

export const webhookStoppedData = z.strictObject({
  /** Name given by its owner: shown as a fact, never in the subject. */
  name: z.string().min(1).max(60),
  reason: z.enum(['auto_paused', 'gone']),
});

/** To its owner: a webhook was stopped, and why. */
export function webhookStopped(
  lang: Lang,
  { name, reason }: z.output<typeof webhookStoppedData>,
): EmailContent {
  const { webhookStopped: text } = emailTexts(lang).signalsEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: [text.why[reason]],
    facts: [[text.name, name]],
    after: [text.next[reason], ...text.after],
    action: { label: text.action, path: `${href(lang, 'settings')}#execution` },
    reason: fill(text.reason, contact),
  };
}
