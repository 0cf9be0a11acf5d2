/** The closing section of public pages: present once, last, and not beside another night section. */
import { isTag, type Element } from 'domhandler';
import { describe, expect, it } from 'vitest';
import { elementsIn, parseHtml } from '../../src/content/html.ts';
import { freeLesson } from '../../src/domain/course/lessons.ts';
import { isHidden, pages, type PageId } from '../../src/domain/site/pages.ts';
import { href, langs } from '../../src/i18n/index.ts';
import { builtPages } from './site.ts';

/** Public pages that end otherwise: an order's first step, the ends of a contract, and the support form. */
const otherwise: readonly PageId[] = [
  'createAccount',
  'cancelContract',
  'withdrawContract',
  'verifyCertificate',
  'support',
];
/** Articles end with cards instead: the next article and the free lesson. */
const underArticles = langs.map((lang) => `${href(lang, 'articles')}/`);
const without = new Set(
  langs.flatMap((lang) =>
    (Object.keys(pages) as PageId[])
      .filter((id) => isHidden(id) || otherwise.includes(id))
      .map((id) => href(lang, id as 'home')),
  ),
);

const classes = (element: Element | undefined) => element?.attribs['class']?.split(' ') ?? [];

function sectionsOf(html: string): Element[] {
  const main = [...elementsIn(parseHtml(html).children)].find(({ name }) => name === 'main');
  return main?.children.filter(isTag).filter(({ name }) => name !== 'script') ?? [];
}

const expected = [...builtPages.values()].filter(
  ({ address }) =>
    !without.has(address) &&
    !underArticles.some(
      (articles) => address.startsWith(articles) && !address.startsWith(`${articles}liste/`),
    ),
);

describe('the closing section', () => {
  it('is the last of every public page, once', () => {
    const wrong = expected.filter(({ html }) => {
      const last = sectionsOf(html).at(-1);
      return !classes(last).includes('next-step') || html.split('next-step-action"').length !== 2;
    });
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('is on no other page', () => {
    const wrong = [...builtPages.values()].filter(
      (page) => !expected.includes(page) && page.html.includes('next-step-action"'),
    );
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('does not follow another night section', () => {
    const wrong = expected.filter(({ html }) => classes(sectionsOf(html).at(-2)).includes('night'));
    expect(wrong.map(({ address }) => address)).toEqual([]);
  });

  it('leads from the free lesson to the plans', () => {
    for (const lang of langs) {
      const html = builtPages.get(href(lang, 'lesson', freeLesson))?.html ?? '';
      const last = sectionsOf(html).at(-1);
      const links = last ? [...elementsIn([last])].map(({ attribs }) => attribs['href']) : [];
      expect(links).toContain(href(lang, 'pricing'));
    }
  });
});
