/** What the dashboard says that waits today, and the button of the lesson it offers, in each language. */
import { expect, it, vi } from 'vitest';
import { freeLesson, lessonKeys, type LessonKey } from '../../../src/domain/course/lessons.ts';
import { nextLesson } from '../../../src/domain/course/next-lesson.ts';
import { progressFrom, type Progress } from '../../../src/domain/course/progress.ts';
import { publishedSections } from '../../../src/domain/course/published-lessons.ts';
import { endPosition, readingLeft } from '../../../src/domain/course/reading-position.ts';
import { fill, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { LessonOffer } from '../../../src/islands/account/dashboard/LessonOffer.tsx';
import { Today } from '../../../src/islands/account/dashboard/Today.tsx';
import { progressRow } from '../course/progress-row.ts';
import { linksOf, textOf } from './markup.ts';

const known = vi.hoisted((): Record<string, unknown> => ({
  subscription: { type: 'none' },
  inactive: { type: 'never' },
}));
vi.mock('../../../src/stores/billing/subscription.ts', () => ({ $subscription: 'subscription' }));
vi.mock('../../../src/stores/billing/subscription-rows.ts', () => ({
  $inactiveReason: 'inactive',
}));
vi.mock('../../../src/stores/course/progress.ts', () => ({ $progress: 'progress' }));
vi.mock('../../../src/stores/course/review.ts', () => ({ $review: 'review' }));
vi.mock('../../../src/islands/ui/hooks.ts', () => ({
  useShared: (store: string) => known[store],
  useOnline: () => true,
}));

const listed = (key: LessonKey) => ({
  ...{ key, href: `/${key}`, title: key, minutes: 12, picture: '/picture.svg' },
});
const [, second = freeLesson] = lessonKeys;
const only = [listed(freeLesson)];
const both = [...only, listed(second)];

const opened_at = '2026-11-21T10:00:00.000Z';
const end = endPosition(publishedSections[freeLesson]?.length ?? 0);
const begun = progressFrom([progressRow(freeLesson)], []);
const atTheEnd = progressFrom([progressRow(freeLesson, { reached: end })], []);
const row = progressRow(freeLesson, { reached: end, completed_at: opened_at });
const withoutQuiz = progressFrom([row], []);
const complete = progressFrom([row], [{ lesson: freeLesson }]);
const minutes = readingLeft(freeLesson, 0)?.minutes ?? 0;

it.each(langs)('without a question to review it names what waits, in %s', (lang) => {
  const t = texts(lang).members.dashboard;
  const says = (lessons: Progress, review: object, published = only): string => {
    known['progress'] = { type: 'known', kept: true, lessons };
    known['review'] = review;
    return textOf(Today, { lang, t, published });
  };
  const none = { type: 'ready', review: { left: 0 } };
  const { firstReading, reading, finish, quizLeft, nothing } = t.today;
  expect(says({}, none)).toBe(`${fill(firstReading, { n: minutes })}.`);
  expect(says(begun, none)).toBe(`${fill(reading, { n: minutes })}.`);
  expect(says(atTheEnd, none)).toBe(finish);
  expect(says(withoutQuiz, none)).toBe(quizLeft);
  expect(says(complete, none), 'every lesson is complete').toBe(nothing);
  expect(says(complete, none, both), 'the next lesson is locked').toBe(nothing);
  expect(says(complete, { type: 'failed' }), 'the review is not known').toBe('');
});

it.each(langs)('the button of the lesson says what is left of it, in %s', (lang) => {
  const t = texts(lang).members;
  const { next } = t.dashboard;
  const buttons = (lessons: Progress) => {
    const offer = nextLesson(only, lessons, false);
    if (offer.type === 'done') throw new Error('No lesson is left.');
    const props = { ...{ lang, t, offer, progress: lessons, published: only }, moduleNames: ['M'] };
    const rest = { total: 1, slow: {}, links: { pricing: '/p', course: '/c' } };
    return linksOf(LessonOffer, { ...props, ...rest } as unknown as Parameters<
      typeof LessonOffer
    >[0]);
  };
  const href = `/${freeLesson}`;
  expect(buttons({})).toEqual({ [fill(next.open.start, { n: minutes })]: href });
  expect(buttons(begun)).toEqual({ [fill(next.open.resume, { n: minutes })]: `${href}#resume` });
  expect(buttons(atTheEnd)).toEqual({ [next.openEnd]: `${href}#resume` });
  expect(buttons(withoutQuiz)).toEqual({ [next.openQuiz]: `${href}#quiz-title` });
});
