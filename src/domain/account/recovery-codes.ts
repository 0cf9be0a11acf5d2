/** The letters of the codes that replace a lost second factor: none that is taken for another. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many codes a person has, each good once. */
export const recoveryCodeCount = 10;

const code = new RegExp(`^([${recoveryAlphabet}]{4})([${recoveryAlphabet}]{4})$`);

/**
 * A typed code as it is kept: four characters, a dash, four characters. Case, dashes and spaces do not
 * matter; `undefined` when it is no code.
 */
export function readRecoveryCode(typed: string): string | undefined {
  const [, start, end] = code.exec(typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '')) ?? [];
  return start === undefined ? undefined : `${start}-${end}`;
}
