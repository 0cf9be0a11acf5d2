/** Size budgets, content security policy and search engine indexing. */
import type { Fault } from './fault.ts';

const weight = { suite: 'site', files: ['tests/site/weight.test.ts'] } as const;
const policy = { suite: 'unit', files: ['tests/unit/build/hosting.test.ts'] } as const;
const sitePages = { suite: 'site', files: ['tests/site/pages.test.ts'] } as const;

export const budgets: readonly Fault[] = [
  {
    name: 'pages include the styles of all others',
    file: 'src/build/trim-styles.ts',
    find: 'unusedSymbols: [...new Set(unused)]',
    replace: 'unusedSymbols: unused.slice(0, 0)',
    caughtBy: weight,
  },
  {
    name: 'pages load a render-blocking style sheet',
    file: 'astro.config.mjs',
    find: "inlineStylesheets: 'always'",
    replace: "inlineStylesheets: 'never'",
    caughtBy: weight,
  },
  {
    name: 'React loads before any interaction',
    file: 'src/layouts/Page.astro',
    find: 'client:when="open-auth open-subscribe"',
    replace: 'client:load',
    caughtBy: weight,
  },
  {
    name: 'the content security policy allows inline scripts',
    file: 'src/build/hosting.ts',
    find: '`script-src ${["\'self\'",',
    replace: '`script-src ${["\'self\'", "\'unsafe-inline\'",',
    caughtBy: policy,
  },
  {
    name: 'the site may be framed by others',
    file: 'src/build/hosting.ts',
    find: '"frame-ancestors \'none\'",',
    replace: '',
    caughtBy: policy,
  },
  {
    name: 'private pages may be indexed by search engines',
    file: 'src/components/head/Head.astro',
    find: '<meta name="robots" content="noindex" />',
    replace: '<meta name="robots" content="index" />',
    caughtBy: sitePages,
  },
  {
    name: 'the sitemap lists private pages',
    file: 'src/components/head/Head.astro',
    find: '<meta name="robots" content="noindex" />',
    replace:
      '<><meta name="robots" content="noindex" /><Preview {...Astro.props} description={description} canonical={canonical} /></>',
    caughtBy: sitePages,
  },
  {
    name: 'the settings count as a public page',
    file: 'src/domain/site/pages.ts',
    find: "settings: { path: 'settings', access: 'session', hidden: true, inSearch: true },",
    replace: "settings: { path: 'settings', access: 'session', inSearch: true },",
    caughtBy: { suite: 'unit', files: ['tests/unit/site/addresses.test.ts'] },
  },
];
