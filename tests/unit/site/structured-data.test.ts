/** Structured data of pages in schema.org vocabulary; `tests/site/` checks it on every built page. */
import { describe as group, expect, it } from 'vitest';
import type { LessonData } from '../../../src/content/schemas.ts';
import {
  describe,
  graphText,
  type Described,
  type Descriptions,
} from '../../../src/content/structured-data.ts';
import { course, lesson, planProducts } from '../../../src/content/structured-data/course.ts';
import {
  article,
  definedTerm,
  definedTermSet,
} from '../../../src/content/structured-data/reading.ts';
import {
  breadcrumbList,
  faqPage,
  organization,
  webPage,
  webSite,
} from '../../../src/content/structured-data/site.ts';
import { freeLesson, lessonKeys } from '../../../src/domain/course/lessons.ts';
import { planKeys, plans } from '../../../src/domain/billing/plans.ts';
import { langs } from '../../../src/i18n/index.ts';
import { site } from '../../../src/site.ts';

const origin = new URL('https://site.example');
const day = new Date('2026-11-20');

function lessonData(state: 'written' | 'planned'): LessonData {
  const open = {
    title: 'Ordres',
    description: 'Les ordres, un par un, et ce que chacun coûte.',
    updatedAt: day,
    minutes: 12,
    aims: ['Un', 'Deux', 'Trois'],
    outline: ['Un', 'Deux', 'Trois'],
    intro: ['Un', 'Deux'],
    sources: [],
  };
  const body = {
    figures: 1,
    needs: [],
    skipIf: 'Passez-la si vous savez.',
    reviewBy: day,
    quiz: [],
  };
  return state === 'planned' ? { state, ...open } : { state, ...open, ...body };
}

/** The graph as parsed from the page. */
function published(...things: Described[]): Record<string, unknown>[] {
  const { '@graph': graph } = JSON.parse(graphText(things)) as {
    '@graph': Record<string, unknown>[];
  };
  return graph;
}

group('the graph of a page', () => {
  it('collects the entities of its parts, in order', () => {
    const locals: Descriptions = {};
    describe(locals, organization(origin));
    describe(locals, webSite(origin, 'fr'));
    expect(published(...(locals.things ?? [])).map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
    ]);
  });

  it('merges all questions into one FAQPage', () => {
    const ask = (question: string) => faqPage([{ question, answer: 'Oui.' }]);
    const [faq, ...others] = published(ask('A ?'), ask('B ?'));
    expect(others).toEqual([]);
    expect(faq?.['mainEntity']).toHaveLength(2);
  });

  it('escapes text that would end its script element', () => {
    const text = graphText([
      faqPage([{ question: '</script><script>alert(1)//', answer: '<!--' }]),
    ]);
    expect(text).not.toContain('<');
    expect(published(faqPage([{ question: '</script>', answer: 'x' }]))[0]).toMatchObject({
      mainEntity: [{ name: '</script>' }],
    });
  });

  it('contains an answer without its links', () => {
    const [faq] = published(
      faqPage([{ question: 'A ?', answer: 'Lisez [nos prix](page:pricing).' }]),
    );
    expect(faq).toMatchObject({ mainEntity: [{ acceptedAnswer: { text: 'Lisez nos prix.' } }] });
  });
});

group.each(langs)('in %s', (lang) => {
  it('the search action uses the site’s own address', () => {
    expect(published(webSite(origin, lang))[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `https://site.example/${lang}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('a breadcrumb goes from home to the page itself', () => {
    const list = published(
      breadcrumbList(origin, lang, [{ href: `/${lang}/articles`, label: 'Articles' }], 'Titre'),
    )[0]?.['itemListElement'] as { position: number; name: string; item?: string }[];
    expect(list.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(list[1]?.item).toBe(`https://site.example/${lang}/articles`);
    expect(list[2]).toEqual({ '@type': 'ListItem', position: 3, name: 'Titre' });
  });

  it('plans have the prices of src/domain/billing/plans.ts and no rating', () => {
    const products = published(...planProducts(origin, lang));
    expect(products).toHaveLength(planKeys.length);
    for (const [index, key] of planKeys.entries()) {
      expect(products[index]).toMatchObject({
        offers: { price: (plans[key].amount / 100).toFixed(2), priceCurrency: 'EUR' },
      });
    }
    expect(JSON.stringify(products)).not.toMatch(/rating|review/i);
  });

  it('the course offers published lessons, and only the first one free', () => {
    const [, second = freeLesson, third = freeLesson] = lessonKeys;
    const shown = [
      { key: freeLesson, entry: { data: lessonData('written') } },
      { key: second, entry: { data: lessonData('written') } },
      { key: third, entry: { data: lessonData('planned') } },
    ];
    expect(published(course(origin, lang, shown))[0]).toMatchObject({
      isAccessibleForFree: false,
      hasCourseInstance: { courseWorkload: 'PT24M' },
      hasPart: [{ isAccessibleForFree: true }, { isAccessibleForFree: false }],
    });
  });

  it('a term belongs to its dictionary', () => {
    const term = {
      term: 'Stop',
      twin: 'Stop',
      aliases: [],
      category: 'markets' as const,
      definition: 'D.',
      related: [],
      updatedAt: day,
    };
    const [one, all] = published(
      definedTerm(origin, lang, 'stop', term),
      definedTermSet(origin, lang),
    );
    expect(one).toMatchObject({ inDefinedTermSet: { '@id': all?.['@id'] } });
  });
});

group('a lesson', () => {
  const [, paid = freeLesson] = lessonKeys;

  it('with a paywall says so, and where the paid part is', () => {
    expect(published(lesson(origin, 'fr', paid, lessonData('written')))[0]).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.sealed' },
    });
  });

  it('without a paywall says so', () => {
    const [free] = published(lesson(origin, 'fr', freeLesson, lessonData('written')));
    expect(free).toMatchObject({ isAccessibleForFree: true });
    expect(free).not.toHaveProperty('hasPart');
  });

  it('that is planned is a draft without an offer', () => {
    const [planned] = published(lesson(origin, 'fr', paid, lessonData('planned')));
    expect(planned).toMatchObject({ creativeWorkStatus: 'Draft' });
    expect(planned).not.toHaveProperty('isAccessibleForFree');
  });
});

group('the publisher', () => {
  it('is valid without the values the owner has yet to supply', () => {
    const data = JSON.parse(JSON.stringify(published(organization(origin)))) as object;
    expect(JSON.stringify(data)).toContain(site.contact.email);
    expect('legalName' in data).toBe(site.publisher.company !== undefined);
    expect('sameAs' in data).toBe(Object.keys(site.social).length > 0);
  });

  it('have an author', () => {
    const data = {
      title: 'T',
      description: 'D',
      publishedAt: day,
      updatedAt: day,
      topics: ['markets' as const],
      takeaways: [],
      sources: [],
    };
    const [who, what] = published(organization(origin), article(origin, 'en', 'key', data));
    expect(what).toMatchObject({
      datePublished: '2026-11-20',
      author: { '@id': who?.['@id'] },
      url: 'https://site.example/en/articles/key',
    });
  });
});

it('a page without a type of its own is a WebPage', () => {
  const page = { lang: 'fr', path: '/fr/terms', title: 'T' } as const;
  expect(published(webPage(origin, { ...page, page: 'terms' }))[0]).toMatchObject({
    '@type': 'WebPage',
    isPartOf: { '@id': 'https://site.example/fr#website' },
  });
  expect(published(webPage(origin, { ...page, page: 'about' }))[0]?.['@type']).toBe('AboutPage');
});
