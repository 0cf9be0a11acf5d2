/** Reads due review cards from the database and grades answers to them. */
import type {
  ReviewQuestion,
  ReviewRequest,
  ReviewResponse,
} from '../../../src/domain/api/review.ts';
import { freeLesson, isLessonKey, type LessonKey } from '../../../src/domain/course/lessons.ts';
import type { QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { gradeAnswer } from '../../../src/domain/course/quiz/grade.ts';
import { reviewDay, reviewsPerDay, schedule } from '../../../src/domain/course/review/schedule.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { consumeRateLimit } from '../http/rate-limit.ts';
import type { ReviewCardRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import { readBank } from './bank.ts';
import type { Access } from './entitlement.ts';
import { questionView, shuffleOf, type Tries } from './quiz-attempt.ts';
import { stored } from './review-schedule.ts';

/** A signed-in user, with the language of their questions. */
export interface Reviewer extends Access {
  readonly service: Client;
  readonly lang: Lang;
}

type Answer = Extract<ReviewRequest, { action: 'answer' }>;

/** A due card and its question. */
interface Due {
  readonly row: ReviewCardRow;
  readonly lesson: LessonKey;
  readonly item: QuizItem;
}

/** The reviews due today. Throws the database's error. */
export async function reviewState(reviewer: Reviewer): Promise<ReviewResponse> {
  const [done, due] = await Promise.all([answeredToday(reviewer), dueCards(reviewer)]);
  const left = Math.min(due.length, Math.max(0, reviewsPerDay - done));
  const [next] = left > 0 ? due : [];
  return {
    question: next ? view(reviewer, next, []) : null,
    left,
    done,
    nextAt: left > 0 ? null : await nextDue(reviewer),
  };
}

/**
 * Grades an answer to a due card, and schedules the card again. `none`: the card is not due, has another version,
 * or belongs to a lesson that the caller may not read. Throws 429 `rate_limited`, or the database's error.
 */
export async function answerReview(
  reviewer: Reviewer,
  { lesson, question, version, answer }: Answer,
): Promise<ReviewResponse | 'unreadable' | 'none'> {
  const { service, user, lang } = reviewer;
  const card = (await dueCards(reviewer)).find(
    ({ row }) => row.lesson === lesson && row.question === question && row.version === version,
  );
  if (!card) return 'none';
  const { row, item } = card;
  const grade = gradeAnswer(item, shuffleOf(shuffleKey(row), item), answer, lang);
  if (grade.type === 'unreadable') return 'unreadable';
  await consumeRateLimit(service, 'review-answer', user);
  const isRight = grade.type === 'right';
  const { card: memory, due } = schedule(stored(row), isRight ? 'first' : 'missed', new Date());
  const { data, error } = await service.rpc('schedule_reviews', {
    p_user: user,
    p_lesson: lesson,
    p_cards: [{ question, version, card: memory, due }],
  });
  if (error) throw error;
  if (data.length === 0) return 'none';
  const answered = view(reviewer, card, [{ given: answer, right: isRight }]);
  return { answered, ...(await reviewState(reviewer)) };
}

function view({ lang }: Reviewer, { row, lesson, item }: Due, tries: Tries): ReviewQuestion {
  const shuffle = shuffleOf(shuffleKey(row), item);
  // A single try closes the question.
  const asked = questionView(item, shuffle, tries, lang, 1);
  return { ...asked, lesson, version: row.version };
}

/** The key that determines the order of a card's parts: different at each review. */
function shuffleKey({ user_id, lesson, version }: ReviewCardRow): string {
  return `${user_id} ${lesson} ${version}`;
}

/** The due cards of lessons that the user may read, earliest first. */
async function dueCards(reviewer: Reviewer): Promise<readonly Due[]> {
  const { data, error } = await cardsOf(reviewer)
    .lte('due_at', new Date().toISOString())
    .order('due_at')
    .order('question')
    .limit(100);
  if (error) throw error;
  const banks = new Map<LessonKey, readonly QuizItem[]>();
  const due: Due[] = [];
  for (const row of data) {
    const { lesson } = row;
    if (!isLessonKey(lesson)) continue;
    const bank = banks.get(lesson) ?? (await readBank(reviewer.lang, lesson));
    banks.set(lesson, bank);
    // A question that its lesson no longer has is not asked again.
    const item = bank.find(({ id }) => id === row.question);
    if (item) due.push({ row, lesson, item });
  }
  return due;
}

async function answeredToday({ service, user }: Reviewer): Promise<number> {
  const { count, error } = await service
    .from('review_cards')
    .select('*', { count: 'exact', head: true })
    .eq('user_id', user)
    .gt('version', 1)
    .gte('reviewed_at', reviewDay(new Date()).toISOString());
  if (error) throw error;
  return count ?? 0;
}

/** When the next card is due: tomorrow if today's reviews are done and more are due. */
async function nextDue(reviewer: Reviewer): Promise<string | null> {
  const { data, error } = await cardsOf(reviewer).order('due_at').limit(1);
  if (error) throw error;
  const [next] = data;
  if (!next) return null;
  const now = new Date();
  const due = new Date(next.due_at);
  return (due > now ? due : reviewDay(now, 1)).toISOString();
}

/** The user's cards; without a subscription, only those of the free lesson. */
function cardsOf({ service, user, paid }: Reviewer) {
  const cards = service.from('review_cards').select('*').eq('user_id', user);
  return paid ? cards : cards.eq('lesson', freeLesson);
}
