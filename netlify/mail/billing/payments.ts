/** The mails about a payment: refused, waiting for the bank, soon due. */
import { z } from 'zod';
import { formatPrice, type Lang } from '../../../src/i18n/index.ts';
import { day, moment, type Fact, type EmailContent } from '../content.ts';
import {
  billingLink,
  cancelLink,
  contractFacts,
  contractFields,
  instant,
  monthlyPrice,
  planName,
  subscriptionReason,
} from '../fields.ts';

export const paymentData = z.strictObject({ ...contractFields, access_until: instant });
type Payment = z.output<typeof paymentData>;

/** The bank has refused. */
export function paymentFailed(lang: Lang, data: Payment): EmailContent {
  if (lang === 'fr') {
    return {
      subject: 'Le paiement de votre abonnement a été refusé',
      title: 'Votre banque a refusé le paiement',
      paragraphs: [
        'Une carte expirée, un plafond atteint ou un achat bloqué par prudence en sont les raisons courantes. Dans vos paramètres, vous pouvez régler cette facture ou changer de carte.',
        `Les leçons restent ouvertes jusqu’au ${moment('fr', data.access_until)}, heure de Paris. Ensuite, l’accès est suspendu tant que le paiement n’a pas abouti, et revient dès qu’il passe. Stripe peut présenter le paiement à nouveau\u202f; aucune pénalité ne s’y ajoute.`,
      ],
      facts: contractAndPrice('fr', data),
      after: [
        'Vous préférez arrêter\u202f? Résiliez\u00a0: si le mois en cours n’est pas payé, le contrat prend fin aussitôt et la facture ouverte est annulée.',
      ],
      action: billingLink('fr', 'Régler ou changer de carte'),
      links: [cancelLink('fr')],
      reason: subscriptionReason('fr'),
    };
  }
  return {
    subject: 'The payment for your subscription was refused',
    title: 'Your bank refused the payment',
    paragraphs: [
      'An expired card, a limit reached or a purchase blocked as a precaution are the usual reasons. In your settings you can pay this invoice or change the card.',
      `The lessons stay open until ${moment('en', data.access_until)}, Paris time. Access is then suspended until the payment goes through, and comes back as soon as it does. Stripe may present the payment again; no penalty is added.`,
    ],
    facts: contractAndPrice('en', data),
    after: [
      'Would you rather stop? Cancel: if the current month is not paid for, the contract ends at once and the open invoice is voided.',
    ],
    action: billingLink('en', 'Pay or change the card'),
    links: [cancelLink('en')],
    reason: subscriptionReason('en'),
  };
}

/** The bank asks the cardholder to authenticate. */
export function paymentActionRequired(lang: Lang, data: Payment): EmailContent {
  if (lang === 'fr') {
    return {
      subject: 'Votre banque vous demande de confirmer un paiement',
      title: 'Un paiement attend votre confirmation',
      paragraphs: [
        'Votre banque veut s’assurer que c’est bien vous qui payez votre abonnement. Tant que vous ne l’avez pas confirmé, rien n’est débité. La page de confirmation s’ouvre depuis vos paramètres.',
        `Les leçons restent ouvertes jusqu’au ${moment('fr', data.access_until)}, heure de Paris. Ensuite, l’accès est suspendu tant que le paiement n’est pas confirmé. S’il s’agit d’un changement de formule, rien d’autre ne change tant que vous n’avez pas confirmé.`,
      ],
      facts: contractAndPrice('fr', data),
      action: billingLink('fr', 'Confirmer le paiement'),
      links: [cancelLink('fr')],
      reason: subscriptionReason('fr'),
    };
  }
  return {
    subject: 'Your bank asks you to confirm a payment',
    title: 'A payment is waiting for you to confirm it',
    paragraphs: [
      'Your bank wants to make sure that it is you who is paying for your subscription. Until you confirm, nothing is charged. The page for this opens from your settings.',
      `The lessons stay open until ${moment('en', data.access_until)}, Paris time. Access is then suspended until the payment is confirmed. If this is about a change of plan, nothing else changes until you confirm.`,
    ],
    facts: contractAndPrice('en', data),
    action: billingLink('en', 'Confirm the payment'),
    links: [cancelLink('en')],
    reason: subscriptionReason('en'),
  };
}

export const renewalData = z.strictObject({ ...contractFields, renews_at: instant });

/** A month is about to be charged. */
export function renewalNotice(lang: Lang, data: z.output<typeof renewalData>): EmailContent {
  const date = day(lang, data.renews_at);
  const price = formatPrice(lang, data.amount, data.currency);
  const name = planName(lang, data.plan);
  if (lang === 'fr') {
    return {
      subject: `Votre abonnement se renouvelle le ${date}`,
      title: `Prochain prélèvement le ${date}`,
      paragraphs: [
        `Le ${date}, ${price} seront débités de votre carte pour un mois de ${name}. Une réduction ou un crédit en cours s’en déduit.`,
        'Vous n’avez rien à faire pour continuer. Pour arrêter, résiliez avant cette date\u00a0: vous gardez l’accès jusqu’au terme du mois payé, et ce montant n’est pas prélevé.',
      ],
      facts: contractAndPrice('fr', data),
      action: billingLink('fr'),
      links: [cancelLink('fr')],
      reason: subscriptionReason('fr'),
    };
  }
  return {
    subject: `Your subscription renews on ${date}`,
    title: `Next charge on ${date}`,
    paragraphs: [
      `On ${date}, ${price} will be charged to your card for a month of ${name}. Any discount or credit you have is taken off.`,
      'There is nothing to do if you want to continue. To stop, cancel before that date: access lasts to the end of the month you paid for, and this amount is not charged.',
    ],
    facts: contractAndPrice('en', data),
    action: billingLink('en'),
    links: [cancelLink('en')],
    reason: subscriptionReason('en'),
  };
}

function contractAndPrice(lang: Lang, data: Payment | z.output<typeof renewalData>): Fact[] {
  const price = monthlyPrice(lang, data.amount, data.currency);
  return [...contractFacts(lang, data), [lang === 'fr' ? 'Prix' : 'Price', price]];
}
