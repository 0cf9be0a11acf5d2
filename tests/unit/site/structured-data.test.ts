/** What pages say in the words of schema.org; `tests/site/` checks the same on every built page. */
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
  return state === 'planned' ? { state, ...open } : { state, ...open, figures: 1, quiz: [] };
}

/** The graph as a reader of the page gets it. */
function published(...things: Described[]): Record<string, unknown>[] {
  const { '@graph': graph } = JSON.parse(graphText(things)) as {
    '@graph': Record<string, unknown>[];
  };
  return graph;
}

group('the graph of a page', () => {
  it('collects what its parts describe, in order', () => {
    const locals: Descriptions = {};
    describe(locals, organization(origin));
    describe(locals, webSite(origin, 'fr'));
    expect(published(...(locals.things ?? [])).map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
    ]);
  });

  it('makes one FAQPage of all questions', () => {
    const ask = (question: string) => faqPage([{ question, answer: 'Oui.' }]);
    const [faq, ...others] = published(ask('A ?'), ask('B ?'));
    expect(others).toEqual([]);
    expect(faq?.['mainEntity']).toHaveLength(2);
  });

  it('lets no text end the script it stands in', () => {
    const text = graphText([
      faqPage([{ question: '</script><script>alert(1)//', answer: '<!--' }]),
    ]);
    expect(text).not.toContain('<');
    expect(published(faqPage([{ question: '</script>', answer: 'x' }]))[0]).toMatchObject({
      mainEntity: [{ name: '</script>' }],
    });
  });

  it('shows an answer without its links', () => {
    const [faq] = published(
      faqPage([{ question: 'A ?', answer: 'Lisez [nos prix](page:pricing).' }]),
    );
    expect(faq).toMatchObject({ mainEntity: [{ acceptedAnswer: { text: 'Lisez nos prix.' } }] });
  });
});

group.each(langs)('in %s', (lang) => {
  it('the site can be searched at its own address', () => {
    expect(published(webSite(origin, lang))[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `https://site.example/${lang}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('a breadcrumb counts from home to the page itself', () => {
    const list = published(
      breadcrumbList(origin, lang, [{ href: `/${lang}/articles`, label: 'Articles' }], 'Titre'),
    )[0]?.['itemListElement'] as { position: number; name: string; item?: string }[];
    expect(list.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(list[1]?.item).toBe(`https://site.example/${lang}/articles`);
    expect(list[2]).toEqual({ '@type': 'ListItem', position: 3, name: 'Titre' });
  });

  it('plans cost what src/domain/billing/plans.ts says, and have no rating', () => {
    const products = published(...planProducts(origin, lang));
    expect(products).toHaveLength(planKeys.length);
    for (const [index, key] of planKeys.entries()) {
      expect(products[index]).toMatchObject({
        offers: { price: (plans[key].amount / 100).toFixed(2), priceCurrency: 'EUR' },
      });
    }
    expect(JSON.stringify(products)).not.toMatch(/rating|review/i);
  });

  it('the course offers what is written, and only the first lesson free', () => {
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

  it('a term names the dictionary it belongs to', () => {
    const term = {
      term: 'Stop',
      twin: 'Stop',
      aliases: [],
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

  it('that is paid for says so, and where the rest would be', () => {
    expect(published(lesson(origin, 'fr', paid, lessonData('written')))[0]).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.sealed' },
    });
  });

  it('that is free says so', () => {
    const [free] = published(lesson(origin, 'fr', freeLesson, lessonData('written')));
    expect(free).toMatchObject({ isAccessibleForFree: true });
    expect(free).not.toHaveProperty('hasPart');
  });

  it('that is planned is a draft and is not offered', () => {
    const [planned] = published(lesson(origin, 'fr', paid, lessonData('planned')));
    expect(planned).toMatchObject({ creativeWorkStatus: 'Draft' });
    expect(planned).not.toHaveProperty('isAccessibleForFree');
  });
});

group('the publisher', () => {
  it('is described without the values that the owner still has to give', () => {
    const text = JSON.stringify(published(organization(origin)));
    expect(text).not.toContain('[rai');
    expect(text).toContain(site.contact.email);
    for (const address of Object.values(site.social)) expect(text).toContain(address);
  });

  it('signs articles', () => {
    const data = {
      title: 'T',
      description: 'D',
      publishedAt: day,
      updatedAt: day,
      topics: ['x'],
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

it('a page without a kind of its own is a page of the site', () => {
  const page = { lang: 'fr', path: '/fr/terms', title: 'T' } as const;
  expect(published(webPage(origin, { ...page, page: 'terms' }))[0]).toMatchObject({
    '@type': 'WebPage',
    isPartOf: { '@id': 'https://site.example/fr#website' },
  });
  expect(published(webPage(origin, { ...page, page: 'about' }))[0]?.['@type']).toBe('AboutPage');
});
