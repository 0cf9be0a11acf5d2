/** What the course's pages show of a lesson, written or still to come. */
import { lessonKeys, type LessonKey } from '../domain/lessons.ts';
import type { Lang } from '../i18n/locales.ts';
import { entriesIn, type Localized } from './entries.ts';

/** The written lessons of a language by key; a key without an entry is planned. */
export async function writtenLessons(lang: Lang): Promise<Map<LessonKey, Localized<'lessons'>>> {
  const written = new Map<LessonKey, Localized<'lessons'>>();
  const entries = await entriesIn('lessons', lang);
  for (const key of lessonKeys) {
    const item = entries.find((entry) => entry.key === key);
    if (item) written.set(key, item);
  }
  return written;
}

/** The nearest written lesson before (-1) or after (+1) another, in teaching order. */
export function neighbour(
  written: ReadonlyMap<LessonKey, unknown>,
  key: LessonKey,
  step: -1 | 1,
): LessonKey | undefined {
  let index = lessonKeys.indexOf(key) + step;
  while (index >= 0 && index < lessonKeys.length) {
    const candidate = lessonKeys[index];
    if (candidate && written.has(candidate)) return candidate;
    index += step;
  }
  return undefined;
}
