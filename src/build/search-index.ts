/** Makes the index of the full-text search from the built pages: what a visitor can read, no more. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import MiniSearch from 'minisearch';
import { plainInline } from '../domain/site/inline-links.ts';
import { isListed, pages, type SearchablePageId } from '../domain/site/pages.ts';
import {
  indexOptions,
  questionId,
  searchIndexPath,
  type SearchDocument,
  type SearchKind,
} from '../domain/search/search.ts';
import { href } from '../i18n/index.ts';
import { langs, type Lang } from '../i18n/locales.ts';
import { texts } from '../i18n/texts.ts';
import { visibleText } from './text-candidates.ts';

export function searchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, pages: built, logger }) => {
        const out = fileURLToPath(dir);
        for (const lang of langs) {
          const addresses = built
            .map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
            .filter((address) => `${address}/`.startsWith(`${href(lang, 'home')}/`))
            .filter((address) => isListed(address));
          const index = new MiniSearch(indexOptions);
          for (const address of addresses) {
            const page = readPage(address, await readFile(join(out, `${address}.html`), 'utf8'));
            index.add(named(lang, page));
          }
          index.addAll(questions(lang));
          const json = JSON.stringify(index);
          const file = join(out, searchIndexPath(lang));
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, json);
          logger.info(
            `${lang}: ${index.documentCount} entries, ${Math.round(json.length / 1024)} KB.`,
          );
        }
      },
    },
  };
}

/**
 * What the index takes of a page.
 *
 * @param address Path of the page, such as `/fr/articles`.
 * @param html The built page. Words that find it without being shown stand in its
 *   `<meta name="keywords">`.
 */
export function readPage(address: string, html: string): SearchDocument {
  const main = (/<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '').replace(
    /<(script|style|noscript|svg|nav|form|tbody(?= data-live))\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
    ' ',
  );
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '';
  const headings = [...main.matchAll(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, text]) => text);
  return {
    id: address,
    kind: kindOf(address),
    title: plain(heading),
    synonyms: metaOf(html, 'keywords'),
    headings: plain(headings.join(' . ')),
    description: metaOf(html, 'description'),
    text: plain(main),
  };
}

/** The page under the name it has in the menu, its own heading and its keywords beside it. */
function named(lang: Lang, page: SearchDocument): SearchDocument {
  const names = texts(lang).pageNames;
  const id = (Object.keys(names) as SearchablePageId[]).find((id) => href(lang, id) === page.id);
  if (!id) return page;
  return { ...page, title: names[id].title, synonyms: `${page.title} ${names[id].keywords}` };
}

/** The questions of the help page, each found by itself at its own place. */
export function questions(lang: Lang): SearchDocument[] {
  const { company, faq } = texts(lang);
  return faq.groups.flatMap(({ key, title, items }) =>
    items.map(({ question, answer }, position) => ({
      id: `${href(lang, 'faq')}#${questionId(key, position)}`,
      kind: 'question' as const,
      title: question,
      synonyms: '',
      headings: `${title} ${company.topics.find((topic) => topic.key === key)?.title ?? ''}`,
      description: plainInline(answer),
      text: '',
    })),
  );
}

function kindOf(address: string): SearchKind {
  const path = address.replace(/^\/[^/]+\/?/, '');
  const under = (page: 'lesson' | 'article' | 'term') =>
    path.startsWith(pages[page].path.replace('[key]', ''));
  if (under('lesson')) return 'lesson';
  if (under('article')) return 'article';
  return under('term') ? 'term' : 'page';
}

function metaOf(html: string, name: string): string {
  return plain(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
}

function plain(html: string): string {
  return visibleText(html).replace(/\s+/g, ' ').trim();
}
