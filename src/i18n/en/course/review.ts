/** The daily review of quiz questions, on the dashboard. */
import type { ReviewCode } from '../../../domain/api/review.ts';
import type { ErrorTexts } from '../../errors.ts';
import type { review as French } from '../../fr/course/review.ts';
import { errors } from '../errors.ts';

export const review: typeof French = {
  left: { one: '{n} question to review', other: '{n} questions to review' },
  done: { one: '{n} done today', other: '{n} done today' },
  from: 'Lesson {n}: {title}',
  oneTry: 'one try',
  check: 'Check',
  checking: 'Checking…',
  next: 'Next question',
  finish: 'Finish',
  empty:
    'Your quiz questions will come back here: the next day if you missed them; after three days, then ten, then five weeks if you get them right first time; sooner after a second try. Take a quiz to get started.',
  nothing: 'Nothing to review right now.',
  finished: 'That’s all for today.',
  nextAt: 'Next questions: {date}.',
  again: 'A question you miss comes back tomorrow.',
  retry: 'Try again',
  errors: {
    ...errors,
    rate_limited: 'You have answered sixty questions in an hour. {retry}',
    not_due: 'Your last answer was not counted: that question is no longer due.',
    unreadable_answer: 'We couldn’t read this answer. Type a number, such as 12.5.',
  } satisfies ErrorTexts<ReviewCode>,
};
