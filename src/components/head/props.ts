import type { AnnouncedPage } from '../../content/announced-pages.ts';

/** Metadata of a page for browsers, search engines and link previews. */
export interface HeadProps extends AnnouncedPage {
  description: string;
  publishedAt?: Date | undefined;
}
