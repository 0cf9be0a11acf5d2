/** The name on a certificate, as its holder confirms it. It cannot be changed afterwards. */
import { countCharacters, isPrintableLine } from '../../shared/printable.ts';

/** Longest name, in characters. */
export const maximumCertificateName = 80;

/** `unprintable`: invisible characters, or characters that change the direction of the text. */
export type CertificateNameError = 'required' | 'too_long' | 'unprintable';

/** Marks, separators and fillers that show nothing: a name made of them would be blank. */
const invisible = /[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/u;
/** A zero-width joiner or non-joiner between letters belongs to the spelling of several languages. */
const joiner = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=\p{L})/gu;

/** Why a name is rejected, or undefined. */
export function certificateNameError(typed: string): CertificateNameError | undefined {
  const name = certificateName(typed);
  if (name === '') return 'required';
  if (name.length > 2 * maximumCertificateName || countCharacters(name) > maximumCertificateName)
    return 'too_long';
  if (!isPrintableLine(name) || invisible.test(name.replace(joiner, ''))) return 'unprintable';
  return /\p{L}/u.test(name) ? undefined : 'required';
}

/** The name as it is printed: composed characters, single spaces. */
export function certificateName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
}
