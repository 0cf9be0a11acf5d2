/** The bank's simulated response to a test card. */
export type CardOutcome =
  | 'pays'
  /** Requires authentication once, when the card is entered. */
  | 'challenge'
  /** Requires authentication for each payment, including renewals. */
  | 'challenge_always'
  /** Can be saved, but every charge is declined. */
  | 'declines_later'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc';

/** A Stripe test card, its outcome, and its test payment method. */
export interface TestCard {
  readonly number: string;
  readonly outcome: CardOutcome;
  readonly token: string;
}

const rows: readonly (readonly [string, CardOutcome, string])[] = [
  ['4242424242424242', 'pays', 'pm_card_visa'],
  ['4000002500003155', 'challenge', 'pm_card_authenticationRequiredOnSetup'],
  ['4000002760003184', 'challenge_always', 'pm_card_authenticationRequired'],
  ['4000000000000341', 'declines_later', 'pm_card_chargeCustomerFail'],
  ['4000000000000002', 'card_declined', 'pm_card_chargeDeclined'],
  ['4000000000009995', 'insufficient_funds', 'pm_card_chargeDeclinedInsufficientFunds'],
  ['4000000000000069', 'expired_card', 'pm_card_chargeDeclinedExpiredCard'],
  ['4000000000000127', 'incorrect_cvc', 'pm_card_chargeDeclinedIncorrectCvc'],
  ['5555555555554444', 'pays', 'pm_card_mastercard'],
];

/** The supported test cards. */
export const testCards: readonly TestCard[] = rows.map(([number, outcome, token]) => ({
  ...{ number, outcome, token },
}));

/** The test card with this number or token; `undefined` for any other. */
export function testCard(digitsOrToken: string): TestCard | undefined {
  return testCards.find(({ number, token }) => number === digitsOrToken || token === digitsOrToken);
}

/** Formats in groups of four: `4242 4242 4242 4242`. */
export function spaced(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Luhn checksum of card numbers. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}
