/** The link that proves the address of an account. */
import { z } from 'zod';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact } from '../fields.ts';

export const addressLinkData = z.strictObject({
  token: z.string().regex(/^\d{10,16}\.[0-9a-f]{64}$/),
});

/** Opening the link has no side effect: a button on the page redeems it, in a session of the account. */
export function addressLink(lang: Lang, { token }: z.output<typeof addressLinkData>): EmailContent {
  const text = emailTexts(lang).accountEmails.addressLink;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: text.paragraphs,
    action: {
      label: text.action,
      path: `${href(lang, 'settings')}?token_hash=${token}&type=address`,
    },
    after: text.after,
    links: [{ label: text.notMine, path: href(lang, 'resetPassword') }],
    reason: fill(text.reason, contact),
  };
}
