/** Structured data of the free content: articles and the dictionary. */
import type { Article, DefinedTerm, DefinedTermSet } from 'schema-dts';
import { href, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import type { ArticleData, TermData } from '../schemas.ts';
import { at, day, publisher, publisherId, type Origin } from '../structured-data.ts';

/** An article: free, written and published by the site. */
export function article(origin: Origin, lang: Lang, key: string, data: ArticleData): Article {
  return {
    '@type': 'Article',
    headline: data.title,
    url: at(origin, href(lang, 'article', key)),
    inLanguage: lang,
    datePublished: day(data.publishedAt),
    dateModified: day(data.updatedAt),
    author: { ...publisher(origin), url: at(origin, href(lang, 'about')) },
    publisher: { '@id': publisherId(origin) },
  };
}

/** A term of the dictionary. */
export function definedTerm(origin: Origin, lang: Lang, key: string, data: TermData): DefinedTerm {
  return {
    '@type': 'DefinedTerm',
    name: data.term,
    description: data.definition,
    url: at(origin, href(lang, 'term', key)),
    inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': termSetId(origin, lang) },
  };
}

/** The dictionary. Its terms reference it, so that its own page need not repeat them all. */
export function definedTermSet(origin: Origin, lang: Lang): DefinedTermSet {
  const t = texts(lang).reading.dictionary;
  return {
    '@type': 'DefinedTermSet',
    '@id': termSetId(origin, lang),
    name: t.title,
    description: t.description,
    url: at(origin, href(lang, 'dictionary')),
    inLanguage: lang,
    publisher: { '@id': publisherId(origin) },
  };
}

function termSetId(origin: Origin, lang: Lang): string {
  return at(origin, `${href(lang, 'dictionary')}#terms`);
}
