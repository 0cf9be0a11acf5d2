/** Where somebody may be sent back to by a parameter of an address. */
import { langs } from '../../i18n/locales.ts';

/** Longest address kept: ours are far shorter. */
const longest = 1000;

/**
 * A page of ours: a language, then plain segments. No encoding, no empty or dotted segment, so there is
 * nothing that a browser or a server could read in another way.
 */
const page = new RegExp(
  String.raw`^/(?:${langs.join('|')})(?:/[a-z0-9][a-z0-9_-]*)*/?(?:\?[\w.~!$&'()*+,;=:@%/?-]*)?(?:#[\w.~!$&'()*+,;=:@%/?-]*)?$`,
  'i',
);

/**
 * The path to go back to: `value` when it is the address of a page of this site, without its origin,
 * else `/`. Whatever it gives stays on the origin it is used on.
 */
export function safePath(value: string | null | undefined): string {
  if (typeof value !== 'string' || value.length > longest) return '/';
  return page.test(value) ? value : '/';
}
