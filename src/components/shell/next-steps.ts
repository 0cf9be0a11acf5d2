/** The closing section of each page. */
import { freeLesson } from '../../domain/course/lessons.ts';
import type { PageId } from '../../domain/site/pages.ts';
import { href, type Lang } from '../../i18n/index.ts';

/** What a closing section leads to: the free lesson, the plans, or the programme. */
export type NextStepKind = 'freeLesson' | 'plans' | 'course';

/**
 * Home, plans, market and articles render their own last section. Support, which fits in 3,000 px of a
 * phone, orders, accounts, contracts, search and the 404 page have none.
 */
const kinds: Partial<Record<PageId, NextStepKind>> = {
  signals: 'freeLesson',
  signalsRecord: 'freeLesson',
  training: 'freeLesson',
  course: 'freeLesson',
  lesson: 'freeLesson',
  certificate: 'freeLesson',
  // The last card of the list is the free lesson.
  articles: 'course',
  articleList: 'course',
  dictionary: 'freeLesson',
  termList: 'freeLesson',
  term: 'freeLesson',
  about: 'freeLesson',
  team: 'freeLesson',
  values: 'freeLesson',
  appointment: 'freeLesson',
  policy: 'freeLesson',
  faq: 'freeLesson',
  privacy: 'freeLesson',
  terms: 'freeLesson',
};

/** The closing section of the page at `path`; the free lesson itself leads to the plans. */
export function nextStepOf(lang: Lang, page: PageId, path: string): NextStepKind | undefined {
  return path === href(lang, 'lesson', freeLesson) ? 'plans' : kinds[page];
}
