/** Validates the redirect target in a query parameter. */
import { langs } from '../../i18n/locales.ts';

/** Maximum length; our paths are far shorter. */
const longest = 1000;

/**
 * A page of this site: a language, then plain segments. No encoding, no empty or dotted
 * segment, so that browsers and servers cannot parse it differently.
 */
const page = new RegExp(
  String.raw`^/(?:${langs.join('|')})(?:/[a-z0-9][a-z0-9_-]*)*/?(?:\?[\w.~!$&'()*+,;=:@%/?-]*)?(?:#[\w.~!$&'()*+,;=:@%/?-]*)?$`,
  'i',
);

/**
 * Returns `value` as a path if it is a page of this site, else `/`. The result always stays on
 * the same origin.
 */
export function safePath(value: string | null | undefined): string {
  if (typeof value !== 'string' || value.length > longest) return '/';
  return page.test(value) ? value : '/';
}
