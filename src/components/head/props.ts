import type { PictureOptions } from '../../content/social-pictures.ts';
import type { PageId } from '../../domain/site/pages.ts';
import type { Lang } from '../../i18n/index.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface HeadProps {
  lang: Lang;
  page: PageId;
  title: string;
  description: string;
  /** Path of the page, such as `/fr/articles`. */
  path: string;
  /** Languages in which the page exists. */
  listed: readonly Lang[];
  /** Language of the text. */
  textLang: Lang;
  publishedAt?: Date | undefined;
  updatedAt?: Date | undefined;
  /** What the preview picture shows besides the title. */
  picture?: PictureOptions | undefined;
}
