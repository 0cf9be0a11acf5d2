/** The token of an appointment's link: derived from its id, so nothing is stored and it is reusable. */
import { isSameText, keyedHash } from '../platform/hmac.ts';

/** The id in 22 characters, followed by its HMAC. */
export function signLinkToken(id: string): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
  const proof = Buffer.from(keyedHash('appointment-link', id), 'hex').toString('base64url');
  return `${name}.${proof}`;
}

/** The id of a valid token; undefined for an invalid signature. */
export function verifyLinkToken(token: string): string | undefined {
  const [, name] = /^([\w-]{22})\.[\w-]{43}$/.exec(token) ?? [];
  if (name === undefined) return undefined;
  const id = Buffer.from(name, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // Compares the whole token: in base64url, several last characters of the id decode to the same bytes.
  return isSameText(token, signLinkToken(id)) ? id : undefined;
}
