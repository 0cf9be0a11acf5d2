import { invalid } from '../core/errors.ts';
import type { Customer } from '../core/objects.ts';

type Test = (customer: Customer) => boolean;

const CLAUSE = /^(-?)(email|name|phone|metadata\[(['"])(.+?)\3\])\s*([:~])\s*(['"])(.*)\6$/;

/**
 * Compiles Stripe's search language for customers: `email:'a@b.fr' AND metadata['user_id']:'7'`,
 * with `:` exact (case ignored), `~` containing (3 characters or more), `-` negation, and either
 * `AND` or `OR` between clauses.
 * @throws StripeError 400 for anything else.
 */
export function customerQuery(query: string): Test {
  const both = split(query, 'AND');
  const either = split(query, 'OR');
  if (both.length > 1 && either.length > 1) {
    throw invalid('A search query cannot mix AND and OR.', 'query');
  }
  if (either.length > 1) {
    const tests = either.map(clause);
    return (customer) => tests.some((test) => test(customer));
  }
  const tests = both.map(clause);
  return (customer) => tests.every((test) => test(customer));
}

/** Splits on a word outside quotes. */
function split(query: string, word: string): string[] {
  const outside = new RegExp(`\\s+${word}\\s+(?=(?:[^']*'[^']*')*[^']*$)`, 'i');
  return query.trim().split(outside);
}

function clause(text: string): Test {
  const match = CLAUSE.exec(text.trim());
  if (match === null) throw invalid(`Could not parse the search query: ${text}`, 'query');
  const [, minus, field = '', , metadataKey, operator, , raw = ''] = match;
  const wanted = raw.replace(/\\(['"])/g, '$1').toLowerCase();
  if (operator === '~' && wanted.length < 3) {
    throw invalid('A substring search needs at least 3 characters.', 'query');
  }
  return (customer) => {
    const value = valueOf(customer, field, metadataKey)?.toLowerCase();
    const found =
      value !== undefined && (operator === ':' ? value === wanted : value.includes(wanted));
    return minus === '-' ? !found : found;
  };
}

function valueOf(customer: Customer, field: string, key: string | undefined): string | undefined {
  if (key !== undefined) return customer.metadata[key];
  if (field === 'email') return customer.email ?? undefined;
  if (field === 'name') return customer.name ?? undefined;
  return customer.phone ?? undefined;
}
