/** Reading times shown on the training hub, counted from the written texts. */
import { entriesIn, readingMinutes } from '../../../content/entries.ts';
import type { Lang } from '../../../i18n/index.ts';

/** The reading path of a beginner: an article, then these terms, then the free lesson. */
export const firstArticle = 'lire-un-carnet-d-ordres';
const firstTerms = [
  'jeton',
  'portefeuille',
  'phrase-de-recuperation',
  'liquidite',
  'ordre-a-cours-limite',
] as const;

/** The terms in reading order, and the minutes of the article and of the terms. */
export async function firstReadings(lang: Lang): Promise<{
  readonly articleMinutes: number;
  readonly terms: readonly { readonly key: string; readonly term: string }[];
  readonly termMinutes: number;
}> {
  const articles = await entriesIn('articles', lang);
  const article = articles.find(({ key }) => key === firstArticle)?.entry;
  if (!article)
    throw new Error(`content/articles: "${firstArticle}" is missing; the training hub lists it.`);
  const dictionary = await entriesIn('dictionary', lang);
  const terms = firstTerms.map((key) => {
    const found = dictionary.find((item) => item.key === key)?.entry;
    if (!found)
      throw new Error(`content/dictionary: "${key}" is missing; the training hub lists it.`);
    return { key, term: found.data.term, text: `${found.data.definition} ${found.body ?? ''}` };
  });
  return {
    articleMinutes: readingMinutes(article.body ?? ''),
    terms,
    termMinutes: readingMinutes(terms.map(({ text }) => text).join(' ')),
  };
}
