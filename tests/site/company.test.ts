/** Company, policy and help pages: their headings, email links and links to end a contract. */
import { expect, it } from 'vitest';
import { href, langs } from '../../src/i18n/index.ts';
import { texts } from '../../src/i18n/texts.ts';
import { site } from '../../src/site.ts';
import { attributes, type BuiltPage, builtPages } from './site.ts';

const kinds = [
  'about',
  'team',
  'values',
  'support',
  'appointment',
  'faq',
  'policy',
  'privacy',
  'terms',
] as const;

function pageOf(address: string): BuiltPage {
  const page = builtPages.get(address);
  if (!page) throw new Error(`${address} is not built`);
  return page;
}

it.each(langs)('headings in %s skip no level and start from one main heading', (lang) => {
  for (const kind of kinds) {
    const { html } = pageOf(href(lang, kind));
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(
      levels.filter((level) => level === 1),
      kind,
    ).toEqual([1]);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `${kind}, heading ${index + 1}`).toBeLessThanOrEqual(
        1,
      );
    }
  }
});

it('email links on every page use the contact address', () => {
  const mails = [...builtPages.values()].flatMap((page) =>
    attributes(page, 'a', 'href').filter((link) => link.startsWith('mailto:')),
  );
  expect(mails.length).toBeGreaterThan(10);
  const others = mails.filter((link) => new URL(link).pathname !== site.contact.email);
  expect(others).toEqual([]);
});

it.each(langs)('each subject of the support page in %s opens a prepared email', (lang) => {
  const messages = attributes(pageOf(href(lang, 'support')), 'a', 'href')
    .filter((link) => link.startsWith('mailto:'))
    .map((link) => new URL(link).searchParams)
    .map((asked) => [asked.get('subject'), asked.get('body')?.replaceAll('\r\n', '\n')]);
  for (const { subject, body } of texts(lang).company.topics) {
    expect(messages).toContainEqual([subject, body]);
  }
});

it.each(langs)('the terms in %s link to cancellation and withdrawal', (lang) => {
  const links = attributes(pageOf(href(lang, 'terms')), 'a', 'href');
  for (const id of ['cancelContract', 'withdrawContract'] as const) {
    expect(links.filter((link) => link === href(lang, id)).length).toBeGreaterThan(1);
  }
});
