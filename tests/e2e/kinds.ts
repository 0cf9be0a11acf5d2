import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../local/settings.ts';
import { freeLesson } from '../../src/domain/course/lessons.ts';
import { type KeyedPageId, type PageId, pages } from '../../src/domain/site/pages.ts';
import { topicKeys } from '../../src/domain/site/article-topics.ts';
import { categoryKeys } from '../../src/domain/site/term-categories.ts';
import { href, type Lang } from '../../src/i18n/index.ts';

/** Folders of the entries of keyed pages. */
const folders: Readonly<Record<Exclude<KeyedPageId, 'articleList' | 'termList'>, string>> = {
  article: 'articles',
  term: 'dictionary',
  lesson: 'lessons',
};

/** One address of every kind of page in a language; a keyed page gets a fixed entry. */
export function kindsOfPage(lang: Lang): { readonly page: PageId; readonly address: string }[] {
  return (Object.keys(pages) as PageId[]).map((page) => ({
    page,
    address: isKeyed(page) ? href(lang, page, entry(page, lang)) : href(lang, page),
  }));
}

function isKeyed(page: PageId): page is KeyedPageId {
  return pages[page].path.endsWith('[key]');
}

/** The key for a keyed page: the free lesson, the lists about markets, else the first entry. */
function entry(page: KeyedPageId, lang: Lang): string {
  if (page === 'lesson') return freeLesson;
  if (page === 'articleList') return topicKeys.markets;
  return page === 'termList' ? categoryKeys.markets : firstKey(folders[page], lang);
}

function firstKey(folder: string, lang: Lang): string {
  const [first = ''] = readdirSync(join(root, 'content', folder, lang)).sort();
  return basename(first, '.mdx');
}
