/** Structured data of the site: publisher, pages, breadcrumbs, FAQ. */
import type {
  BreadcrumbList,
  FAQPage,
  Organization,
  Question,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import { plainInline } from '../../domain/site/inline-links.ts';
import type { PageId } from '../../domain/site/pages.ts';
import { defaultLang, href, langs, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import { site } from '../../site.ts';
import { at, day, publisherId, type Crumb, type Origin } from '../structured-data.ts';

/** The publisher of the site. */
export function organization(origin: Origin): Exclude<Organization, string> {
  const { company, vat } = site.publisher;
  const networks = Object.values(site.social);
  return {
    '@type': 'Organization',
    '@id': publisherId(origin),
    name: site.name,
    url: at(origin, href(defaultLang, 'home')),
    logo: at(origin, '/icon-512.png'),
    ...(networks.length > 0 && { sameAs: networks }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.contact.email,
      availableLanguage: [...langs],
    },
    ...(company && { legalName: company }),
    ...(vat && { vatID: vat }),
  };
}

/** The site, with the address of its search. */
export function webSite(origin: Origin, lang: Lang): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${at(origin, href(lang, 'search'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': siteId(origin, lang),
    name: site.name,
    url: at(origin, href(lang, 'home')),
    inLanguage: lang,
    publisher: { '@id': publisherId(origin) },
    potentialAction: search,
  };
}

function siteId(origin: Origin, lang: Lang): string {
  return at(origin, `${href(lang, 'home')}#website`);
}

/** Pages with a type of their own in schema.org. */
const pageTypes = {
  about: 'AboutPage',
  support: 'ContactPage',
  appointment: 'ContactPage',
  articles: 'CollectionPage',
  articleList: 'CollectionPage',
  dictionary: 'CollectionPage',
  termList: 'CollectionPage',
} as const satisfies Partial<Record<PageId, string>>;

/** The page itself, if no component describes it. */
export function webPage(
  origin: Origin,
  page: {
    readonly page: PageId;
    readonly lang: Lang;
    readonly path: string;
    readonly title: string;
    readonly updatedAt?: Date | undefined;
  },
): WebPage {
  const types: Partial<Record<PageId, (typeof pageTypes)[keyof typeof pageTypes]>> = pageTypes;
  return {
    '@type': types[page.page] ?? 'WebPage',
    url: at(origin, page.path),
    name: page.title,
    inLanguage: page.lang,
    isPartOf: { '@id': siteId(origin, page.lang) },
    ...(page.updatedAt && { dateModified: day(page.updatedAt) }),
  };
}

/** Home, the levels between, and the page itself, which needs no URL. */
export function breadcrumbList(
  origin: Origin,
  lang: Lang,
  trail: readonly Crumb[],
  title: string,
): BreadcrumbList {
  const above = [{ href: href(lang, 'home'), label: texts(lang).shell.home }, ...trail];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map((step, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: step.label,
        item: at(origin, step.href),
      })),
      { '@type': 'ListItem', position: above.length + 1, name: title },
    ],
  };
}

/** Questions and answers as displayed; links in an answer lose their URL. */
export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }): Question => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainInline(answer) },
    })),
  };
}
