import { isCardNumber, parseExpiry, spaced, testCard } from '../billing/cards.ts';
import type { DeclineCode } from '../billing/saved-cards.ts';
import type { Payer } from '../checkout/complete.ts';
import type { CheckoutTexts } from './checkout-texts.ts';

export type FieldName = 'email' | 'number' | 'expiry' | 'cvc' | 'name' | 'terms';

/** What was typed, to be shown again; the security code never is. */
export type Typed = Record<Exclude<FieldName, 'terms'>, string> & { terms: boolean };

/** The fault of each wrong field, as a key of the texts. */
export type Faults = Partial<Record<FieldName, keyof CheckoutTexts['faults']>>;

export type Checked = { type: 'payer'; payer: Payer } | { type: 'faults'; faults: Faults };

/** An untouched form. */
export function emptyForm(email: string): Typed {
  return { email, number: '', expiry: '', cvc: '', name: '', terms: false };
}

/** Reads a posted form; a number chosen among the test cards comes with a valid date and code. */
export function readForm(form: URLSearchParams, knownEmail: string | null): Typed {
  const text = (key: string) => (form.get(key) ?? '').trim().slice(0, 200);
  const typed: Typed = {
    email: knownEmail ?? text('email'),
    number: text('number'),
    expiry: text('expiry'),
    cvc: text('cvc'),
    name: text('name'),
    terms: form.has('terms'),
  };
  const filled = testCard(form.get('fill') ?? '');
  return filled === undefined
    ? typed
    : { ...typed, number: spaced(filled.number), expiry: '12 / 34', cvc: '123' };
}

/** The sentence for a refusal. */
export function refusalText(code: DeclineCode): keyof CheckoutTexts['refusals'] {
  if (code === 'generic_decline') return 'card_declined';
  return code === 'authentication_required' ? 'authentication' : code;
}

/** Checks a form as Stripe's page does. @param now real time, Unix milliseconds. */
export function checkForm(typed: Typed, termsRequired: boolean, now: number): Checked {
  const faults: Faults = {};
  const digits = typed.number.replace(/[\s-]/g, '');
  const card = testCard(digits);
  const expiry = parseExpiry(typed.expiry);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email)) faults.email = 'email';
  if (!isCardNumber(digits)) faults.number = 'number';
  else if (card === undefined) faults.number = 'notTest';
  if (expiry === undefined) faults.expiry = 'expiry';
  // A card is good to the end of its month.
  else if (Date.UTC(expiry.year, expiry.month) <= now) faults.expiry = 'expired';
  if (!/^\d{3,4}$/.test(typed.cvc)) faults.cvc = 'cvc';
  if (typed.name === '') faults.name = 'name';
  if (termsRequired && !typed.terms) faults.terms = 'terms';
  if (Object.keys(faults).length > 0 || card === undefined || expiry === undefined) {
    return { type: 'faults', faults };
  }
  return { type: 'payer', payer: { email: typed.email, name: typed.name, card, expiry } };
}
