/** The pages that list articles, newest first: all of them, and those of each topic. */
import { articleTopics, topicKeys, type ArticleTopic } from '../domain/site/article-topics.ts';
import { pagesOf, type ListPage } from '../domain/site/pagination.ts';
import { langs, type Lang } from '../i18n/index.ts';
import { articlesByDate, type Localized } from './entries.ts';

/** A page of a list of articles; without a topic, of the list of all articles. */
export interface ArticleListPage extends ListPage<Localized<'articles'>> {
  readonly topic?: ArticleTopic;
}

const articlesOnPage = 13;
/** Key of the list of all articles; its first page is the page of the articles itself. */
export const allArticles = 'tout';

/** All list pages of a language. Their keys are the same in every language. */
export async function articleLists(lang: Lang): Promise<readonly ArticleListPage[]> {
  const articles = await articlesByDate(lang);
  return [
    ...pagesOf(allArticles, articles, articlesOnPage),
    ...articleTopics.flatMap((topic) =>
      pagesOf(
        topicKeys[topic],
        articles.filter(({ entry }) => entry.data.topics.includes(topic)),
        articlesOnPage,
      ).map((page) => ({ ...page, topic })),
    ),
  ];
}

/** Paths of the list pages but the first of all articles, for `getStaticPaths`. */
export async function articleListPaths(): Promise<
  { params: { lang: Lang; key: string }; props: { list: ArticleListPage } }[]
> {
  const perLang = await Promise.all(
    langs.map(async (lang) =>
      (await articleLists(lang))
        .filter(({ key }) => key !== allArticles)
        .map((list) => ({ params: { lang, key: list.key }, props: { list } })),
    ),
  );
  return perLang.flat();
}
