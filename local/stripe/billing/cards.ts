import { newId } from '../core/ids.ts';
import type { PaymentMethod } from '../core/objects.ts';

/** What the bank will answer to a test card. */
export type CardOutcome =
  | 'pays'
  /** Authenticates once, when the card is entered. */
  | 'challenge'
  /** Authenticates each payment, renewals too. */
  | 'challenge_always'
  /** Can be saved, but is never charged with success. */
  | 'declines_later'
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc';

/** A test card of Stripe's and its outcome. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard';
  outcome: CardOutcome;
}

/** The test cards shown on the hosted page. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', outcome: 'pays' },
  { number: '4000002500003155', brand: 'visa', outcome: 'challenge' },
  { number: '4000002760003184', brand: 'visa', outcome: 'challenge_always' },
  { number: '4000000000000341', brand: 'visa', outcome: 'declines_later' },
  { number: '4000000000000002', brand: 'visa', outcome: 'card_declined' },
  { number: '4000000000009995', brand: 'visa', outcome: 'insufficient_funds' },
  { number: '4000000000000069', brand: 'visa', outcome: 'expired_card' },
  { number: '4000000000000127', brand: 'visa', outcome: 'incorrect_cvc' },
];

const ALSO_ACCEPTED: readonly TestCard[] = [
  { number: '5555555555554444', brand: 'mastercard', outcome: 'pays' },
  { number: '4000056655665556', brand: 'visa', outcome: 'pays' },
  { number: '4000000000003220', brand: 'visa', outcome: 'challenge' },
];

/** The test card with these digits, `undefined` for any other number. */
export function testCard(digits: string): TestCard | undefined {
  return [...TEST_CARDS, ...ALSO_ACCEPTED].find((card) => card.number === digits);
}

/** Groups of four: `4242 4242 4242 4242`. */
export function spaced(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** The Luhn checksum every card number carries. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  Array.from(digits)
    .reverse()
    .forEach((digit, index) => {
      const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
      sum += doubled > 9 ? doubled - 9 : doubled;
    });
  return sum % 10 === 0;
}

/** Reads `MM / YY` or `MM/YYYY`; `undefined` when it is no month. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(text);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (match === null || month < 1 || month > 12) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A saved card; the number itself is never kept. */
export function cardMethod(given: {
  customer: string | null;
  card: TestCard;
  expiry: { month: number; year: number };
  name: string | null;
  email: string | null;
  created: number;
}): PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: {
      address: null,
      email: given.email,
      name: given.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: given.card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'FR',
      display_brand: given.card.brand,
      exp_month: given.expiry.month,
      exp_year: given.expiry.year,
      funding: 'credit',
      generated_from: null,
      last4: given.card.number.slice(-4),
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: given.created,
    customer: given.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
