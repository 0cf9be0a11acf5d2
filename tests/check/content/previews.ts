/** The comment of a pull request that changes content: its pages and where to see them. */
import { isLang, langs } from '../../../src/i18n/locales.ts';
import { href } from '../../../src/i18n/index.ts';
import { isContentKey } from '../../../src/domain/site/content-key.ts';
import { type KeyedPageId, pages, type PlainPageId } from '../../../src/domain/site/pages.ts';

const keyed: Readonly<Record<string, KeyedPageId>> = {
  articles: 'article',
  dictionary: 'term',
  lessons: 'lesson',
};

/** Addresses of the pages of some content files, in every language, without repeats. */
export function pagesOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap(addressesOf))].sort();
}

/**
 * The comment's Markdown.
 * @param site Name of the site at Netlify; without it addresses are shown without a link.
 */
export function previewComment(
  files: readonly string[],
  pullRequest: number,
  site: string | undefined,
): string {
  const paths = pagesOf(files);
  if (paths.length === 0) return 'No page of `content/` changes.\n';
  const isName = site !== undefined && isContentKey(site);
  const origin = `https://deploy-preview-${pullRequest}--${site ?? ''}.netlify.app`;
  const rows = paths.map((path) => (isName ? `- [${path}](${origin}${path})` : `- \`${path}\``));
  const hint = isName
    ? 'The preview is there a few minutes after each push.'
    : 'Set the repository variable `NETLIFY_SITE` to the name of the site at Netlify, and this list links to the preview.';
  return ['Pages that change:', '', ...rows, '', hint, ''].join('\n');
}

function addressesOf(file: string): string[] {
  const [top, collection = '', lang, name = ''] = file.split('/');
  const key = name.replace(/\.mdx$/, '');
  if (top !== 'content' || !isLang(lang) || !name.endsWith('.mdx') || !isContentKey(key)) {
    return [];
  }
  const page = keyed[collection];
  if (page !== undefined) return langs.map((each) => href(each, page, key));
  const company = collection === 'company' ? companyPage(key) : undefined;
  return company === undefined ? [] : langs.map((each) => href(each, company));
}

function companyPage(key: string): PlainPageId | undefined {
  const found = Object.entries(pages).find(([, { path }]) => path === key);
  return found?.[0] as PlainPageId | undefined;
}
