/** Tables and functions of the course. */
import type { Badge } from '../../../../src/domain/course/certificate/badge.ts';
import type { RevocationReason } from '../../../../src/domain/course/certificate/published.ts';
import type { Given } from '../../../../src/domain/course/quiz/grade.ts';
import type { MemoryState } from '../../../../src/domain/course/review/schedule.ts';
import type { LessonKey } from '../../../../src/domain/course/lessons.ts';
import type { Lang } from '../../../../src/i18n/locales.ts';
import type { RateLimit } from './rate-limits.ts';
import type { Table } from './shape.ts';

/** A row of `quiz_attempts`: an attempt at the quiz of a lesson. */
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

/** A row of `lesson_progress`. */
export type LessonProgressRow = {
  user_id: string;
  lesson: string;
  opened_at: string;
  completed_at: string | null;
  completed_version: string | null;
  reached: number;
};

/** A row of `review_cards`: a question to review, with its schedule. */
export type ReviewCardRow = {
  user_id: string;
  lesson: string;
  question: string;
  version: number;
  card: MemoryState;
  reviewed_at: string;
  due_at: string;
};

/** The lessons published in a language, with the ids of their questions. */
export type PublishedLessons = Readonly<
  Partial<Record<LessonKey, { readonly title: string; readonly questions: readonly string[] }>>
>;

/** A row of `certificates`: the certificate of a user. */
export type CertificateRow = {
  user_id: string;
  number: string;
  subject: string;
  name: string;
  language: Lang;
  minutes: number;
  content_version: string;
  issued_at: string;
  name_public: boolean;
  badge: Badge;
};

/** A row of `certificate_revocations`. */
export type RevocationRow = { number: string; reason: RevocationReason; revoked_at: string };

export type CourseTables = {
  lesson_progress: Table<LessonProgressRow, 'user_id' | 'lesson'>;
  certificates: Table<CertificateRow, keyof Omit<CertificateRow, 'name_public'>>;
  certificate_revocations: Table<RevocationRow, 'number' | 'reason'>;
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
  enqueue_review_reminders: {
    Args: { p_lessons: Readonly<Record<Lang, PublishedLessons>>; p_limit: number };
    Returns: number;
  };
  issue_certificate: {
    Args: {
      p_user: string;
      p_lessons: readonly string[];
      p_number: string;
      p_subject: string;
      p_name: string;
      p_language: Lang;
      p_minutes: number;
      p_content_version: string;
      p_issued_at: string;
      p_badge: Badge;
    };
    Returns: 'issued' | 'subscription' | 'lessons';
  };
  revoke_certificate: {
    Args: { p_number: string; p_reason: RevocationReason; p_unknown: boolean };
    Returns: 'revoked' | 'known' | 'unknown';
  };
};
