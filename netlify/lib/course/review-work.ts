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

/** A card and its question. */
interface Card {
  readonly row: ReviewCardRow;
  readonly lesson: LessonKey;
  readonly item: QuizItem;
}

interface Cards {
  /** The due cards, earliest first. */
  readonly due: readonly Card[];
  /** When the next of the others is due; null if there are none. */
  readonly nextAt: string | null;
}

/** The reviews due today. Throws the database's error. */
export async function reviewState(reviewer: Reviewer): Promise<ReviewResponse> {
  const [done, { due, nextAt }] = await Promise.all([answeredToday(reviewer), readCards(reviewer)]);
  const left = Math.min(due.length, Math.max(0, reviewsPerDay - done));
  const [next] = left > 0 ? due : [];
  return {
    question: next ? view(reviewer, next, []) : null,
    left,
    done,
    // Due cards beyond those of today come tomorrow.
    nextAt: left > 0 ? null : due.length > 0 ? reviewDay(new Date(), 1).toISOString() : nextAt,
  };
}

/**
 * Grades an answer to a due card, and schedules the card again. A repeated or concurrent answer is graded and not
 * counted: the first response may be lost. `none`: the card has another version, or belongs to a lesson that the caller
 * may not read. Throws 429 `rate_limited`, or the database's error.
 */
export async function answerReview(
  reviewer: Reviewer,
  { lesson, question, version, answer }: Answer,
): Promise<ReviewResponse | 'unreadable' | 'none'> {
  const { service, user, lang } = reviewer;
  const card = await findCard(reviewer, lesson, question);
  if (!card) return 'none';
  const { row, item } = card;
  const isDue = new Date(row.due_at) <= new Date();
  if (version !== (isDue ? row.version : row.version - 1)) return 'none';
  const asked = { ...card, row: { ...row, version } };
  const grade = gradeAnswer(item, shuffleOf(shuffleKey(asked.row), item), answer, lang);
  if (grade.type === 'unreadable') return 'unreadable';
  await consumeRateLimit(service, 'review-answer', user);
  const isRight = grade.type === 'right';
  if (isDue) {
    const { card: memory, due } = schedule(stored(row), isRight ? 'first' : 'missed', new Date());
    const { error } = await service.rpc('schedule_reviews', {
      p_user: user,
      p_lesson: lesson,
      p_cards: [{ question, version, card: memory, due }],
    });
    if (error) throw error;
  }
  const answered = view(reviewer, asked, [{ given: answer, right: isRight }]);
  return { answered, ...(await reviewState(reviewer)) };
}

function view({ lang }: Reviewer, { row, lesson, item }: Card, tries: Tries): ReviewQuestion {
  const shuffle = shuffleOf(shuffleKey(row), item);
  // A single try closes the question.
  const asked = questionView(item, shuffle, tries, lang, 1);
  return { ...asked, lesson, version: row.version };
}

/** The key that determines the order of a card's parts: different at each review. */
function shuffleKey({ user_id, lesson, version }: ReviewCardRow): string {
  return `${user_id} ${lesson} ${version}`;
}

/** The cards of lessons that the user may read; none whose question its lesson no longer has. */
async function readCards(reviewer: Reviewer): Promise<Cards> {
  const { data, error } = await cardsOf(reviewer).order('due_at').order('question');
  if (error) throw error;
  const now = new Date();
  const due: Card[] = [];
  for (const row of data) {
    const card = await cardOf(reviewer, row);
    if (!card) continue;
    const at = new Date(row.due_at);
    if (at > now) return { due, nextAt: at.toISOString() };
    due.push(card);
  }
  return { due, nextAt: null };
}

async function findCard(
  reviewer: Reviewer,
  lesson: LessonKey,
  question: string,
): Promise<Card | undefined> {
  const { data, error } = await cardsOf(reviewer).eq('question', question);
  if (error) throw error;
  const row = data.find((one) => one.lesson === lesson);
  return row && cardOf(reviewer, row);
}

/** The card of a row; undefined if its lesson no longer has the question. */
async function cardOf({ lang }: Reviewer, row: ReviewCardRow): Promise<Card | undefined> {
  const { lesson } = row;
  if (!isLessonKey(lesson)) return undefined;
  const item = (await readBank(lang, lesson)).find(({ id }) => id === row.question);
  return item && { row, lesson, item };
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

/** The user's cards; without a subscription, only those of the free lesson. */
function cardsOf({ service, user, paid }: Reviewer) {
  const cards = service.from('review_cards').select('*').eq('user_id', user);
  return paid ? cards : cards.eq('lesson', freeLesson);
}
