/** Validates the text of a webhook's address. The IP addresses of its host are checked at each request. */

/** Maximum length of a DNS name, in characters. */
const nameLimit = 253;
/** Labels of letters, digits and inner hyphens; the last begins with a letter, to exclude IP addresses. */
const name = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Top-level names that never lead to the public internet (RFC 6761, 6762, 7686, 9476; ICANN's `internal`). */
const notPublic =
  /\.(?:localhost|localdomain|local|internal|onion|alt|arpa|test|invalid|example|lan|home|corp)$/;
/**
 * Matches the authority as written. `URL` would drop tabs, turn backslashes into slashes and decode `%2e`: such
 * addresses are rejected, not interpreted.
 */
const written = /^https:\/\/([^\s/?#\\@%]+)(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/i;

/** The address, normalised and without its fragment; undefined for one that may not be called. */
export function readAddress(text: string): URL | undefined {
  const [, authority] = written.exec(text) ?? [];
  if (authority === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, username, password, port, hostname } = url;
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === '';
  if (!isPlain || hostname.length > nameLimit) return undefined;
  if (!name.test(hostname) || notPublic.test(hostname)) return undefined;
  url.hash = '';
  return url;
}
