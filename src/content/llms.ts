/** The site as one page of Markdown, for language models (llmstxt.org). */
import { isUnlisted } from './listed-pages.ts';
import { pages, type PlainPageId, type SearchablePageId } from '../domain/site/pages.ts';
import { courseText } from '../i18n/course-facts.ts';
import { href, langs, type Lang } from '../i18n/index.ts';
import { texts } from '../i18n/texts.ts';
import { site } from '../site.ts';
import { entriesIn } from './entries.ts';
import { lessonsIn } from './lessons.ts';
import { at, type Origin } from './structured-data.ts';

/** Every listed page of both languages, with a description. Public text only. */
export async function llmsText(origin: Origin): Promise<string> {
  const parts = await Promise.all(langs.map((lang) => inLanguage(origin, lang)));
  const summaries = langs.map((lang) => `> ${courseText(texts(lang).seo.llms.summary)}`);
  return [`# ${site.name}`, ...summaries, ...parts, ''].join('\n\n');
}

async function inLanguage(origin: Origin, lang: Lang): Promise<string> {
  const { seo, pageNames } = texts(lang);
  const t = seo.llms;
  const link = (label: string, path: string, note = ''): string =>
    `- [${label}](${at(origin, path)})${note && `: ${note}`}`;
  const [lessons, articles, terms] = await Promise.all([
    lessonsIn(lang).then(translated),
    entriesIn('articles', lang).then(translated),
    entriesIn('dictionary', lang).then(translated),
  ]);
  const listed = (Object.keys(pageNames) as SearchablePageId[]).filter((id) => !isUnlisted(id));
  return [
    `## ${t.pages} (${lang})`,
    t.twin,
    listed
      .filter((id): id is SearchablePageId & PlainPageId => !pages[id].path.includes('[key]'))
      .map((id) => link(pageNames[id].title, href(lang, id)))
      .join('\n'),
    `## ${t.lessons} (${lang})`,
    t.lessonsNote,
    lessons
      .map(({ key, entry: { data } }) =>
        link(
          data.state === 'planned' ? `${data.title} (${t.planned})` : data.title,
          href(lang, 'lesson', key),
          data.description,
        ),
      )
      .join('\n'),
    `## ${t.articles} (${lang})`,
    articles
      .map(({ key, entry: { data } }) =>
        link(data.title, href(lang, 'article', key), data.description),
      )
      .join('\n'),
    `## ${t.dictionary} (${lang})`,
    terms
      .map(({ key, entry: { data } }) => link(data.term, href(lang, 'term', key), data.definition))
      .join('\n'),
  ].join('\n\n');
}

/** Excludes untranslated entries: they are listed in the other language. */
function translated<Item extends { readonly translated: boolean }>(
  items: readonly Item[],
): readonly Item[] {
  return items.filter((item) => item.translated);
}
