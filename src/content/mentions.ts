/** Which dictionary terms a text mentions: for the links between articles, lessons and terms. */
import { href, type Lang } from '../i18n/index.ts';
import { entriesIn, onceFor, readingMinutes, type Localized } from './entries.ts';
import { lessonsIn } from './lessons.ts';
import { mentionedIn } from './term-links.ts';
import { termLinkerOf } from './terms.ts';

/** A page in which a term is used. */
export interface TermUse {
  readonly kind: 'article' | 'lesson';
  readonly href: string;
  readonly title: string;
  /** Reading time; a lesson in preparation has none. */
  readonly minutes: number | undefined;
}

/** Keys of the terms that an article mentions, those of its title and takeaways first. */
export async function termsOfArticle(item: Localized<'articles'>): Promise<readonly string[]> {
  const { data, body = '' } = item.entry;
  const link = await termLinkerOf(item.textLang);
  return mentionedIn([data.title, data.description, ...data.takeaways, body].join('\n\n'), link);
}

/**
 * The pages that mention a term, articles first. Only the public part of a lesson is read: mentions
 * in its encrypted text are unknown.
 */
export async function usesOfTerm(lang: Lang, key: string): Promise<readonly TermUse[]> {
  const uses = await onceFor(`${lang}/uses of terms`, () => readUses(lang));
  return uses.get(key) ?? [];
}

async function readUses(lang: Lang): Promise<ReadonlyMap<string, readonly TermUse[]>> {
  const uses = new Map<string, TermUse[]>();
  const add = (keys: readonly string[], use: TermUse): void => {
    for (const key of keys) uses.set(key, [...(uses.get(key) ?? []), use]);
  };
  for (const item of await entriesIn('articles', lang)) {
    add(await termsOfArticle(item), {
      kind: 'article',
      href: href(lang, 'article', item.key),
      title: item.entry.data.title,
      minutes: readingMinutes(item.entry.body ?? ''),
    });
  }
  for (const { key, textLang, entry } of await lessonsIn(lang)) {
    const { data } = entry;
    const text = [data.title, data.description, ...data.intro, ...data.outline].join('\n\n');
    add(mentionedIn(text, await termLinkerOf(textLang)), {
      kind: 'lesson',
      href: href(lang, 'lesson', key),
      title: data.title,
      minutes: data.state === 'written' ? data.minutes : undefined,
    });
  }
  return uses;
}
