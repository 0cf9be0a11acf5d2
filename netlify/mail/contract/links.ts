/**
 * Emails to a visitor who declared a contract end without a session. They contain nothing typed by a
 * stranger.
 */
import { z } from 'zod';
import { contractEnds, type ContractEnd } from '../../../src/domain/api/contract-end.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { formatDateTime, type Fact, type EmailContent, type Link } from '../content.ts';
import {
  cancelLink,
  contact,
  contractFacts,
  timestamp,
  reference,
  withdrawLink,
} from '../fields.ts';

export const linkData = z.strictObject({
  kind: z.enum(contractEnds),
  token: z.string().regex(/^[\w-]{20,100}$/),
  declared_at: timestamp,
  reference,
  plan_name: z.string().max(200),
  /** For a cancellation: the expected end; null: immediately. */
  ends_at: timestamp.nullable(),
});

/** The link that confirms a declaration. */
export function contractLink(lang: Lang, data: z.output<typeof linkData>): EmailContent {
  const { link, requestReason } = emailTexts(lang).contractEmails;
  const text = link[data.kind];
  const end =
    data.ends_at === null ? '.' : fill(link.endsAt, { at: formatDateTime(lang, data.ends_at) });
  return {
    subject: text.subject,
    title: text.subject,
    paragraphs: [
      fill(text.declared, { at: formatDateTime(lang, data.declared_at) }),
      fill(text.confirm, { end }),
    ],
    facts: factsOf(lang, data),
    action: { label: link.action, path: `${pageOf(lang, data.kind)}#confirmer=${data.token}` },
    after: [link.after],
    reason: fill(requestReason, contact),
  };
}

export const unknownData = z.strictObject({
  kind: z.enum(contractEnds),
  declared_at: timestamp,
  why: z.enum(['none', 'too_late', 'already_ending', 'withdrawn']),
});

type Unknown = z.output<typeof unknownData>;

/** There is nothing to confirm: the reason, and what to do. */
export function contractUnknown(lang: Lang, data: Unknown): EmailContent {
  const { unknown, requestReason } = emailTexts(lang).contractEmails;
  const { title, text } = unknown.why[data.why];
  const { subject, declared } = unknown[data.kind];
  return {
    subject,
    title,
    paragraphs: [
      fill(declared, { at: formatDateTime(lang, data.declared_at) }),
      ...text.map((line) => fill(line, contact)),
    ],
    links: waysOn(lang, data),
    after: [unknown.after],
    reason: fill(requestReason, contact),
  };
}

function waysOn(lang: Lang, { why, kind }: Unknown): Link[] {
  if (why === 'too_late') return [cancelLink(lang)];
  if (why !== 'none') return [];
  return [kind === 'cancellation' ? cancelLink(lang) : withdrawLink(lang)];
}

/** The plan's name in this language, if it is one we sell. */
function factsOf(
  lang: Lang,
  given: { readonly reference: string; readonly plan_name: string },
): Fact[] {
  const plan = planKeys.find((key) => plans[key].name === given.plan_name) ?? null;
  return contractFacts(lang, { reference: given.reference, plan });
}

function pageOf(lang: Lang, kind: ContractEnd): string {
  return href(lang, kind === 'cancellation' ? 'cancelContract' : 'withdrawContract');
}
