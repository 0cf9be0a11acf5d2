import type { Lang } from './layout.ts';

const fr = {
  title: 'Votre abonnement',
  back: 'Revenir au site',
  none: 'Aucun abonnement pour ce compte.',
  renews: (day: string) => `Prochain renouvellement le ${day}.`,
  ends: (day: string) => `Résilié\u00a0: l’accès s’arrête le ${day}.`,
  ended: (day: string) => `Terminé le ${day}.`,
  unpaid: 'Le dernier paiement a échoué.',
  perMonth: 'par mois',
  cancel: 'Résilier à la fin de la période',
  resume: 'Reprendre l’abonnement',
  payNow: 'Payer maintenant',
  switchTo: (product: string) => `Passer à ${product}`,
  switchUp: (price: string) => `${price} par mois, facturé tout de suite au prorata.`,
  switchDown: (price: string) =>
    `${price} par mois, le trop-perçu étant déduit de la prochaine facture.`,
  statuses: {
    active: 'actif',
    trialing: 'à l’essai',
    past_due: 'paiement en retard',
    unpaid: 'impayé',
    incomplete: 'premier paiement attendu',
    incomplete_expired: 'jamais payé',
    paused: 'en pause',
    canceled: 'terminé',
  },
  changeWaits: (day: string) =>
    `Un changement de formule attend votre paiement jusqu’au ${day}. Il sera oublié ensuite.`,
  payment: 'Moyen de paiement',
  noCard: 'Aucune carte enregistrée.',
  expires: (month: string) => `expire ${month}`,
  newCard: 'Utiliser une autre carte',
  saveCard: 'Enregistrer la carte',
  notSaved: 'La carte n’est pas enregistrée.',
  invoices: 'Factures',
  noInvoice: 'Aucune facture.',
  paid: 'payée',
  refunded: 'remboursée',
  refundedInPart: 'remboursée en partie',
  open: 'à payer',
  void: 'annulée',
  done: 'C’est enregistré.',
  expiredTitle: 'Page expirée',
  expiredText: 'Cette page d’abonnement n’est plus valable. Rouvrez-la depuis le site.',
  invoice: 'Facture',
  discount: 'Remise',
  total: 'Total',
  unknownInvoice: 'Cette facture n’existe pas sur cette machine.',
};

/** Texts of the portal and of invoices, in one language. */
export type PortalTexts = typeof fr;

const en: PortalTexts = {
  title: 'Your subscription',
  back: 'Back to the site',
  none: 'No subscription on this account.',
  renews: (day) => `Renews on ${day}.`,
  ends: (day) => `Cancelled: access ends on ${day}.`,
  ended: (day) => `Ended on ${day}.`,
  unpaid: 'The last payment failed.',
  perMonth: 'per month',
  cancel: 'Cancel at the end of the period',
  resume: 'Resume the subscription',
  payNow: 'Pay now',
  switchTo: (product) => `Switch to ${product}`,
  switchUp: (price) => `${price} per month, charged at once for the time left.`,
  switchDown: (price) => `${price} per month, the rest taken off the next invoice.`,
  statuses: {
    active: 'active',
    trialing: 'on trial',
    past_due: 'payment late',
    unpaid: 'unpaid',
    incomplete: 'first payment awaited',
    incomplete_expired: 'never paid',
    paused: 'paused',
    canceled: 'ended',
  },
  changeWaits: (day) =>
    `A change of plan waits for your payment until ${day}. It will be forgotten then.`,
  payment: 'Payment method',
  noCard: 'No card saved.',
  expires: (month) => `expires ${month}`,
  newCard: 'Use another card',
  saveCard: 'Save the card',
  notSaved: 'The card is not saved.',
  invoices: 'Invoices',
  noInvoice: 'No invoice.',
  paid: 'paid',
  refunded: 'refunded',
  refundedInPart: 'refunded in part',
  open: 'to pay',
  void: 'voided',
  done: 'Saved.',
  expiredTitle: 'Page expired',
  expiredText: 'This subscription page is no longer valid. Open it again from the site.',
  invoice: 'Invoice',
  discount: 'Discount',
  total: 'Total',
  unknownInvoice: 'This invoice does not exist on this machine.',
};

export const PORTAL_TEXTS: Record<Lang, PortalTexts> = { fr, en };

/** A subscription's status in words; the API's own word for one that cannot occur here. */
export function statusText(lang: Lang, status: string): string {
  const words: Record<string, string> = PORTAL_TEXTS[lang].statuses;
  return words[status] ?? status;
}
