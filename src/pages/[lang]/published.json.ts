import type { APIRoute } from 'astro';
import { langPaths } from '../../content/entries.ts';
import { publishedContent } from '../../content/published.ts';
import type { Lang } from '../../i18n/index.ts';

export const getStaticPaths = langPaths;

/** Published entries, for the emails about new content (netlify/lib/site/content-news.ts). */
export const GET: APIRoute<Record<string, never>, { lang: Lang }> = async ({ params }) =>
  Response.json(await publishedContent(params.lang));
