import { type KeyedPageId, pages } from '../../src/domain/site/pages.ts';
import { isLang, type Lang, languages } from '../../src/i18n/index.ts';

/** The files of a page's text. */
export interface PageEntry {
  /** The file that the page shows. */
  readonly file: string;
  /** The file of the page's language, if it is missing: the page shows the other one. */
  readonly missing?: string;
}

const collections: Readonly<Partial<Record<KeyedPageId, string>>> = {
  article: 'articles',
  term: 'dictionary',
  lesson: 'lessons',
};

/** The language of a path such as `/fr/articles`; undefined if it is not a page of the site. */
export function languageOf(path: string): Lang | undefined {
  const [, first] = path.split('/');
  return isLang(first) ? first : undefined;
}

/**
 * The entry that a page shows; undefined for pages without one.
 * @param path Path of the page, such as `/fr/articles/bloc`.
 * @param exists Whether there is a file at a path of the project.
 */
export function entryOfPage(
  path: string,
  exists: (file: string) => boolean,
): PageEntry | undefined {
  const lang = languageOf(path);
  const place = placeOf(path.replace(/^\/[^/]*\/?|\/$/g, ''));
  if (!lang || place === undefined) return undefined;
  const [own, other] = [lang, languages[lang].other].map((each) => place.replace('[lang]', each));
  if (own === undefined || other === undefined) return undefined;
  if (exists(own)) return { file: own };
  return exists(other) ? { file: other, missing: own } : undefined;
}

/** `content/articles/[lang]/bloc.mdx` for `articles/bloc`; a company page is named by its path. */
function placeOf(path: string): string | undefined {
  for (const [id, collection] of Object.entries(collections)) {
    const [before = ''] = pages[id as KeyedPageId].path.split('[key]');
    const key = path.startsWith(before) ? path.slice(before.length) : '';
    if (isKey(key)) return `content/${collection}/[lang]/${key}.mdx`;
  }
  return isKey(path) ? `content/company/[lang]/${path}.mdx` : undefined;
}

function isKey(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}
