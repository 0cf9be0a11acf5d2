/** Rule for the links of texts: external ones use https, internal ones lead to existing pages. */
import { topicKeys } from '../../../src/domain/site/article-topics.ts';
import { parseTarget } from '../../../src/domain/site/inline-links.ts';
import { pages } from '../../../src/domain/site/pages.ts';
import { listOfKey } from '../../../src/domain/site/pagination.ts';
import { categoryKeys } from '../../../src/domain/site/term-categories.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { isLang, langs } from '../../../src/i18n/locales.ts';
import type { Collection, Entry, Finding, Rule } from './entry.ts';
import { parseBody } from './mdx.ts';

export const linksExist: Rule = {
  name: 'links lead to pages that exist',
  fault: 'the link leads nowhere',
  find: (entries) => {
    const files = new Set(entries.map(({ file }) => file));
    return entries.flatMap((entry) =>
      parseBody(entry)
        .nodes.filter(({ type }) => type === 'link' || type === 'definition')
        .flatMap(({ url, line }) =>
          faultsOfLink(url, entry, files).map(([fault, change]): Finding => ({
            level: 'error',
            file: entry.file,
            field: `body:${line}`,
            fault,
            change,
          })),
        ),
    );
  },
};

type Fault = readonly [fault: string, change: string];

const collectionOf: Readonly<Record<string, Collection>> = {
  article: 'articles',
  term: 'dictionary',
  lesson: 'lessons',
};

/** Keys of the lists of a page: `tout` has all their entries. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  articleList: [...Object.values(topicKeys), 'tout'],
  termList: [...Object.values(categoryKeys), 'tout'],
};

function faultsOfLink(url: string, entry: Entry, files: ReadonlySet<string>): Fault[] {
  if (/^(?:https:\/\/[^/]|mailto:|#)/.test(url)) return [];
  if (url.startsWith('http://')) {
    return [[`"${url}" is not encrypted`, 'write https:// if the site has it, or another source']];
  }
  if (url.startsWith('page:')) return faultsOfPage(url, entry, files);
  if (url.startsWith('/')) return faultsOfPath(url, entry, files);
  return [[`"${url}" is no address`, 'write the whole address, beginning with https://']];
}

/** `page:` links, which only company pages may have. */
function faultsOfPage(
  url: string,
  { collection, lang }: Entry,
  files: ReadonlySet<string>,
): Fault[] {
  if (collection !== 'company') {
    return [
      [`"${url}" works in company pages only`, `write the address, such as /${lang}/articles`],
    ];
  }
  try {
    const target = parseTarget(url);
    if (!('key' in target) || exists(target.page, target.key, files)) return [];
    return [[`"${url}" names no file`, 'compare the key with the names of the files']];
  } catch {
    return [[`"${url}" names no page`, 'write page: and a name of src/domain/site/pages.ts']];
  }
}

/** `/fr/articles/<key>`: in the language of the text, to a page or an entry that exists. */
function faultsOfPath(url: string, { lang }: Entry, files: ReadonlySet<string>): Fault[] {
  const [, first = '', ...rest] = url.replace(/[?#].*$/, '').split('/');
  if (!isLang(first)) {
    return [[`"${url}" names no language`, `begin it with /${lang}/`]];
  }
  if (first !== lang) {
    const { other } = languages[lang];
    return [[`"${url}" leaves the text’s language for ${other}`, `begin it with /${lang}/`]];
  }
  const path = rest.join('/');
  const key = rest.at(-1) ?? '';
  const found = Object.entries(pages).some(
    ([page, row]) =>
      row.path === path || (row.path.replace('[key]', key) === path && exists(page, key, files)),
  );
  return found
    ? []
    : [[`"${url}" is no page of the site`, 'open the page and copy its address after the domain']];
}

function exists(page: string, key: string, files: ReadonlySet<string>): boolean {
  const lists = listsOf[page];
  if (lists) return lists.includes(listOfKey(key));
  const collection = collectionOf[page];
  if (collection === undefined) return false;
  // A page in one language is shown in the other too.
  return langs.some((lang) => files.has(`content/${collection}/${lang}/${key}.mdx`));
}
