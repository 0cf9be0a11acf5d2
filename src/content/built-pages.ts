/**
 * What the head of each page says of it, kept for the build steps that follow: the sitemap and the
 * pictures for previews. Pages and integrations are loaded apart, so it waits in one process-wide place.
 */
import type { Lang } from '../i18n/locales.ts';

export interface BuiltPage {
  /** Languages in which the page really exists. */
  readonly listed: readonly Lang[];
  /** True when the page is the one to list; false for a copy that names another as canonical. */
  readonly canonical: boolean;
  readonly updatedAt: Date | undefined;
}

const store = globalThis as { builtPages?: Map<string, BuiltPage> };

/** The pages rendered so far by this process that may be listed, by their path such as `/fr/articles`. */
export function builtPages(): Map<string, BuiltPage> {
  return (store.builtPages ??= new Map());
}
