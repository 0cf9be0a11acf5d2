/**
 * Netlify's `_redirects` file: the root, legacy URLs from before the site had languages, each
 * language's 404 page, and unknown languages. Every old URL reaches its page in one redirect,
 * and Netlify keeps the query. Order matters: the first matching rule wins.
 */
import { defaultLang, langs } from '../../i18n/locales.ts';
import { lessonKeys } from '../course/lessons.ts';
import { pages } from './pages.ts';

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: 301 | 302 | 404;
}

/** All rules, in the order Netlify must try them. */
export function redirects(): Redirect[] {
  const moved = (from: string, path: string): Redirect => ({
    from,
    to: `/${defaultLang}/${path.replace('[key]', ':key')}`,
    status: 301,
  });

  const legacy = [
    moved('/knowledge', pages.training.path),
    moved('/knowledge/crypto', pages.course.path),
    ...lessonKeys.map((key, index) =>
      moved(`/knowledge/crypto/module-${index + 1}`, pages.lesson.path.replace('[key]', key)),
    ),
    moved('/market', pages.market.path),
    moved('/dictionary', pages.dictionary.path),
    moved('/dictionary/:key', pages.term.path),
  ];

  const unprefixed = Object.values(pages)
    .filter((page) => page.path !== '' && page.path !== pages.notFound.path)
    .map((page) => moved(`/${page.path.replace('[key]', ':key')}`, page.path));

  const notFound = langs.map((lang): Redirect => ({
    from: `/${lang}/*`,
    to: `/${lang}/404.html`,
    status: 404,
  }));

  const missingFiles = filePaths.map((from): Redirect => ({
    from,
    to: `/${defaultLang}/404.html`,
    status: 404,
  }));

  return [
    { from: '/', to: `/${defaultLang}`, status: 302 },
    ...legacy,
    ...unprefixed,
    ...notFound,
    ...missingFiles,
    // Separate from the next rule, whose empty splat would give `/fr/` and cost another
    // redirect.
    { from: '/:lang', to: `/${defaultLang}`, status: 302 },
    { from: '/:lang/*', to: `/${defaultLang}/:splat`, status: 302 },
  ];
}

/** Machine-requested files: a missing one is a 404, not a page in an unknown language. */
const filePaths = [
  '/_astro/*',
  '/sealed/*',
  '/_search/*',
  '/.well-known/*',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
];

/** The content of the `_redirects` file. A 404 rule rewrites; the others redirect. */
export function redirectsFile(): string {
  return redirects()
    .map((rule) => `${rule.from} ${rule.to} ${rule.status}`)
    .join('\n')
    .concat('\n');
}
