/** Quiz attempts in the database: reads the open one, starts one, grades answers. */
import { randomInt } from 'node:crypto';
import type { BestResult, QuizRequest, QuizResponse } from '../../../src/domain/api/quiz.ts';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import { drawnQuestions, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import { drawQuiz } from '../../../src/domain/course/quiz/draw.ts';
import { gradeAnswer } from '../../../src/domain/course/quiz/grade.ts';
import { passingHalfPoints } from '../../../src/domain/course/quiz/score.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { rateLimit, rateLimited } from '../http/rate-limit.ts';
import type { QuizAttemptRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import { scheduleTry } from './review-schedule.ts';
import { attemptView, isCurrent, shuffleOf } from './quiz-attempt.ts';

/** A user who may read the lesson, with its questions in their language. */
export interface Reader {
  readonly service: Client;
  readonly user: string;
  readonly lang: Lang;
  readonly lesson: LessonKey;
  readonly bank: readonly QuizItem[];
}

/** The open attempt and the best result. Throws the database's error. */
export async function quizState(reader: Reader): Promise<QuizResponse> {
  return response(reader, await openAttempt(reader));
}

/** Resumes the open attempt, or starts one. Throws 429 `rate_limited`, or the database's error. */
export async function startQuiz(reader: Reader): Promise<QuizResponse> {
  const { service, user, lesson, bank } = reader;
  const open = await openAttempt(reader);
  if (open && isCurrent(open, bank)) return response(reader, open);
  const drawn = drawQuiz(bank, () => randomInt(2 ** 32) / 2 ** 32);
  const { data, error } = await service.rpc('start_quiz', {
    p_user: user,
    p_lesson: lesson,
    p_questions: drawn.map(({ id }) => id),
    p_limit: rateLimit('quiz-start', `${user} ${lesson}`),
    ...(open && { p_replaces: open.id }),
  });
  if (error) throw error;
  const [started] = data;
  if (started && started.wait > 0) throw rateLimited(started.wait);
  return response(reader, started?.attempt ?? undefined);
}

/**
 * Grades an answer and counts it if it is for the next question. A repeated or concurrent answer is not counted;
 * the current state is returned. `none`: not an attempt of the caller, or its questions have changed.
 */
export async function answerQuiz(
  reader: Reader,
  request: Extract<QuizRequest, { action: 'answer' }>,
): Promise<QuizResponse | 'unreadable' | 'none'> {
  const { service, user, lang, bank } = reader;
  const row = await findAttempt(reader, request.attempt);
  const item = bank.find(({ id }) => id === request.question);
  if (!row || !isCurrent(row, bank) || !item || !row.questions.includes(item.id)) return 'none';
  const grade = gradeAnswer(item, shuffleOf(row.id, item), request.answer, lang);
  if (grade.type === 'unreadable') return 'unreadable';
  const { data, error } = await service.rpc('answer_quiz', {
    p_attempt: row.id,
    p_user: user,
    p_question: item.id,
    p_try: request.try,
    p_given: JSON.stringify(request.answer),
    p_right: grade.type === 'right',
  });
  if (error) throw error;
  const answered = data[0] ?? (await findAttempt(reader, request.attempt));
  if (answered) await scheduleTry(service, answered, bank);
  return response(reader, answered);
}

async function openAttempt(reader: Reader): Promise<QuizAttemptRow | undefined> {
  const { data, error } = await attemptsOf(reader).is('finished_at', null).maybeSingle();
  if (error) throw error;
  return data ?? undefined;
}

async function findAttempt(reader: Reader, id: string): Promise<QuizAttemptRow | undefined> {
  const { data, error } = await attemptsOf(reader).eq('id', id).maybeSingle();
  if (error) throw error;
  return data ?? undefined;
}

/** The caller's own attempts at this lesson's quiz. */
function attemptsOf({ service, user, lesson }: Reader) {
  return service.from('quiz_attempts').select('*').eq('user_id', user).eq('lesson', lesson);
}

async function response(reader: Reader, row: QuizAttemptRow | undefined): Promise<QuizResponse> {
  const shown = row && isCurrent(row, reader.bank) ? row : undefined;
  return {
    attempt: shown ? attemptView(shown, reader.bank, reader.lang) : null,
    best: await bestResult(reader, shown),
    passPoints: passingHalfPoints(drawnQuestions) / 2,
    total: drawnQuestions,
  };
}

/** The best finished attempt; `shown` counts even if it was not kept. */
async function bestResult(
  reader: Reader,
  shown: QuizAttemptRow | undefined,
): Promise<BestResult | null> {
  const { data, error } = await attemptsOf(reader)
    .not('finished_at', 'is', null)
    .order('half_points', { ascending: false })
    .limit(1);
  if (error) throw error;
  const finished = [...data, ...(shown && shown.finished_at !== null ? [shown] : [])];
  const [best] = finished.sort((a, b) => b.half_points - a.half_points);
  if (!best) return null;
  return { points: best.half_points / 2, total: best.questions.length, passed: best.passed };
}
