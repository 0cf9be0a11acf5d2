import type { PageKind } from '../../content/page-kinds.ts';
import type { PageId } from '../../domain/site/pages.ts';
import type { Lang } from '../../i18n/index.ts';
import type { PictureKind } from '../../pictures/index.ts';

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
  /** Text on the preview picture, if the title alone is not suitable. */
  picture?:
    | {
        readonly title?: string;
        readonly kind?: PageKind;
        readonly premium?: boolean;
        /** The lesson, article or term with the drawn picture to show. */
        readonly drawn?: readonly [PictureKind, key: string];
      }
    | undefined;
}
