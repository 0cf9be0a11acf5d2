import type { PageKind } from '../../content/page-kinds.ts';
import type { PageId } from '../../domain/site/pages.ts';
import type { Lang } from '../../i18n/index.ts';

/** What a page says of itself to browsers, search engines and previews. */
export interface HeadProps {
  lang: Lang;
  page: PageId;
  title: string;
  description: string;
  /** Path of the page, such as `/fr/articles`. */
  path: string;
  /** Languages in which the page really exists. */
  listed: readonly Lang[];
  /** Language the text is in. */
  textLang: Lang;
  publishedAt?: Date | undefined;
  updatedAt?: Date | undefined;
  /** Words on the preview's picture, where the title alone would say too little or too much. */
  picture?:
    { readonly title?: string; readonly kind?: PageKind; readonly premium?: boolean } | undefined;
}
