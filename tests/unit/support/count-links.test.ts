import { describe, expect, it } from 'vitest';
import { countLinks } from '../../../src/domain/support/count-links.ts';
import { long } from '../../sizes.ts';

describe('links in a text', () => {
  it.each([
    ['Bonjour, une question sur la leçon 2.', 0],
    ['example.com', 0],
    ['ada@example.com', 0],
    ['ada@example.com/x', 0],
    ['24/7, et/ou, 1.5/2, e.g./i.e.', 0],
    ['https://example.com/a/b.c/d', 1],
    ['http://www.example.com/a', 1],
    ['www.example.com', 1],
    ['WWW.EXAMPLE.COM', 1],
    ['(voir:https://example.com)', 1],
    ['-https://example.com', 1],
    ['example.com/a', 1],
    ['sub.domain.example.co.uk/a', 1],
    ['<a href="https://example.com/a">a</a>', 1],
    ['[url=http://example.com]x[/url]', 1],
    ['ｈｔｔｐ：／／example.com', 1],
    ['http://a.example,http://b.example', 2],
    ['https://a.example/https://b.example', 2],
    ['ftp://a.example tg://resolve', 2],
    ['a.example/x,b.example/y;c.example/z', 3],
  ])('are counted in %s: %i', (text, links) => {
    expect(countLinks(text)).toBe(links);
  });

  it.each(['a', 'a.', 'a-', 'www.', 'https://', 'a:', '://', 'é.', '\ufdfa', 'a.a.a.a.a.a.a.a.a '])(
    'are counted without delay in 5,000 characters of %j',
    (part) => {
      const text = part.repeat(5_000).slice(0, 5_000);
      const started = performance.now();
      countLinks(text);
      if (long) expect(performance.now() - started).toBeLessThan(500);
    },
  );
});
