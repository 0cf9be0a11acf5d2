/** `npm run certificates`: revokes a certificate, or prints the public key before the private one is replaced. */
import { readNumber } from '../../src/domain/course/certificate/number.ts';
import {
  revocationReasons,
  type RevocationReason,
} from '../../src/domain/course/certificate/published.ts';
import { readIssuer } from '../lib/course/certificate-keys.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export interface CertificateOptions {
  /** The command and its argument: `revoke <number>`, or `public-key`. */
  readonly words: readonly string[];
  readonly reason: string | undefined;
  /** Also revokes a number that no account has any more, after an erasure. */
  readonly unknown: boolean;
}

/** Runs one command. Returns the exit status. Throws an error that explains an invalid command. */
export async function runCertificates(
  { words, reason, unknown }: CertificateOptions,
  print: (line: string) => void,
): Promise<number> {
  const [command, typed, ...more] = words;
  if (command === 'public-key' && words.length === 1) return printPublicKey(print);
  if (command !== 'revoke' || typed === undefined || more.length > 0) {
    throw new Error('Name a command: revoke <number>, or public-key.');
  }
  const number = readNumber(typed);
  if (number === undefined)
    throw new Error(`${typed} is no certificate number (ECT-XXXX-XXXX-XXXX).`);
  const known = revocationReasons.find((one) => one === reason);
  if (known === undefined) throw new Error(`Give a --reason: ${revocationReasons.join(', ')}.`);
  return revoke(number, known, unknown, print);
}

async function revoke(
  number: string,
  reason: RevocationReason,
  unknown: boolean,
  print: (line: string) => void,
): Promise<number> {
  const { data, error } = await serviceClient().rpc('revoke_certificate', {
    p_number: number,
    p_reason: reason,
    p_unknown: unknown,
  });
  if (error) throw new Error(error.message);
  print(outcomes[data](number));
  if (data === 'revoked' && reason === 'replaced') {
    print('Its holder can be issued another one, while their subscription is active.');
  }
  return data === 'unknown' ? 1 : 0;
}

const outcomes: Readonly<Record<'revoked' | 'known' | 'unknown', (number: string) => string>> = {
  revoked: (number) => `${number} is revoked. Verifiers see it within a minute.`,
  known: (number) => `${number} was revoked before; nothing has changed.`,
  unknown: (number) =>
    `Nobody has ${number}. If its account was erased, add --unknown to revoke it nevertheless.`,
};

async function printPublicKey(print: (line: string) => void): Promise<number> {
  const issuer = await readIssuer();
  if (!issuer)
    throw new Error('CERTIFICATE_PRIVATE_KEY is not set: this site issues no certificates.');
  print(issuer.publicKey);
  return 0;
}
