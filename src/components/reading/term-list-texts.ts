import type { TermList } from '../../content/term-lists.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';

/** The heading, title and description of a page that lists terms, with the page number from the second page on. */
export function describeTermList(
  lang: Lang,
  { category, items, total, page, pages }: TermList,
): { readonly name: string; readonly title: string; readonly description: string } {
  const { reading } = texts(lang);
  const { dictionary: t } = reading;
  const [from = '', to = ''] = [items[0], items.at(-1)].map((term) => term?.entry.data.term ?? '');
  const list = category ? t.categories[category] : fill(t.alphabetical, { from, to });
  const name =
    page > 1 && category ? `${list}, ${fill(reading.listPage, { n: page }).toLowerCase()}` : list;
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    title: fill(t.listTitle, { list: name }),
    description: fill(t.listDescription, { list, n: total, page, pages }),
  };
}
