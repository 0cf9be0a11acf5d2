import { describe, expect, test } from 'vitest';
import { findPages, type ListedPage } from '../../../src/domain/search/page-finder.ts';
import { pages } from '../../../src/domain/site/pages.ts';
import { langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';

const list: readonly ListedPage[] = [
  { title: 'Questions fréquentes', keywords: 'faq, réponses', address: '/faq' },
  { title: 'L’équipe', keywords: 'auteurs, cœur', address: '/team' },
  { title: 'Assistance', keywords: 'aide, question', address: '/support' },
];

function found(question: string): string[] {
  return findPages(list, question).map(({ address }) => address);
}

describe('header search', () => {
  test.each([
    ['a part of a title', 'équip', ['/team']],
    ['another case', 'ASSIST', ['/support']],
    ['missing accents', 'frequentes', ['/faq']],
    ['accents of another keyboard', 'fre\u0301quentes', ['/faq']],
    ['accents too many', 'assïstance', ['/support']],
    ['a keyword', 'faq', ['/faq']],
    ['a ligature', 'coeur', ['/team']],
    ['a straight apostrophe', "l'equipe", ['/team']],
    ['spaces around and inside', '  questions   frequentes ', ['/faq']],
    ['titles before keywords', 'question', ['/faq', '/support']],
    ['several', 'es', ['/faq', '/support']],
    ['an empty question', ' ', ['/faq', '/team', '/support']],
    ['no page', 'zzz', []],
    ['markup', '<img src=x>', []],
    ['a pattern', '.*', []],
    ['an emoji', '🦊', []],
    ['2,000 characters', 'é'.repeat(2_000), []],
  ])('finds by %s', (_, question, expected) => {
    expect(found(question)).toEqual(expected);
  });

  test.each(langs)('finds every listed page by its title, in %s', (lang) => {
    const names = Object.entries(texts(lang).pageNames);
    const listed = names.map(([id, name]) => ({ ...name, address: id }));
    const searchable = Object.entries(pages).filter(([, page]) => 'inSearch' in page);
    expect(names.map(([id]) => id).sort()).toEqual(searchable.map(([id]) => id).sort());
    for (const { title, address } of listed) {
      expect(findPages(listed, title.toUpperCase()).map((page) => page.address)).toContain(address);
    }
  });
});
