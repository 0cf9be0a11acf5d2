/** The email about new and revised lessons and articles. */
import { z } from 'zod';
import {
  publishedEntrySchema,
  publishedPages,
} from '../../../src/domain/site/published-content.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, plural, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact } from '../fields.ts';

export const contentNewsData = z.strictObject({
  entries: z
    .array(
      publishedEntrySchema.omit({ revised: true }).extend({ news: z.enum(['new', 'revised']) }),
    )
    .min(1),
  /** Number of entries of the day that are left out. */
  more: z.int().nonnegative(),
});

/** For a single entry, the subject is its title. */
export function contentNews(
  lang: Lang,
  { entries, more }: z.output<typeof contentNewsData>,
): EmailContent {
  const { contentNews: text } = emailTexts(lang);
  const count = entries.length + more;
  const [first] = entries;
  const subject =
    count === 1 && first
      ? fill(text.subjectOfOne, { what: text.labels[first.kind][first.news], title: first.title })
      : fill(text.subject, { n: count });
  return {
    subject,
    title: count === 1 ? text.titleOfOne : text.title,
    paragraphs: [],
    cards: entries.map(({ kind, key, news, title, description, picture }) => ({
      label: text.labels[kind][news],
      title,
      text: description,
      path: href(lang, publishedPages[kind], key),
      picture,
    })),
    after: more === 0 ? [] : [fill(plural(lang, more, text.more), { n: more })],
    links: [
      { label: text.course, path: href(lang, 'course') },
      { label: text.articles, path: href(lang, 'articles') },
    ],
    reason: fill(text.reason, contact),
  };
}
