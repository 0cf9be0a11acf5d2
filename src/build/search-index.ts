/** Builds the full-text index from the built pages: public text only. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element } from 'domhandler';
import { elementsIn, visibleText } from '../content/html.ts';
import { publishedMinutes } from '../domain/course/published-lessons.ts';
import { plainInline } from '../domain/site/inline-links.ts';
import { isHidden, pages, type KeyedPageId, type SearchablePageId } from '../domain/site/pages.ts';
import { questionId, type SearchDocument, type SearchKind } from '../domain/search/search.ts';
import { type NamedPage, type PageName, pageNamesPath } from '../domain/search/near-names.ts';
import { href } from '../i18n/index.ts';
import { langs, type Lang } from '../i18n/locales.ts';
import { texts } from '../i18n/texts.ts';
import { pictureAddress } from '../content/picture-address.ts';
import { isListedPath } from '../content/listed-pages.ts';
import type { PictureKind } from '../pictures/index.ts';
import type { Page } from './page.ts';
import { writeIndex } from './search-files.ts';

/**
 * The search indexes of all languages: collects pages one by one, then writes one file per
 * language, and one with the names of all pages.
 */
export class SearchIndexes {
  readonly #documents = new Map<Lang, SearchDocument[]>(langs.map((lang) => [lang, []]));

  readonly #names = new Map<string, Partial<Record<Lang, PageName>>>();

  /** Adds a page, unless it may not be listed; `address` is its path, such as `/fr/articles`. */
  add(address: string, read: SearchDocument): void {
    const lang = langs.find((it) => `${address}/`.startsWith(`${href(it, 'home')}/`));
    if (lang && isListedPath(address) && !isList(address)) {
      const document = named(lang, read);
      this.#documents.get(lang)?.push(document);
      const path = pathOf(address);
      const { title, synonyms: words } = document;
      this.#names.set(path, { ...this.#names.get(path), [lang]: { title, words } });
    }
  }

  /** Writes the files below `out`; returns their sizes in a sentence. */
  async write(out: string): Promise<string> {
    const sizes: string[] = [];
    for (const [lang, pages] of this.#documents) {
      const documents = [...pages, ...questions(lang), ...memberPages(lang)];
      const size = writeIndex(out, lang, documents);
      sizes.push(`${lang}: ${documents.length} entries, ${Math.round(size / 1024)} KB`);
    }
    const names = [...this.#names].map(([path, names]): NamedPage => ({ path, names }));
    await writeFile(join(out, pageNamesPath), JSON.stringify(names));
    return `${sizes.join('; ')}.`;
  }
}

/** The indexed text of a page. Its `<meta name="keywords">` holds hidden search terms. */
export function readPage(address: string, { main, metas }: Page): SearchDocument {
  const nodes = main ? [main] : [];
  const shown = [...elementsIn(nodes, isAside)];
  const heading = shown.filter(({ name }) => name === 'h1').slice(0, 1);
  const headings = shown.filter(({ name }) => name === 'h2' || name === 'h3');
  return {
    id: address,
    kind: kindOf(address),
    title: plain(visibleText(heading, isAside)),
    synonyms: plain(metas.get('keywords') ?? ''),
    headings: plain(headings.map((it) => visibleText(it.children, isAside)).join(' . ')),
    description: plain(metas.get('description') ?? ''),
    text: plain(visibleText(nodes, isAside)),
    ...pictureOf(address),
    ...(isPlannedLesson(address) && { planned: true }),
  };
}

function isPlannedLesson(address: string): boolean {
  const key = address.split('/').at(-1) ?? '';
  return kindOf(address) === 'lesson' && !Object.hasOwn(publishedMinutes, key);
}

const asides = new Set(['noscript', 'svg', 'nav', 'form']);

/** The same closing section on most pages, and the links to other articles. */
const asideClass = /(?:^|\s)(?:next-step|article-end)(?:\s|$)/;

/** Parts of a page excluded from its text: figures, forms, links to other pages, live figures. */
function isAside({ name, attribs }: Element): boolean {
  return (
    asides.has(name) ||
    (name === 'tbody' && 'data-live' in attribs) ||
    asideClass.test(attribs['class'] ?? '')
  );
}

/** The page under its name in the menu, with its heading and keywords. */
function named(lang: Lang, page: SearchDocument): SearchDocument {
  const names = texts(lang).pageNames;
  const id = (Object.keys(names) as SearchablePageId[]).find((id) => href(lang, id) === page.id);
  if (!id) return page;
  return { ...page, title: names[id].title, synonyms: `${page.title} ${names[id].keywords}` };
}

/** The pages for signed-in readers, found by name only: their content is personal. */
function memberPages(lang: Lang): SearchDocument[] {
  const names = texts(lang).pageNames;
  return (Object.keys(names) as SearchablePageId[]).filter(isHidden).map((id) => ({
    ...{ id: href(lang, id), kind: 'page' as const, title: names[id].title },
    ...{ synonyms: names[id].keywords, headings: '', description: '', text: '' },
  }));
}

/** The questions of the help page, each as a document with its own anchor. */
export function questions(lang: Lang): SearchDocument[] {
  const { company, faq } = texts(lang);
  return faq.groups.flatMap(({ key, title, items }) =>
    items.map(({ question, answer }, position) => ({
      id: `${href(lang, 'faq')}#${questionId(key, position)}`,
      kind: 'question' as const,
      title: question,
      synonyms: '',
      headings: `${title} ${company.topics.find((topic) => topic.key === key)?.title ?? ''}`,
      description: plainInline(answer),
      text: '',
    })),
  );
}

/** The path after the language. */
function pathOf(address: string): string {
  return address.replace(/^\/[^/]+\/?/, '');
}

function kindOf(address: string): SearchKind {
  if (isUnder(address, 'lesson')) return 'lesson';
  if (isList(address)) return 'page';
  if (isUnder(address, 'article')) return 'article';
  return isUnder(address, 'term') ? 'term' : 'page';
}

/** Whether a page lists articles or terms, whose own pages say the same. */
function isList(address: string): boolean {
  return isUnder(address, 'articleList') || isUnder(address, 'termList');
}

function isUnder(address: string, page: KeyedPageId): boolean {
  return pathOf(address).startsWith(pages[page].path.replace('[key]', ''));
}

const pictured: Partial<Record<SearchKind, PictureKind>> = {
  lesson: 'lessons',
  article: 'articles',
  term: 'dictionary',
};

function pictureOf(address: string): Pick<SearchDocument, 'picture'> {
  const kind = pictured[kindOf(address)];
  const key = address.split('/').at(-1) ?? '';
  return kind ? { picture: pictureAddress(kind, key) } : {};
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
