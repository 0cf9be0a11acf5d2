/** Longer addresses are refused, in characters. */
const MAX_LENGTH = 8_192;

export interface Address {
  /** As it came, normalised (`/a/../b` is `/b`), still encoded. */
  pathname: string;
  /** The decoded parts of the path, without empty ones. */
  segments: string[];
  /** With its question mark, or empty. */
  search: string;
  /** Whether the path ends with a slash, the root apart. */
  trailingSlash: boolean;
}

/**
 * Reads the target of a request. Undefined for what no file or rule can have: an address that is not
 * absolute, not decodable or too long, or whose parts hold a slash, a backslash or a control sign.
 */
export function readAddress(target: string): Address | undefined {
  if (!target.startsWith('/') || target.length > MAX_LENGTH) return undefined;
  let url: URL;
  try {
    // Not `new URL(target, base)`: "//host" would be read as another host.
    url = new URL(`http://localhost${target}`);
    const segments = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => FORBIDDEN.test(segment) || segment === '..')) return undefined;
    const trailingSlash = url.pathname.length > 1 && url.pathname.endsWith('/');
    return { pathname: url.pathname, segments, search: url.search, trailingSlash };
  } catch {
    return undefined;
  }
}

/**
 * Stands for an address that `readAddress` cannot read: one in the same language that nothing has, so
 * that its visitor is shown the 404 page. Undefined for what no browser sends.
 */
export function lostAddress(target: string): Address | undefined {
  if (!target.startsWith('/') || target.length > MAX_LENGTH) return undefined;
  const lang = target.startsWith('/en/') ? 'en' : 'fr';
  const segments = [lang, '-'];
  return { pathname: `/${segments.join('/')}`, segments, search: '', trailingSlash: false };
}

// eslint's no-control-regex is about control signs written by mistake; here they are meant.
const FORBIDDEN = new RegExp('[/\\\\\\u0000-\\u001f\\u007f]');
