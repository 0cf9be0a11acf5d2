/** The reminder of the daily review. It contains no questions: those are on the dashboard. */
import { z } from 'zod';
import { answerMinutes } from '../../../src/domain/course/quiz/answer-time.ts';
import { reviewsPerDay } from '../../../src/domain/course/review/schedule.ts';
import { emailTexts } from '../../../src/i18n/emails.ts';
import { fill, href, plural, type Lang } from '../../../src/i18n/index.ts';
import type { EmailContent } from '../content.ts';
import { contact } from '../fields.ts';

export const reviewReminderData = z.strictObject({
  questions: z.int().min(1).max(reviewsPerDay),
  /** Titles, in the language of the email. */
  lessons: z.array(z.string()),
  /** Whether the reminders still come every day, once a week, or end with this one. */
  rhythm: z.enum(['daily', 'weekly', 'last']),
});

/** Opening its link has no side effect. */
export function reviewReminder(
  lang: Lang,
  { questions, lessons, rhythm }: z.output<typeof reviewReminderData>,
): EmailContent {
  const { reminder: text } = emailTexts(lang).courseEmails;
  const minutes = answerMinutes(questions);
  const asked = fill(plural(lang, questions, text.questions), { n: questions });
  const time = fill(plural(lang, minutes, text.minutes), { n: minutes });
  return {
    subject: fill(text.subject, { asked }),
    title: text.title,
    paragraphs: [fill(text.text, { asked, time })],
    list: lessons,
    listTitle: text.from,
    action: { label: text.action, path: href(lang, 'dashboard') },
    after: [text.rhythm[rhythm]],
    reason: fill(text.reason, contact),
  };
}
