/** Pages whose name is near a mistyped address, for the 404 page. */
import type { Lang } from '../../i18n/locales.ts';
import { editDistance } from '../shared/edit-distance.ts';
import { searchWords } from './words.ts';

/** Path of the file with the names of all pages. */
export const pageNamesPath = '/_search/names.json';

/** The names of a page in one language. */
export interface PageName {
  readonly title: string;
  /** Further words that find it. */
  readonly words: string;
}

/** A page, by its path after the language, with its names in each language that has it. */
export interface NamedPage {
  readonly path: string;
  readonly names: Readonly<Partial<Record<Lang, PageName>>>;
}

/** A page to suggest, in the language whose names are nearest. */
export interface NearPage {
  readonly lang: Lang;
  readonly path: string;
  readonly title: string;
}

const maxSuggestions = 4;
/** The least share of the query's letters that a name must match. */
const minScore = 0.6;

/**
 * The pages nearest to a query, nearest first. A page is given in the reader's language, unless its names
 * in another language are nearer: then in both.
 *
 * @param query Words of an address, as `wordsFromPath` gives them.
 */
export function nearestPages(
  pages: readonly NamedPage[],
  query: string,
  reader: Lang,
): readonly NearPage[] {
  const asked = searchWords(query);
  if (asked.length === 0) return [];
  return pages
    .flatMap(({ path, names }) => {
      const given = (Object.entries(names) as [Lang, PageName][]).map(([lang, name]) => ({
        ...{ lang, path, title: name.title, score: scoreOf(asked, path, name) },
      }));
      const best = Math.max(...given.map(({ score }) => score));
      if (best < minScore) return [];
      const own = given.filter(({ lang }) => lang === reader);
      const nearer = given.filter(
        ({ lang, score }) => lang !== reader && score > (own[0]?.score ?? 0),
      );
      return [{ best, shown: [...own, ...nearer] }];
    })
    .sort((one, other) => other.best - one.best)
    .slice(0, maxSuggestions)
    .flatMap(({ shown }) => shown.map(({ lang, path, title }) => ({ lang, path, title })));
}

/** From 0 to 1: how well each query word matches; a word of the title counts a little more. */
function scoreOf(asked: readonly string[], path: string, { title, words }: PageName): number {
  const strong = searchWords(`${title} ${path.split('/').at(-1) ?? ''}`);
  const weak = searchWords(words);
  const scores = asked.map((word) =>
    Math.max(
      ...strong.map((name) => similarity(word, name)),
      ...weak.map((name) => 0.95 * similarity(word, name)),
      0,
    ),
  );
  return scores.reduce((sum, score) => sum + score, 0) / asked.length;
}

/** 1 for equal words, 0 for words that differ in more than a third of their letters. */
function similarity(word: string, name: string): number {
  const longest = Math.max(word.length, name.length);
  const score = 1 - editDistance(word, name) / longest;
  return score >= 2 / 3 ? score : 0;
}
