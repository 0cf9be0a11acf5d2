import type { PageTarget } from '../domain/site/inline-links.ts';
import { href } from './index.ts';
import type { Lang } from './locales.ts';

/** The URL path of a link target in a language, with its anchor: `/fr/faq#signals`. */
export function linkTo(lang: Lang, target: PageTarget): string {
  const address = 'key' in target ? href(lang, target.page, target.key) : href(lang, target.page);
  return target.anchor === undefined ? address : `${address}#${target.anchor}`;
}
