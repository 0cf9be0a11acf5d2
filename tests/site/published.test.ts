/** The list of what is published leads to built pages, and shows their own pictures. */
import { describe, expect, it } from 'vitest';
import { publishedListSchema, publishedPages } from '../../src/domain/site/published-content.ts';
import { href } from '../../src/i18n/index.ts';
import { langs } from '../../src/i18n/locales.ts';
import { long } from '../sizes.ts';
import { builtFiles, readBuilt } from './site.ts';

const listed = (lang: string) =>
  publishedListSchema.parse(JSON.parse(readBuilt(`/${lang}/published.json`)));

describe.each(langs)('what is published in %s', (lang) => {
  it.each(
    listed(lang).map(
      (entry) => [href(lang, publishedPages[entry.kind], entry.key), entry] as const,
    ),
  )('%s is a page with this picture', (path, { picture }) => {
    // The short run draws a few pictures only.
    if (long) expect(builtFiles.has(picture)).toBe(true);
    expect(readBuilt(`${path}.html`)).toContain(picture);
  });
});

it('is the same in every language', () => {
  const [one, ...others] = langs.map((lang) =>
    listed(lang).map(({ kind, key, revised }) => [kind, key, revised]),
  );
  for (const other of others) expect(other).toEqual(one);
});
