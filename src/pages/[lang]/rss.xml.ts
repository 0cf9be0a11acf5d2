import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { entriesIn, langPaths } from '../../content/entries.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import { site } from '../../site.ts';

export const getStaticPaths = langPaths;

/** The articles of a language, newest first; an untranslated one is only in the other feed. */
export const GET: APIRoute<Record<string, never>, { lang: Lang }> = async (context) => {
  const { lang } = context.params;
  const { seo, reading } = texts(lang);
  const t = seo.feed;
  const origin = context.site ?? new URL(site.defaultOrigin);
  const own = new URL(`${href(lang, 'home')}/rss.xml`, origin).href;
  const articles = (await entriesIn('articles', lang)).filter(({ translated }) => translated);
  return rss({
    title: `${site.name} · ${t.title}`,
    description: t.description,
    site: new URL(href(lang, 'articles'), origin).href,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${lang}</language><atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    items: articles
      .toSorted((a, b) => b.entry.data.publishedAt.getTime() - a.entry.data.publishedAt.getTime())
      .map(({ key, entry: { data } }) => ({
        title: data.title,
        description: data.description,
        pubDate: data.publishedAt,
        link: new URL(href(lang, 'article', key), origin).href,
        categories: data.topics.map((topic) => reading.articles.topics[topic]),
      })),
  });
};
