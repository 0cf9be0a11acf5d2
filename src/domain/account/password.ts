/**
 * Rules and strength of a new password. The forms apply these rules; Supabase also enforces the
 * length.
 */
import { fold } from '../shared/fold.ts';
import { countCharacters } from '../shared/printable.ts';
import { commonBases } from './common-passwords.ts';

/** Minimum password length, in code points: a family emoji counts as several. Supabase enforces the same. */
const minimumPasswordLength = 8;
/** Maximum password length, in bytes of UTF-8: bcrypt ignores the rest. */
export const maximumPasswordBytes = 72;

export type PasswordError =
  | 'short_password'
  | 'long_password'
  | 'common_password'
  | 'personal_password';

/** The three strengths of an accepted password. */
export type Strength = 'weak' | 'fair' | 'strong';

export type PasswordReading =
  | { readonly type: 'empty' }
  | { readonly type: 'rejected'; readonly error: PasswordError }
  | { readonly type: 'accepted'; readonly strength: Strength };

/**
 * Validates a new password and rates its strength. `about`: personal data (names, address); a
 * password built from it is rejected.
 */
export function readPassword(password: string, about: readonly string[] = []): PasswordReading {
  if (password === '') return { type: 'empty' };
  const error = passwordError(password, about);
  return error
    ? { type: 'rejected', error }
    : { type: 'accepted', strength: strengthOf(entropyBits(password)) };
}

/** Why a new password is rejected, or undefined. An empty one is too short. */
export function passwordError(
  password: string,
  about: readonly string[] = [],
): PasswordError | undefined {
  if (countCharacters(password) < minimumPasswordLength) return 'short_password';
  if (new TextEncoder().encode(password).length > maximumPasswordBytes) return 'long_password';
  if (isCommon(password)) return 'common_password';
  return isPersonal(password, about) ? 'personal_password' : undefined;
}

/** Letters and digits without case or accents; look-alikes (such as 0 for o) become letters. */
export function foldPassword(password: string): string {
  return fold(password)
    .replace(/[@4]/g, 'a')
    .replace(/[3€]/g, 'e')
    .replace(/[1!|]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[5$]/g, 's')
    .replace(/7/g, 't')
    .replace(/[^\p{L}]/gu, '');
}

/** True for a common word, even with digits and symbols around it. */
function isCommon(password: string): boolean {
  const folded = fold(password);
  const digits = folded.replace(/\D/g, '');
  if (digits.length === countCharacters(folded) && digits.length < 12) return true;
  if (isPattern(folded)) return true;
  const bare = folded.replace(/[^\p{L}]/gu, '');
  const trimmed = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [bare, foldPassword(password), foldPassword(trimmed)].some(isCommonWord);
}

function isCommonWord(letters: string): boolean {
  const once = unit(letters);
  return commonBases.has(once) || (once.length > 3 && isRun(once));
}

/** The shortest repeated unit of a text: `abcabc` gives `abc`. */
function unit(text: string): string {
  const period = (text + text).indexOf(text, 1);
  return period > 0 && period < text.length ? text.slice(0, period) : text;
}

/** True for one repeated unit or a keyboard sequence: `aaaaaaaa`, `12121212`, `12345678`. */
function isPattern(text: string): boolean {
  const once = unit(text);
  return countCharacters(once) <= 4 && once !== text ? true : isRun(once);
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  fold('&é"\'(-è_çà)='),
  '!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1a2z3e4r5t6y7u8i9o0p',
  'aqwzsxedcrfvtgbyhn',
] as const;
const tracks = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** True for at most three keyboard or alphabet sequences, each of three keys or more. */
function isRun(text: string): boolean {
  let rest = text;
  for (let pieces = 0; pieces < 3 && rest !== ''; pieces += 1) {
    const length = longestStep(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return rest === '';
}

/** Length of the keyboard or alphabet sequence at the start. */
function longestStep(text: string): number {
  let length = 0;
  while (length < text.length && tracks.some((row) => row.includes(text.slice(0, length + 1)))) {
    length += 1;
  }
  return length;
}

const brand = ['expert', 'crypto', 'trading', 'expertcryptotrading'] as const;

/** True if too little is left once the personal data and the site's name are removed. */
function isPersonal(password: string, about: readonly string[]): boolean {
  const words = [...about.flatMap((text) => fold(text).split(/[^\p{L}\p{N}]+/u)), ...brand]
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  let rest = fold(password);
  for (const word of words) rest = rest.replaceAll(word, '');
  return rest.length < fold(password).length && rest.replace(/[^\p{L}]/gu, '').length < 4;
}

/** Conservative entropy estimate in bits: words, years and repetitions count little. */
function entropyBits(password: string): number {
  const runs = password.match(/\p{L}+|\d+|[^\p{L}\d]+/gu) ?? [];
  const seen = new Set<string>();
  let bits = 0;
  for (const run of runs) {
    const known = seen.has(fold(run));
    seen.add(fold(run));
    bits += known ? 1 : runBits(run);
  }
  return bits;
}

function runBits(run: string): number {
  const length = countCharacters(run);
  const distinct = new Set(run).size;
  if (/^\d/.test(run)) return /^(19|20)\d\d$/.test(run) ? 6 : Math.min(length, distinct + 1) * 3;
  if (/^\p{L}/u.test(run)) {
    const each = length < 3 ? 4.7 : 2.4;
    const cases = /\p{Ll}.*\p{Lu}/u.test(run) ? 3 : 0;
    return Math.min(length, distinct * 2) * each + cases;
  }
  return Math.min(length, distinct + 1) * (run.trim() === '' ? 1 : 4);
}

function strengthOf(bits: number): Strength {
  if (bits < 30) return 'weak';
  return bits < 45 ? 'fair' : 'strong';
}
