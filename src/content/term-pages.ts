/**
 * The pages of terms. Most pages of a large site are terms, so a build reuses those of the previous build whose content
 * and code are unchanged (`experimental.incrementalBuild` of Astro).
 */
import { createHash } from 'node:crypto';
import { freeLesson } from '../domain/course/lessons.ts';
import { fill, href, languages, type Lang } from '../i18n/index.ts';
import { texts } from '../i18n/texts.ts';
import { announcePage, type AnnouncedPage } from './announced-pages.ts';
import { buildRegistry } from './build-registry.ts';
import { entriesByKey, entryPaths, listedLangs, onceFor } from './entries.ts';
import { lessonsIn } from './lessons.ts';
import { usesOfTerm } from './mentions.ts';
import { neighboursOf, type Term } from './term-lists.ts';
import { termTargets } from './terms.ts';

/** Head data of a term's page, without its description. */
export function termHead(lang: Lang, item: Term): Omit<AnnouncedPage, 'path'> {
  const { term, updatedAt } = item.entry.data;
  return {
    lang,
    page: 'term',
    title: fill(texts(lang).reading.dictionary.termTitle, { term }),
    listed: listedLangs(item),
    textLang: item.textLang,
    updatedAt,
    picture: { title: term, drawn: ['dictionary', item.key] },
  };
}

/** Paths of the pages of terms, for `getStaticPaths`. Announces them too, since not all are rendered. */
export async function termPaths() {
  const paths = await entryPaths('dictionary');
  if (import.meta.env.DEV) return paths;
  return Promise.all(
    paths.map(async ({ params, props }) => {
      const { lang, key } = params;
      announcePage({ ...termHead(lang, props.item), path: href(lang, 'term', key) });
      return { params, props, cacheKey: await cacheKey(lang, props.item) };
    }),
  );
}

/** A hash of everything a term's page is made from. Must include all that its components read. */
async function cacheKey(lang: Lang, item: Term): Promise<string> {
  const { entry, textLang, writtenIn, key } = item;
  const { borrowsFrom } = languages[textLang];
  const byKey = await entriesByKey('dictionary', lang);
  const named = (term: Term | undefined) => term && [term.key, term.textLang, term.entry.data.term];
  const twin = borrowsFrom && (await entriesByKey('dictionary', borrowsFrom)).get(key);
  return hash([
    await sharedKey(lang, textLang),
    [entry.data, entry.body, entry.filePath, textLang, writtenIn],
    entry.data.related.map((related) => named(byKey.get(related))),
    (await neighboursOf(lang, key)).map(named),
    await usesOfTerm(lang, key),
    twin && [twin.textLang, twin.entry.data.term, twin.entry.data.aliases],
  ]);
}

/** A hash of what the pages of all terms share: code, term links, the free lesson, and the year in the footer. */
function sharedKey(lang: Lang, textLang: Lang): Promise<string> {
  return onceFor(`${lang}/${textLang}/shared key of terms`, async () =>
    hash([
      buildRegistry().codeVersion,
      buildRegistry().pictureDesign,
      await termTargets(textLang),
      // The closing section names it.
      (await lessonsIn(lang)).find(({ key }) => key === freeLesson)?.entry.data,
      new Date().getFullYear(),
    ]),
  );
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
