/** Number of a certificate: `ECT-XXXX-XXXX-XXXX`, 60 random bits in Crockford's base 32. */

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A certificate number, as it is stored, printed and signed. */
export const certificateNumber = /^ECT(?:-[0-9A-HJKMNP-TV-Z]{4}){3}$/;

/** A new number. `random` gives twelve random bytes; five bits of each are used. */
export function newNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 12), (byte) => alphabet.charAt(byte & 31)).join('');
  if (letters.length < 12) throw new Error('A certificate number needs twelve random bytes.');
  return `ECT-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/**
 * Normalizes a typed number to its stored form: ignores case, spaces and hyphens, reads `O` as 0 and `I` and `L` as 1.
 * Undefined if it cannot be a number.
 */
export function readNumber(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/^ECT/, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const number = `ECT-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  return certificateNumber.test(number) ? number : undefined;
}
