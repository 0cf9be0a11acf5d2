/** Review cards of a finished quiz attempt. */
import type { QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { markOf } from '../../../src/domain/course/quiz/score.ts';
import { schedule, type StoredSchedule } from '../../../src/domain/course/review/schedule.ts';
import type { QuizAttemptRow, ReviewCardRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';

/** Converts a stored card to the scheduler's format. */
export function stored({ card, due_at, reviewed_at }: ReviewCardRow): StoredSchedule {
  return { card, due: due_at, reviewedAt: reviewed_at };
}

/**
 * Schedules the questions of a finished attempt: new ones, and those that were due when it was finished.
 * Idempotent: a card reviewed since then is left alone. Throws the database's error.
 */
export async function scheduleTry(
  service: Client,
  row: QuizAttemptRow,
  bank: readonly QuizItem[],
): Promise<void> {
  const { user_id, lesson, finished_at } = row;
  if (finished_at === null) return;
  const { data, error } = await service
    .from('review_cards')
    .select('*')
    .eq('user_id', user_id)
    .eq('lesson', lesson);
  if (error) throw error;
  const at = new Date(finished_at);
  const cards = row.questions.flatMap((question) => {
    const mark = markOf(row.answers[question] ?? []);
    const before = data.find((card) => card.question === question);
    const isDue = !before || new Date(before.due_at) <= at;
    if (mark === 'open' || !isDue || !bank.some(({ id }) => id === question)) return [];
    const { card, due } = schedule(before && stored(before), mark, at);
    return [{ question, version: before?.version ?? 0, card, due }];
  });
  if (cards.length === 0) return;
  const { error: failed } = await service.rpc('schedule_reviews', {
    p_user: user_id,
    p_lesson: lesson,
    p_cards: cards,
  });
  if (failed) throw failed;
}
