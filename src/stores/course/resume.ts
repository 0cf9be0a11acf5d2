/** The lesson that a signed-in reader continues with: its title and address, as a link. */
import { computed } from 'nanostores';
import { isLessonKey, type LessonKey } from '../../domain/course/lessons.ts';
import { resumedLesson } from '../../domain/course/next-lesson.ts';
import { quizHash, resumeHash } from '../../domain/course/reading-position.ts';
import { fill, href } from '../../i18n/index.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import type * as French from '../../i18n/fr/course/resume.ts';
import { $subscription } from '../billing/subscription.ts';
import { $progress } from './progress.ts';

export interface ResumeLink {
  readonly href: string;
  readonly text: string;
}

interface TitledLesson {
  readonly key: LessonKey;
  readonly title: string;
}

const loadTexts = textsLoader(import.meta.glob<typeof French>('../../i18n/*/course/resume.ts'));

/**
 * Calls `show` with the link, and again when it changes; with undefined while it is unknown or there is no
 * such lesson. Returns a function that stops it.
 */
export function watchResume(lang: Lang, show: (link: ResumeLink | undefined) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  Promise.all([loadTexts(lang), fetchLessons(lang, signal)])
    .then(([{ resume: t }, lessons]) => {
      const $link = computed([$progress, $subscription], (progress, subscription) => {
        if (progress.type !== 'known' || subscription.type === 'loading') return undefined;
        const subscribed = subscription.type !== 'none';
        const found = resumedLesson(lessons, progress.lessons, subscribed);
        return found && linkOf(lang, t[found.type], found.lesson, fragments[found.type]);
      });
      if (!signal.aborted) signal.addEventListener('abort', $link.subscribe(show));
    })
    // The static page already has a link, which stays.
    .catch(() => undefined);
  return () => stop.abort();
}

const fragments = { resume: `#${resumeHash}`, quiz: `#${quizHash}`, read: '' };

function linkOf(
  lang: Lang,
  text: string,
  { key, title }: TitledLesson,
  fragment: string,
): ResumeLink {
  return { href: href(lang, 'lesson', key) + fragment, text: fill(text, { title }) };
}

/** The published lessons, in teaching order; ones this version does not know are left out. */
async function fetchLessons(lang: Lang, signal: AbortSignal): Promise<readonly TitledLesson[]> {
  const response = await fetch(`${href(lang, 'home')}/lessons.json`, { signal });
  const lessons = (await response.json()) as readonly TitledLesson[];
  return lessons.filter(({ key }) => isLessonKey(key));
}
