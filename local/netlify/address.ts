/** Maximum length of a URL, in characters; longer ones are rejected. */
const maxLength = 8_192;

export interface Address {
  /** The raw path, normalised (`/a/../b` is `/b`), still encoded. */
  readonly pathname: string;
  /** The decoded parts of the path, without empty ones. */
  readonly segments: string[];
  /** Including the question mark, or empty. */
  readonly search: string;
  /** Whether the path ends with a slash, except the root. */
  readonly trailingSlash: boolean;
}

/**
 * Parses a request target. Undefined for one that no file or rule can match: not absolute, not decodable, too
 * long, or with segments that contain a slash, a backslash or a control character.
 */
export function readAddress(target: string): Address | undefined {
  if (!target.startsWith('/') || target.length > maxLength) return undefined;
  let url: URL;
  try {
    // Not `new URL(target, base)`: "//host" would be read as another host.
    url = new URL(`http://localhost${target}`);
    const segments = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.some((segment) => forbidden.test(segment) || segment === '..')) return undefined;
    const trailingSlash = url.pathname.length > 1 && url.pathname.endsWith('/');
    return { pathname: url.pathname, segments, search: url.search, trailingSlash };
  } catch {
    return undefined;
  }
}

/**
 * A substitute for a target that `readAddress` rejects: a path in the same language that does not exist, so
 * that the visitor sees the 404 page. Undefined for targets that no browser sends.
 */
export function lostAddress(target: string): Address | undefined {
  if (!target.startsWith('/') || target.length > maxLength) return undefined;
  const lang = target.startsWith('/en/') ? 'en' : 'fr';
  const segments = [lang, '-'];
  return { pathname: `/${segments.join('/')}`, segments, search: '', trailingSlash: false };
}

// eslint's no-control-regex targets accidental control characters; here they are intended.
const forbidden = new RegExp('[/\\\\\\u0000-\\u001f\\u007f]');
