/** What the mails about a subscription are made from, as SQL writes it, and the words they share. */
import { z } from 'zod';
import { plans as plansEn } from '../../src/i18n/en/billing/plans.ts';
import { shell as shellEn } from '../../src/i18n/en/site/shell.ts';
import { plans as plansFr } from '../../src/i18n/fr/billing/plans.ts';
import { shell as shellFr } from '../../src/i18n/fr/site/shell.ts';
import { formatPrice, href, type Lang } from '../../src/i18n/index.ts';
import { planKeys, type PlanKey } from '../../src/domain/billing/plans.ts';
import { site } from '../../src/site.ts';
import type { Fact, Link } from './content.ts';

export const instant = z.iso.datetime({ offset: true });
export const reference = z.string().regex(/^ECT-[0-9A-F]{8}$/);
export const currency = z.string().regex(/^[a-z]{3}$/);
/** Null for a price we do not sell. */
export const plan = z.enum(planKeys).nullable();
export const cents = z.int().nonnegative();

/** What every mail about a subscription is given. */
export const contractFields = {
  reference,
  plan,
  /** Of one month. */
  amount: cents,
  currency,
} as const;

/** The texts that the site itself shows of the plans. */
export const plansText = { fr: plansFr, en: plansEn } as const;

/** The warning that offers and confirmations carry. */
export const riskWarning = { fr: shellFr.risk, en: shellEn.risk } as const;

export function planName(lang: Lang, key: PlanKey | null): string {
  return key === null ? '—' : plansText[lang].names[key];
}

/** `249,99 € par mois, toutes taxes comprises`. */
export function monthlyPrice(lang: Lang, amount: number, unit: string): string {
  const price = formatPrice(lang, amount, unit);
  return lang === 'fr'
    ? `${price} par mois, toutes taxes comprises`
    : `${price} a month, VAT included`;
}

/** The lines that say which contract a mail is about. */
export function contractFacts(
  lang: Lang,
  given: { readonly reference: string; readonly plan: PlanKey | null },
): Fact[] {
  return lang === 'fr'
    ? [
        ['Référence', given.reference],
        ['Formule', planName('fr', given.plan)],
      ]
    : [
        ['Reference', given.reference],
        ['Plan', planName('en', given.plan)],
      ];
}

/** Where the subscription is shown and changed. */
export function billingLink(lang: Lang, label?: string): Link {
  return {
    label: label ?? (lang === 'fr' ? 'Voir mon abonnement' : 'See my subscription'),
    path: `${href(lang, 'settings')}#billing`,
  };
}

export function cancelLink(lang: Lang): Link {
  return {
    label: lang === 'fr' ? 'Résilier votre contrat' : 'Cancel your contract',
    path: href(lang, 'cancelContract'),
  };
}

export function withdrawLink(lang: Lang): Link {
  return {
    label: lang === 'fr' ? 'Renoncer au contrat ici' : 'Withdraw from the contract here',
    path: href(lang, 'withdrawContract'),
  };
}

/** Why a mail about a subscription is sent, in small print. */
export function subscriptionReason(lang: Lang): string {
  return lang === 'fr'
    ? `Nous écrivons à chaque étape d’un abonnement. Une question\u202f? ${site.contact.email}`
    : `We write at each step of a subscription. A question? ${site.contact.email}`;
}

/** Why a mail about the end of a contract is sent. */
export function declarationReason(lang: Lang): string {
  return lang === 'fr'
    ? `Gardez ce message\u00a0: il est la preuve de votre déclaration. Une question\u202f? ${site.contact.email}`
    : `Keep this message: it is the proof of your declaration. A question? ${site.contact.email}`;
}
