import type { Lang } from './layout.ts';

const fr = {
  title: 'Votre abonnement',
  back: 'Revenir au site',
  none: 'Aucun abonnement pour ce compte.',
  renews: (day: string) => `Prochain renouvellement le ${day}.`,
  ends: (day: string) => `Résilié : l’accès s’arrête le ${day}.`,
  ended: (day: string) => `Terminé le ${day}.`,
  unpaid: 'Le dernier paiement a échoué.',
  perMonth: 'par mois',
  cancel: 'Résilier à la fin de la période',
  resume: 'Reprendre l’abonnement',
  payNow: 'Payer maintenant',
  active: 'actif',
  past_due: 'impayé',
  canceled: 'terminé',
  invoices: 'Factures',
  noInvoice: 'Aucune facture.',
  paid: 'payée',
  open: 'à payer',
  done: 'C’est enregistré.',
  expiredTitle: 'Page expirée',
  expiredText: 'Cette page d’abonnement n’est plus valable. Rouvrez-la depuis le site.',
  invoice: 'Facture',
  subtotal: 'Sous-total',
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
  active: 'active',
  past_due: 'past due',
  canceled: 'ended',
  invoices: 'Invoices',
  noInvoice: 'No invoice.',
  paid: 'paid',
  open: 'to pay',
  done: 'Saved.',
  expiredTitle: 'Page expired',
  expiredText: 'This subscription page is no longer valid. Open it again from the site.',
  invoice: 'Invoice',
  subtotal: 'Subtotal',
  discount: 'Discount',
  total: 'Total',
  unknownInvoice: 'This invoice does not exist on this machine.',
};

export const PORTAL_TEXTS: Record<Lang, PortalTexts> = { fr, en };
