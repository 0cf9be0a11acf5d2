import type { Lang } from './layout.ts';

const fr = {
  vat: 'dont TVA 20\u00a0%',
  balance: 'Avoir du client',
  dueAmount: 'Reste à payer',
  paidAmount: 'Montant payé',
  toSite: 'Revenir au site',
  payHeading: 'Payer cette facture',
  pay: (amount: string) => `Payer ${amount}`,
  savedCard: 'La banque demande au titulaire de confirmer ce paiement.',
  authenticate: 'Confirmer avec la carte enregistrée',
  notPaid: 'La facture n’est pas payée.',
};

/** Texts of an invoice, in one language. */
export type InvoiceTexts = typeof fr;

const en: InvoiceTexts = {
  vat: 'including 20% VAT',
  balance: 'Customer balance',
  dueAmount: 'Amount due',
  paidAmount: 'Amount paid',
  toSite: 'Back to the site',
  payHeading: 'Pay this invoice',
  pay: (amount) => `Pay ${amount}`,
  savedCard: 'The bank asks the cardholder to confirm this payment.',
  authenticate: 'Confirm with the saved card',
  notPaid: 'The invoice is not paid.',
};

export const INVOICE_TEXTS: Record<Lang, InvoiceTexts> = { fr, en };
