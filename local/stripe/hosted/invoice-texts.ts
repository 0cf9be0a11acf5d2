import type { Lang } from './layout.ts';

const fr = {
  number: 'Numéro',
  issued: 'Date d’émission',
  seller: 'Vendeur',
  client: 'Client',
  what: 'Désignation',
  vat: 'dont TVA 20\u00a0%',
  balance: 'Avoir du client',
  dueAmount: 'Reste à payer',
  paidAmount: 'Montant payé',
  paidOn: (day: string) => `Payée le ${day}.`,
  file: 'facture',
  testMode:
    'Stripe local, mode test. Aucun paiement réel\u00a0: ce document n’est pas une facture.',
  download: 'Télécharger la facture (PDF)',
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
  number: 'Number',
  issued: 'Date of issue',
  seller: 'Seller',
  client: 'Customer',
  what: 'Description',
  vat: 'including 20% VAT',
  balance: 'Customer balance',
  dueAmount: 'Amount due',
  paidAmount: 'Amount paid',
  paidOn: (day) => `Paid on ${day}.`,
  file: 'invoice',
  testMode: 'Local Stripe, test mode. No real payment: this document is not an invoice.',
  download: 'Download the invoice (PDF)',
  toSite: 'Back to the site',
  payHeading: 'Pay this invoice',
  pay: (amount) => `Pay ${amount}`,
  savedCard: 'The bank asks the cardholder to confirm this payment.',
  authenticate: 'Confirm with the saved card',
  notPaid: 'The invoice is not paid.',
};

export const INVOICE_TEXTS: Record<Lang, InvoiceTexts> = { fr, en };
