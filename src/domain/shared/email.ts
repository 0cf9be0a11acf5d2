/** E-mail addresses: the one rule of every form, function and stand-in. It needs no schema library. */

/** Longest address, in characters (RFC 5321, 4.5.3.1). */
export const maxEmailLength = 254;

/** Before the @: words of letters, digits and the signs of RFC 5322's `atext`, joined by dots. */
const word = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_${'`'}{|}~-]+`;
/** After it: labels joined by dots, of letters and digits of any script, with hyphens inside. */
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
/** The last label is no number; `xn--…` is how browsers write one in another script. */
const topLevel = String.raw`(?:xn--[a-z\d-]{1,58}[a-z\d]|\p{L}[\p{L}\p{M}]{1,62})`;

const address = new RegExp(String.raw`^${word}(?:\.${word})*@(?:${label}\.)+${topLevel}$`, 'iu');

/** Whether a text, without blanks around it, can be an address. A mailed link tells whether it exists. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && address.test(text);
}

/** Why an address is rejected; undefined when it is not. */
export function emailError(value: string): 'required' | 'invalid_email' | undefined {
  const email = value.trim();
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'invalid_email';
}
