/** The pages that list the dictionary's terms: by category, and by alphabet once the dictionary is long. */
import { pagesOf, type ListPage } from '../domain/site/pagination.ts';
import { categoryKeys, termCategories, type TermCategory } from '../domain/site/term-categories.ts';
import { langs, type Lang } from '../i18n/index.ts';
import { onceFor, termsByName, type Localized } from './entries.ts';

export type Term = Localized<'dictionary'>;

/** A page of a list of terms; without a category, of the whole alphabet. */
export interface TermList extends ListPage<Term> {
  readonly category?: TermCategory;
}

const termsOnPage = 40;
/** With more terms than this, their names in two languages would make the index too heavy. */
const namesOnIndex = 240;

/** Whether the index names every term; otherwise its letters lead to pages of the alphabet. */
export function isShort(terms: readonly Term[]): boolean {
  return terms.length <= namesOnIndex;
}

/** The first letter of a term, without its accent; `#` for a digit. */
export function letterOf({ entry: { data } }: Term): string {
  const [letter = ''] = data.term.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
}

/** The terms before and after one, in alphabetical order. */
export async function neighboursOf(
  lang: Lang,
  key: string,
): Promise<readonly [before: Term | undefined, after: Term | undefined]> {
  const terms = await termsByName(lang);
  const places = await onceFor(
    `${lang}/places of terms`,
    async () => new Map(terms.map((term, place) => [term.key, place])),
  );
  const at = places.get(key) ?? -1;
  return [terms[at - 1], terms[at + 1]];
}

/** All list pages of a language. Their keys are the same in every language. */
export async function termLists(lang: Lang): Promise<readonly TermList[]> {
  const terms = await termsByName(lang);
  const byCategory = Map.groupBy(terms, ({ entry }) => entry.data.category);
  return [
    ...termCategories.flatMap((category) =>
      pagesOf(categoryKeys[category], byCategory.get(category) ?? [], termsOnPage).map((page) => ({
        ...page,
        category,
      })),
    ),
    ...(isShort(terms) ? [] : pagesOf('tout', terms, termsOnPage)),
  ];
}

/** Paths of the list pages, for `getStaticPaths`. */
export async function termListPaths(): Promise<
  { params: { lang: Lang; key: string }; props: { list: TermList } }[]
> {
  const perLang = await Promise.all(
    langs.map(async (lang) =>
      (await termLists(lang)).map((list) => ({ params: { lang, key: list.key }, props: { list } })),
    ),
  );
  return perLang.flat();
}
