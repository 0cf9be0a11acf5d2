/** Email addresses: one rule for every form, function and test server. Needs no schema library. */

/** Longest address, in characters (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254;

/** Local part: words of letters, decimal digits and the characters of RFC 5322's `atext`, joined by dots. */
const word = String.raw`[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_${'`'}{|}~-]+`;
/** Domain: labels of letters and digits of any script, with inner hyphens, joined by dots. */
const label = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?`;
/** The top-level domain is not a number; `xn--…` is its encoding in another script (punycode). */
const topLevel = String.raw`(?:xn--[a-z\d-]{1,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})`;

const address = new RegExp(String.raw`^${word}(?:\.${word})*@(?:${label}\.)+${topLevel}$`, 'iu');

/** Whether a trimmed text is a valid address. Only an emailed link proves that it exists. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && address.test(text);
}

/** Why an address is rejected, or undefined. */
export function emailError(value: string): 'required' | 'invalid_email' | undefined {
  const email = value.trim();
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'invalid_email';
}

/**
 * One key for all spellings of an address: ASCII letters in lower case, without dots and +label, which the
 * largest providers ignore; at others two people may share a key. For rate limits, and to hold a second withdrawal
 * for a decision by staff; never for sending. SQL has the same rule (`normalize_email`).
 */
export function normalizeEmail(email: string): string {
  const lower = email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const [name = '', host = ''] = lower.split('@');
  const plain = name.replace(/\+.*/, '').replaceAll('.', '');
  return `${plain}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}
