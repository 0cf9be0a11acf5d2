import { describe, expect, it } from 'vitest';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { parseInline, parseTarget, plainInline } from '../../../src/domain/site/inline-links.ts';
import { linkTo } from '../../../src/i18n/links.ts';

describe('parseInline', () => {
  it('keeps a text without links whole', () => {
    expect(parseInline('Rien à suivre (ni [note]) ici.')).toEqual([
      'Rien à suivre (ni [note]) ici.',
    ]);
    expect(parseInline('')).toEqual([]);
  });

  it('finds links between words, at both ends and side by side', () => {
    expect(parseInline('Lisez [la FAQ](page:faq), puis [écrivez](page:support).')).toEqual([
      'Lisez ',
      { label: 'la FAQ', target: { page: 'faq' } },
      ', puis ',
      { label: 'écrivez', target: { page: 'support' } },
      '.',
    ]);
    expect(parseInline('[a](page:faq)[b](page:home)')).toEqual([
      { label: 'a', target: { page: 'faq' } },
      { label: 'b', target: { page: 'home' } },
    ]);
  });

  it('keeps markup inside a label as text', () => {
    expect(parseInline('[<b>x</b> & “y”](page:terms#withdrawal)')).toEqual([
      { label: '<b>x</b> & “y”', target: { page: 'terms', anchor: 'withdrawal' } },
    ]);
  });

  it.each([
    '[x](page:nowhere)',
    '[x](https://example.com)',
    '[x](javascript:alert)',
    '[x]()',
    '[x](page:toString)',
    '[x](page:lesson)',
    '[x](page:faq/key)',
  ])('rejects %s with an explanation', (text) => {
    expect(() => parseInline(text)).toThrow(/page:|one page/);
  });
});

describe('plainInline', () => {
  it('keeps the labels only', () => {
    expect(plainInline('Lisez [la FAQ](page:faq#plans), [puis](page:home).')).toBe(
      'Lisez la FAQ, puis.',
    );
  });
});

describe('linkTo', () => {
  it.each([
    ['page:home', '/fr'],
    ['page:faq#plans', '/fr/faq#plans'],
    ['page:freeLesson', `/fr/formation/comprendre-la-crypto/${freeLesson}`],
    ['page:lesson/gestion-risque', '/fr/formation/comprendre-la-crypto/gestion-risque'],
    ['page:term/glissement#x', '/fr/dictionnaire-crypto/glissement#x'],
  ])('%s is %s', (target, address) => {
    expect(linkTo('fr', parseTarget(target))).toBe(address);
  });
});
