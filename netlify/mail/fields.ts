/** Payload fields of the subscription emails, as enqueued by SQL, and their shared texts. */
import { z } from 'zod';
import { plans as plansEn } from '../../src/i18n/en/billing/plans.ts';
import { shell as shellEn } from '../../src/i18n/en/site/shell.ts';
import { plans as plansFr } from '../../src/i18n/fr/billing/plans.ts';
import { shell as shellFr } from '../../src/i18n/fr/site/shell.ts';
import { emailTexts } from '../../src/i18n/emails.ts';
import { fill, formatPrice, href, type Lang } from '../../src/i18n/index.ts';
import { planKeys, type PlanKey } from '../../src/domain/billing/plans.ts';
import { site } from '../../src/site.ts';
import type { Fact, Link } from './content.ts';

export const timestamp = z.iso.datetime({ offset: true });
export const reference = z.string().regex(/^ECT-[0-9A-F]{8}$/);
export const currency = z.string().regex(/^[a-z]{3}$/);
/** Null for an unknown price. */
export const plan = z.enum(planKeys).nullable();
export const cents = z.int().nonnegative();

/** Fields of every subscription email. */
export const contractFields = {
  reference,
  plan,
  /** Price per month. */
  amount: cents,
  currency,
} as const;

/** The plan texts shown on the site. */
export const plansText = { fr: plansFr, en: plansEn } as const;

/** The risk warning of offers and confirmations. */
export const riskWarning = { fr: shellFr.risk, en: shellEn.risk } as const;

/** The plan's name; `—` for an unknown plan. */
export function planName(lang: Lang, key: PlanKey | null): string {
  return key === null ? '—' : plansText[lang].names[key];
}

/** Contact address, for texts with `{email}`. */
export const contact = { email: site.contact.email } as const;

/** `249,99 € par mois, toutes taxes comprises`. */
export function monthlyPrice(lang: Lang, amount: number, unit: string): string {
  const { monthlyPrice: text } = emailTexts(lang).billingEmails;
  return fill(text, { price: formatPrice(lang, amount, unit) });
}

/** The facts that identify the contract. */
export function contractFacts(
  lang: Lang,
  given: { readonly reference: string; readonly plan: PlanKey | null },
): Fact[] {
  const text = emailTexts(lang).billingEmails;
  return [
    [text.reference, given.reference],
    [text.plan, planName(lang, given.plan)],
  ];
}

/** Link to the billing section. */
export function billingLink(lang: Lang, label?: string): Link {
  return {
    label: label ?? emailTexts(lang).billingEmails.seeSubscription,
    path: `${href(lang, 'settings')}#billing`,
  };
}

/** The link to the page that cancels the contract. */
export function cancelLink(lang: Lang): Link {
  return { label: emailTexts(lang).billingEmails.cancel, path: href(lang, 'cancelContract') };
}

/** The link to the page that withdraws from the contract. */
export function withdrawLink(lang: Lang): Link {
  return { label: emailTexts(lang).billingEmails.withdraw, path: href(lang, 'withdrawContract') };
}

/** Why a subscription email was sent, in small print. */
export function subscriptionReason(lang: Lang): string {
  return fill(emailTexts(lang).billingEmails.reason, contact);
}

/** Why an email about a contract end was sent. */
export function declarationReason(lang: Lang): string {
  return fill(emailTexts(lang).contractEmails.proofReason, contact);
}
