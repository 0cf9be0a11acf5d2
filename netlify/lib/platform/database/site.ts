/** Functions of the emails about new content. */
import type {
  PublishedEntry,
  PublishedText,
} from '../../../../src/domain/site/published-content.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';

/** An entry with its texts in each language. */
export type PublishedRow = Pick<PublishedEntry, 'kind' | 'key' | 'revised'> & {
  readonly texts: Readonly<Partial<Record<Lang, PublishedText>>>;
};

export type SiteFunctions = {
  record_published_content: { Args: { p_entries: readonly PublishedRow[] }; Returns: number };
  enqueue_content_news: { Args: { p_limit: number; p_may_begin: boolean }; Returns: number };
};
