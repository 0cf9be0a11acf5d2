/** Queries of the content collections for pages. */
import { getCollection, type CollectionEntry, type CollectionKey } from 'astro:content';
import { isLang, langs, type Lang } from '../i18n/locales.ts';
import { typesetAll } from '../i18n/typography.ts';

/**
 * An entry in a language. `translated: false` means that it exists in the other language only:
 * the page shows a notice, sets the other language's `lang`, and is canonical to its source.
 */
export interface Localized<C extends CollectionKey> {
  readonly key: string;
  readonly entry: CollectionEntry<C>;
  /** Language of the text. */
  readonly textLang: Lang;
  readonly translated: boolean;
  /** Languages in which it exists. */
  readonly writtenIn: readonly Lang[];
}

const known = new Map<string, Promise<unknown>>();

/**
 * Caches the result of `make` for the build, since many pages need it; in development, an edit
 * shows at once.
 */
export function onceFor<T>(id: string, make: () => Promise<T>): Promise<T> {
  const before = known.get(id) as Promise<T> | undefined;
  if (before && !import.meta.env.DEV) return before;
  const made = make();
  known.set(id, made);
  return made;
}

/** Every entry of a collection for a language, sorted by key. */
export function entriesIn<C extends CollectionKey>(
  collection: C,
  lang: Lang,
): Promise<readonly Localized<C>[]> {
  return onceFor(`${lang}/${collection}`, () => readEntries(collection, lang));
}

async function readEntries<C extends CollectionKey>(
  collection: C,
  lang: Lang,
): Promise<readonly Localized<C>[]> {
  const byKey = new Map<string, Localized<C>>();
  for (const raw of await getCollection(collection)) {
    const [textLang, key = ''] = raw.id.split('/');
    if (!isLang(textLang)) continue;
    const entry = typesetEntry(textLang, raw);
    const before = byKey.get(key);
    const writtenIn = [...(before?.writtenIn ?? []), textLang];
    const translated = textLang === lang;
    const shown = translated || !before ? { key, entry, textLang, translated } : before;
    byKey.set(key, { ...shown, writtenIn });
  }
  return [...byKey.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Front matter with its typography set, until the file changes. */
const typesetData = new Map<string, { readonly digest: unknown; readonly data: unknown }>();

/**
 * Sets the typography of an entry's front matter. Done here because a schema does not know the
 * language, and Astro caches what a loader returns even when these rules change.
 */
function typesetEntry<C extends CollectionKey>(
  lang: Lang,
  entry: CollectionEntry<C>,
): CollectionEntry<C> {
  const id = `${entry.collection}/${entry.id}`;
  const digest = entry.digest ?? entry.data;
  const before = typesetData.get(id);
  const data = before?.digest === digest ? before.data : typesetAll(lang, entry.data);
  typesetData.set(id, { digest, data });
  return { ...entry, data: data as CollectionEntry<C>['data'] };
}

/** The articles of a language, newest first. */
export async function articlesByDate(lang: Lang): Promise<readonly Localized<'articles'>[]> {
  return (await entriesIn('articles', lang)).toSorted(
    (a, b) => b.entry.data.publishedAt.getTime() - a.entry.data.publishedAt.getTime(),
  );
}

/** The dictionary of a language, in alphabetical order. */
export function termsByName(lang: Lang): Promise<readonly Localized<'dictionary'>[]> {
  return onceFor(`${lang}/terms by name`, async () => {
    const { compare } = new Intl.Collator(lang);
    return (await entriesIn('dictionary', lang)).toSorted((a, b) =>
      compare(a.entry.data.term, b.entry.data.term),
    );
  });
}

/** The entries of a collection in a language, by key. */
export function entriesByKey<C extends CollectionKey>(
  collection: C,
  lang: Lang,
): Promise<ReadonlyMap<string, Localized<C>>> {
  return onceFor(
    `${lang}/${collection} by key`,
    async () => new Map((await entriesIn(collection, lang)).map((item) => [item.key, item])),
  );
}

/** Paths of a collection's pages, for `getStaticPaths`: each key in each language. */
export async function entryPaths<C extends CollectionKey>(
  collection: C,
): Promise<{ params: { lang: Lang; key: string }; props: { item: Localized<C> } }[]> {
  const perLang = await Promise.all(
    langs.map(async (lang) =>
      (await entriesIn(collection, lang)).map((item) => ({
        params: { lang, key: item.key },
        props: { item },
      })),
    ),
  );
  return perLang.flat();
}

/** `getStaticPaths` of a page without a key. */
export function langPaths(): { params: { lang: Lang } }[] {
  return langs.map((lang) => ({ params: { lang } }));
}

/** Languages in which a page about this entry may be listed by search engines. */
export function listedLangs(item: Pick<Localized<CollectionKey>, 'writtenIn'>): readonly Lang[] {
  return langs.filter((lang) => item.writtenIn.includes(lang));
}

/** The latest change of some entries; `undefined` if there are none. */
export function lastUpdate(
  items: readonly { readonly entry: { readonly data: { readonly updatedAt: Date } } }[],
): Date | undefined {
  const days = items.map(({ entry }) => entry.data.updatedAt.getTime());
  return days.length > 0 ? new Date(Math.max(...days)) : undefined;
}

/** Minutes to read a Markdown text, at 220 words per minute. */
export function readingMinutes(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/).length / 220));
}
