/** The emailed reminders of the daily review. */
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { isReminderTime } from '../../../src/domain/course/review/reminder.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import { emailsPerMinute } from '../outbox/outbox.ts';
import type { PublishedLessons } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import { readLesson } from './bank.ts';

/**
 * Enqueues up to `emailsPerMinute` of the day's review reminders; called once a minute, it does so only
 * in the morning. Returns the number enqueued. Throws the database's error.
 */
export async function remindReviews(service: Client, now: Date): Promise<number> {
  if (!isReminderTime(now)) return 0;
  const published = await Promise.all(
    langs.map(async (lang) => [lang, await publishedIn(lang)] as const),
  );
  const { data, error } = await service.rpc('enqueue_review_reminders', {
    p_lessons: Object.fromEntries(published) as Record<Lang, PublishedLessons>,
    p_limit: emailsPerMinute,
  });
  if (error) throw error;
  return data;
}

async function publishedIn(lang: Lang): Promise<PublishedLessons> {
  const lessons = await Promise.all(
    lessonKeys.map(async (key) => [key, await readLesson(lang, key)] as const),
  );
  return Object.fromEntries(
    lessons.flatMap(([key, lesson]) =>
      lesson ? [[key, { title: lesson.title, questions: lesson.quiz.map(({ id }) => id) }]] : [],
    ),
  );
}
