/** Tables and functions of the course. */
import type { Given } from '../../../../src/domain/course/quiz/grade.ts';
import type { MemoryState } from '../../../../src/domain/course/review/schedule.ts';
import type { RateLimit } from './rate-limits.ts';
import type { Table } from './shape.ts';

/** A row of `quiz_attempts`: a try at the quiz of a lesson. */
export type QuizAttemptRow = {
  id: string;
  user_id: string;
  lesson: string;
  /** Ids of the drawn questions, in the order in which they are asked. */
  questions: string[];
  /** The tries at each question, by its id. */
  answers: Partial<Record<string, { given: Given; right: boolean }[]>>;
  closed: number;
  half_points: number;
  started_at: string;
  finished_at: string | null;
  passed: boolean;
};

/** A row of `review_cards`: a question that comes back. */
export type ReviewCardRow = {
  user_id: string;
  lesson: string;
  question: string;
  version: number;
  card: MemoryState;
  reviewed_at: string;
  due_at: string;
};

export type CourseTables = {
  quiz_attempts: Table<QuizAttemptRow, 'user_id' | 'lesson' | 'questions'>;
  review_cards: Table<ReviewCardRow, 'user_id' | 'lesson' | 'question' | 'card' | 'due_at'>;
};

export type CourseFunctions = {
  start_quiz: {
    Args: {
      p_user: string;
      p_lesson: string;
      p_questions: readonly string[];
      p_limit: RateLimit;
      p_replaces?: string;
    };
    Returns: { attempt: QuizAttemptRow | null; wait: number }[];
  };
  answer_quiz: {
    Args: {
      p_attempt: string;
      p_user: string;
      p_question: string;
      p_try: number;
      /** JSON. */
      p_given: string;
      p_right: boolean;
    };
    Returns: QuizAttemptRow[];
  };
  schedule_reviews: {
    Args: {
      p_user: string;
      p_lesson: string;
      p_cards: readonly { question: string; version: number; card: MemoryState; due: string }[];
    };
    Returns: ReviewCardRow[];
  };
};
