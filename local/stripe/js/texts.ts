/** Texts of the local Stripe.js, in the languages of the site. */

const fr = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM / AA',
  cvc: 'Code de sécurité',
  note: 'Stripe local, mode test\u00a0: aucune vraie carte. Essayez 4242 4242 4242 4242.',
  group: 'Carte bancaire',
  secureTitle: 'Authentification 3-D Secure',
  secureText: 'La banque fictive vous demande de confirmer que cette carte est la vôtre.',
  approve: 'Confirmer',
  refuse: 'Refuser',
  incomplete_number: 'Le numéro de votre carte est incomplet.',
  invalid_number: 'Le numéro de votre carte n’est pas valide.',
  incomplete_expiry: 'La date d’expiration de votre carte est incomplète.',
  invalid_expiry: 'La date d’expiration de votre carte est passée.',
  incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
  card_declined: 'Votre carte a été refusée.',
  insufficient_funds: 'Votre carte a été refusée pour provision insuffisante.',
  expired_card: 'Votre carte a expiré.',
  incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
  incorrect_number: 'Le numéro de votre carte est incorrect.',
  setup_intent_authentication_failure:
    'Votre carte n’a pas pu être authentifiée. Choisissez un autre moyen de paiement ou réessayez.',
  api_connection_error: 'La connexion à Stripe a échoué. Réessayez.',
};

const en: typeof fr = {
  number: 'Card number',
  expiry: 'Expiry date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  note: 'Local Stripe, test mode: no real card. Try 4242 4242 4242 4242.',
  group: 'Bank card',
  secureTitle: '3-D Secure authentication',
  secureText: 'The pretend bank asks you to confirm that this card is yours.',
  approve: 'Confirm',
  refuse: 'Refuse',
  incomplete_number: 'Your card number is incomplete.',
  invalid_number: 'Your card number is invalid.',
  incomplete_expiry: 'Your card’s expiry date is incomplete.',
  invalid_expiry: 'Your card’s expiry date is in the past.',
  incomplete_cvc: 'Your card’s security code is incomplete.',
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
  incorrect_number: 'Your card number is incorrect.',
  setup_intent_authentication_failure:
    'Your card could not be authenticated. Choose a different payment method or try again.',
  api_connection_error: 'The connection to Stripe failed. Try again.',
};

/** The texts of a locale; French as fallback. */
export function textsOf(locale: string | undefined): typeof fr {
  return locale?.startsWith('en') ? en : fr;
}
