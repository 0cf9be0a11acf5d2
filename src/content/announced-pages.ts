/** Passes data from a page's head to the build steps: its sitemap entry and its social picture. */
import type { PageId } from '../domain/site/pages.ts';
import type { Lang } from '../i18n/locales.ts';
import { buildRegistry, type SocialPicture } from './build-registry.ts';
import { pagePicture, requestPicture, type PictureOptions } from './social-pictures.ts';

export interface AnnouncedPage {
  lang: Lang;
  page: PageId;
  title: string;
  /** Path of the page, such as `/fr/articles`. */
  path: string;
  /** Languages in which the page exists. */
  listed: readonly Lang[];
  /** Language of the text. */
  textLang: Lang;
  updatedAt?: Date | undefined;
  /** Options of the preview picture. */
  picture?: PictureOptions | undefined;
}

/**
 * Announces a page that may be listed. Needed once per build, even for a page that is not rendered
 * because it is reused from the previous build.
 * @returns Its social picture, and the path of that.
 */
export function announcePage({
  lang,
  page,
  title,
  path,
  listed,
  textLang,
  updatedAt,
  picture,
}: AnnouncedPage): { readonly shown: SocialPicture; readonly address: string } {
  buildRegistry().pages.set(path, { listed, canonical: textLang === lang, updatedAt });
  const shown = pagePicture(textLang, page, title, picture);
  return { shown, address: requestPicture(path, shown) };
}
