/**
 * Links inside a plain text: `[terms](page:terms#withdrawal)`, `[risk](page:lesson/gestion-risque)`.
 * The text stays readable by an editor, and the same text is read by people, by search engines and by
 * structured data. No address is written by hand: a page is named by its id in `pages.ts`.
 */
import { type KeyedPageId, pages, type PageId, type PlainPageId } from './pages.ts';

/** A page of the site, of no language yet, with the place on it to scroll to. */
export type PageTarget = (
  { readonly page: PlainPageId } | { readonly page: KeyedPageId; readonly key: string }
) & { readonly anchor?: string };

export interface InlineLink {
  readonly label: string;
  readonly target: PageTarget;
}

/** A run of plain text, or a link. */
export type InlinePart = string | InlineLink;

const link = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** Splits a text into words and links. Throws when a link names no page of the site. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let last = 0;
  for (const match of text.matchAll(link)) {
    const [whole, label = '', target = ''] = match;
    parts.push(text.slice(last, match.index), { label, target: parseTarget(target) });
    last = match.index + whole.length;
  }
  return [...parts, text.slice(last)].filter((part) => part !== '');
}

/** The same text without its links, as a search engine or a feed shows it. */
export function plainInline(text: string): string {
  return parseInline(text)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}

/** Reads `page:<id>`, `page:<id>/<key>`, either with `#<anchor>`. Throws when there is no such page. */
export function parseTarget(target: string): PageTarget {
  const match = /^page:(\w+)(?:\/([\w-]+))?(?:#([\w-]+))?$/.exec(target);
  const [, page = '', key, anchor] = match ?? [];
  if (!isPage(page)) {
    throw new Error(
      `"${target}" links to no page. Write page:<id> with an id of src/domain/site/pages.ts.`,
    );
  }
  const place = anchor === undefined ? {} : { anchor };
  if (isKeyed(page)) {
    if (key === undefined) throw new Error(`"${target}" needs a key: page:${page}/<key>.`);
    return { page, key, ...place };
  }
  if (key !== undefined) throw new Error(`"${target}" has a key, but ${page} is one page.`);
  return { page, ...place };
}

function isPage(id: string): id is PageId {
  return Object.hasOwn(pages, id);
}

function isKeyed(page: PageId): page is KeyedPageId {
  return pages[page].path.endsWith('[key]');
}
