/**
 * Links in a plain text: `[terms](page:terms#withdrawal)`,
 * `[risk](page:lesson/gestion-risque)`. The text stays readable for editors and serves pages,
 * search engines and structured data. No URL is written by hand: a page is referenced by its id
 * in `pages.ts`.
 */
import { freeLesson } from '../course/lessons.ts';
import { type KeyedPageId, pages, type PageId, type PlainPageId } from './pages.ts';

/** A page in no particular language, with an optional anchor. */
export type PageTarget = (
  | { readonly page: PlainPageId }
  | { readonly page: KeyedPageId; readonly key: string }
) & { readonly anchor?: string };

export interface InlineLink {
  readonly label: string;
  readonly target: PageTarget;
}

/** A run of plain text, or a link. */
export type InlinePart = string | InlineLink;

const link = /\[([^[\]]+)\]\(([^()\s]*)\)/g;

/** Splits a text into plain runs and links. Throws if a link names an unknown page. */
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

/** The text without its links, for search engines or a feed. */
export function plainInline(text: string): string {
  return parseInline(text)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');
}

/**
 * Parses `page:<id>`, `page:<id>/<key>`, either with `#<anchor>`; `page:freeLesson` is the lesson
 * that a free account opens. Throws for an unknown page.
 */
export function parseTarget(target: string): PageTarget {
  const match = /^page:(\w+)(?:\/([\w-]+))?(?:#([\w-]+))?$/.exec(target);
  const [, page = '', key, anchor] = match ?? [];
  if (page === 'freeLesson') return parseTarget(target.replace(page, `lesson/${freeLesson}`));
  if (!isPage(page)) {
    throw new Error(
      `"${target}" links to an unknown page. Write page:<id> with an id of src/domain/site/pages.ts.`,
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
