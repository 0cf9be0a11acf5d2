/** Pages left out of the sitemap, of search and of search engines. */
import { isHidden, pages, type PageId } from '../domain/site/pages.ts';
import { site } from '../site.ts';

/** Whether a page is hidden, or has nothing to show yet: the team, until the owner names people. */
export function isUnlisted(page: PageId): boolean {
  return isHidden(page) || (page === 'team' && site.team.length === 0);
}

/** False for the path of an unlisted page in any language, such as `/fr/search`. */
export function isListedPath(pathname: string): boolean {
  const path = pathname.replace(/^\/[^/]*\/?/, '').replace(/\.html$/, '');
  return !(Object.keys(pages) as PageId[]).some((id) => isUnlisted(id) && pages[id].path === path);
}
