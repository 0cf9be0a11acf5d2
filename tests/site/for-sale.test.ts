/** Every built file agrees on what is published and on what is for sale. */
import { describe, expect, it } from 'vitest';
import { parseHtml, visibleText } from '../../src/content/html.ts';
import { canOrder } from '../../src/domain/billing/for-sale.ts';
import { planKeys } from '../../src/domain/billing/plans.ts';
import { courseFacts } from '../../src/domain/course/course-facts.ts';
import { lessonKeys, modules } from '../../src/domain/course/lessons.ts';
import { publishedMinutes } from '../../src/domain/course/published-lessons.ts';
import {
  publishedStatusPath,
  publishedStatusSchema,
} from '../../src/domain/signals/published-status.ts';
import { signalsOpen } from '../../src/domain/signals/signals-open.ts';
import { courseText, type CourseText } from '../../src/i18n/course-facts.ts';
import { href, langs, type Lang } from '../../src/i18n/index.ts';
import { texts } from '../../src/i18n/texts.ts';
import { builtFiles, builtPages, readBuilt, type BuiltPage } from './site.ts';

const { planned, published, complete } = courseFacts;
const numbers: Readonly<Record<string, number>> = {
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, dix: 10, 'dix-neuf': 19, vingt: 20 },
  ...{ two: 2, three: 3, four: 4, five: 5, ten: 10, nineteen: 19, twenty: 20 },
};
const number = `\\d+|${Object.keys(numbers).join('|')}`;
/** `3 leçons`, `20 planned lessons`, `3 of 20 lessons`. */
const count = new RegExp(
  `(?<![\\p{L}\\d.,’'-])(?:(?<some>${number})\\s(?:sur|of|of the)\\s)?(?<all>${number})\\s(?:\\p{L}+\\s)?(?:leçons?|lessons?)(?!\\p{L})`,
  'giu',
);

const valueOf = (word: string): number => numbers[word.toLowerCase()] ?? Number(word);

/** The words of a page for readers, search engines and screen readers: text and attributes. */
function wordsOf({ html }: BuiltPage): string {
  const attributes = [...html.matchAll(/\s(?:content|aria-label|alt)="([^"]*)"/g)];
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const said = [...attributes, ...data].map(([, text = '']) => text);
  return [visibleText(parseHtml(html).children), ...said]
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');
}

/** Every text of the build by its file. */
const all = new Map([
  ...[...builtPages].map(([address, page]) => [address, wordsOf(page)] as const),
  ...[...builtFiles]
    .filter((file) => /\.(?:txt|json|xml|webmanifest)$/.test(file))
    .map((file) => [file, readBuilt(file).replace(/[\u00a0\u202f]/g, ' ')] as const),
]);

describe('the number of lessons', () => {
  const counts = [...all].flatMap(([file, text]) =>
    [...text.matchAll(count)].map(({ 0: words, groups }) => ({
      file,
      words,
      some: groups?.['some'] && valueOf(groups['some']),
      every: valueOf(groups?.['all'] ?? ''),
    })),
  );
  /** A single lesson, and the lessons of a module. */
  const small = [1, ...modules.map(({ lessons }) => lessons.length)];

  it('is written on many pages', () => {
    expect(counts.length).toBeGreaterThan(20);
    // Once the course is complete, no text says how much of it is published.
    const partial = counts.filter(({ some }) => some !== undefined).length;
    expect(partial > 2).toBe(!complete);
  });

  it('is the published one or the planned one, wherever it is written', () => {
    const wrong = counts.filter(
      ({ some, every }) =>
        ![published, planned, ...small].includes(every) ||
        (some !== undefined && some !== published),
    );
    expect(wrong).toEqual([]);
  });

  it('never stands as planned without the word published beside it', () => {
    const wrong = counts.filter(
      ({ file, every }) => every === planned && !complete && !/publi/i.test(all.get(file) ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('is not announced once it is reached', () => {
    const announcing =
      /publiées sur|à mesure qu’|lessons planned|as they come out|(?<!“)In preparation/;
    const wrong = complete ? [...all].filter(([, text]) => announcing.test(text)) : [];
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});

describe.each(langs)('the places that count in %s', (lang) => {
  const { home, course, plans, seo, faq, training, solutionsPage } = texts(lang);
  const page = (address: string): string => all.get(address) ?? '';
  const places: [string, string, string | CourseText][] = [
    ['home lede', href(lang, 'home'), home.lede],
    ['home description', href(lang, 'home'), home.description],
    ...home.proofs.map(({ value }): [string, string, string | CourseText] => [
      'home proofs',
      href(lang, 'home'),
      value,
    ]),
    ['course lede', href(lang, 'course'), course.lede],
    ['course description', href(lang, 'course'), course.description],
    ['training', href(lang, 'training'), training.anatomy.time.facts[1]?.text ?? ''],
    ['comparison', href(lang, 'solutions'), solutionsPage.monthly.cells.lessons],
    ['manifest', `/${lang}/manifest.webmanifest`, seo.manifest.description],
    ['llms.txt', '/llms.txt', seo.llms.summary],
    ...plans.features.formation.flatMap(({ text }) =>
      (['home', 'pricing'] as const).map((id): [string, string, string | CourseText] => [
        `cards of ${id}`,
        href(lang, id),
        text,
      ]),
    ),
    [
      'FAQ',
      href(lang, 'faq'),
      (
        faq.groups.flatMap(({ items }) => items).find(({ answer }) => answer.includes('min'))
          ?.answer ?? '?'
      ).split('[')[0] ?? '',
    ],
  ];

  it.each(places)('%s on %s', (_, address, text) => {
    const expected = courseText(text).replace(/[\u00a0\u202f]/g, ' ');
    expect(page(address)).toContain(expected);
  });
});

describe('an unwritten lesson', () => {
  const unwritten = lessonKeys.filter((key) => publishedMinutes[key] === undefined);

  it.each(langs)('has no duration in %s', (lang) => {
    const wrong = unwritten.filter((key) => {
      const { html = '' } = builtPages.get(href(lang, 'lesson', key)) ?? {};
      const head = html.slice(html.indexOf('<h1'), html.indexOf('<h2'));
      return /\d+\s?min\b/.test(head) || html.includes('"timeRequired"');
    });
    expect(wrong).toEqual([]);
  });
});

describe('plans that are not on sale', () => {
  const closed = planKeys.filter((key) => !canOrder(key));

  it('have no button, badge or offer that can be bought', () => {
    expect(closed.length > 0).toBe(!signalsOpen);
    for (const key of closed) {
      const ordered = [...builtPages.values()].filter(({ html }) =>
        html.includes(`data-plan="${key}"`),
      );
      expect(ordered.map(({ address }) => address)).toEqual([]);
    }
  });

  it('are told to functions as the pages show them', () => {
    const { open } = publishedStatusSchema.parse(JSON.parse(readBuilt(publishedStatusPath)));
    const offered = [...builtPages.values()].some(({ html }) =>
      html.includes('data-plan="formationEtSignaux"'),
    );
    expect(open).toBe(offered);
  });

  it.each(langs)('leave a place for the link of the waiting list’s emails in %s', (lang) => {
    const { html = '' } = builtPages.get(href(lang, 'signals')) ?? {};
    expect(html).toContain('#avis=');
    const [section = ''] = /<section[^>]* id="notice"[^>]*>/.exec(html) ?? [];
    expect([section !== '', / hidden\b/.test(section)]).toEqual([true, signalsOpen]);
  });

  it.each(langs)('are not popular in %s', (lang: Lang) => {
    const { popular } = texts(lang).plans;
    const wrong = [...builtPages.values()].filter(
      ({ address, html }) => address.startsWith(`/${lang}`) && html.includes(`>${popular}`),
    );
    expect(signalsOpen ? [] : wrong.map(({ address }) => address)).toEqual([]);
  });
});
