/** The emails of the signals waiting list: the confirmation, and the opening. */
import { z } from 'zod';
import { plans } from '../../../src/domain/billing/plans.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, formatPrice, href, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact, riskWarning } from '../fields.ts';

export const noticeData = z.strictObject({ token: z.guid() });
type Data = z.output<typeof noticeData>;

/** Opening the link has no side effect: a button on the page redeems it. */
export function signalsNotice(lang: Lang, { token }: Data): EmailContent {
  const { confirm: text, reason } = emailTexts(lang).signalsEmails;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: text.paragraphs,
    action: { label: text.action, path: noticePage(lang, token) },
    after: text.after,
    reason: fill(reason, contact),
    unsubscribePath: stopPath(lang, token),
  };
}

/** The one email requested. The address has already been deleted from the list. */
export function signalsOpening(lang: Lang, { token }: Data): EmailContent {
  const { opening: text, reason } = emailTexts(lang).signalsEmails;
  const { amount, currency } = plans.formationEtSignaux;
  return {
    subject: text.subject,
    title: text.title,
    paragraphs: text.paragraphs.map((paragraph) =>
      fill(paragraph, { price: formatPrice(lang, amount, currency) }),
    ),
    action: { label: text.action, path: href(lang, 'pricing') },
    links: [{ label: text.signals, path: href(lang, 'signals') }],
    after: text.after,
    warning: riskWarning[lang],
    reason: fill(reason, contact),
    unsubscribePath: stopPath(lang, token),
  };
}

/** The path of the page that confirms or deletes the address of a token. */
export function noticePage(lang: Lang, token: string): string {
  return `${href(lang, 'signals')}#avis=${token}`;
}

/** The address for the one-click header. Opened in a browser, it leads to the page in this language. */
function stopPath(lang: Lang, token: string): string {
  return `/.netlify/functions/signals-notice?stop=${token}&lang=${lang}`;
}
