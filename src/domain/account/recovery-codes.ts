/** Alphabet of the recovery codes for the second factor, without look-alike characters. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Number of recovery codes per user; each works once. */
export const recoveryCodeCount = 10;

const code = new RegExp(`^([${recoveryAlphabet}]{4})([${recoveryAlphabet}]{4})$`);

/**
 * Normalizes a typed code to its stored form: four characters, a dash, four characters. Ignores
 * case, dashes and spaces; `undefined` if it is not a code.
 */
export function readRecoveryCode(typed: string): string | undefined {
  const [, start, end] = code.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return start === undefined ? undefined : `${start}-${end}`;
}
