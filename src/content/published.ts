/** List of published entries; the function `newsletters` compares it to find new content. */
import {
  publishedPages,
  type PublishedEntry,
  type PublishedKind,
} from '../domain/site/published-content.ts';
import { href } from '../i18n/index.ts';
import type { Lang } from '../i18n/locales.ts';
import { entriesIn, type Localized } from './entries.ts';
import { lessonsIn } from './lessons.ts';
import {
  lessonPicture,
  pagePicture,
  requestPicture,
  type PictureOptions,
} from './social-pictures.ts';

/** Every published lesson and article, as a reader of this language is shown them. */
export async function publishedContent(lang: Lang): Promise<readonly PublishedEntry[]> {
  const lessons = (await lessonsIn(lang)).flatMap(({ key, textLang, entry: { data } }) =>
    data.state === 'written'
      ? [entry(lang, 'lessons', { key, textLang, data }, lessonPicture(key))]
      : [],
  );
  const articles = (await entriesIn('articles', lang)).map(({ key, textLang, entry: { data } }) =>
    entry(lang, 'articles', { key, textLang, data }, { drawn: ['articles', key] }),
  );
  return [...lessons, ...articles];
}

interface Shown extends Pick<Localized<'articles'>, 'key' | 'textLang'> {
  readonly data: {
    readonly title: string;
    readonly description: string;
    readonly revised?: Date | undefined;
  };
}

/** The picture is that of the entry's page. */
function entry(
  lang: Lang,
  kind: PublishedKind,
  { key, textLang, data: { title, description, revised } }: Shown,
  options: PictureOptions,
): PublishedEntry {
  const page = publishedPages[kind];
  return {
    kind,
    key,
    title,
    description,
    picture: requestPicture(href(lang, page, key), pagePicture(textLang, page, title, options)),
    revised: revised?.toISOString().slice(0, 10) ?? null,
  };
}
