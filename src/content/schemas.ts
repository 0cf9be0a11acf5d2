/**
 * The shape of each kind of entry. An unknown or missing field stops the build with its name.
 * The comment of a field is the editor's help. No field may be called `slug`: Astro would take it
 * for the entry's id, and the two languages would collide.
 */
import { z } from 'zod';
import { quizItemSchema } from '../domain/course/quiz.ts';

const day = z.coerce.date();
const title = z.string().min(3).max(60);
const description = z.string().min(40).max(160);

const source = z.strictObject({
  label: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
  /** The day somebody opened the page and saw the fact. */
  consultedAt: day,
});

export const articleSchema = z.strictObject({
  title,
  /** One or two sentences for search engines and lists; at most 160 characters. */
  description,
  publishedAt: day,
  updatedAt: day,
  topics: z.array(z.string()).min(1).max(3),
  /** What a reader in a hurry should leave with. */
  takeaways: z.array(z.string()).min(2).max(4),
  sources: z.array(source).min(1),
});

export const termSchema = z.strictObject({
  term: z.string().min(2),
  /** The term in the other language. */
  twin: z.string().min(2),
  /** Other words that mean it, plurals included; they find it and link to it. */
  aliases: z.array(z.string()),
  /** One sentence of plain text. */
  definition: z.string().min(20),
  /** Keys of terms to read next. */
  related: z.array(z.string()),
  updatedAt: day,
});

/** What anybody may read of a lesson. */
const lessonPublic = {
  title,
  description,
  updatedAt: day,
  /** Reading time, without the quiz. */
  minutes: z.number().int().min(5).max(60),
  /** What the reader will be able to do; each starts with a verb. */
  aims: z.array(z.string()).min(3).max(5),
  /** One public line for each section. Must not repeat a heading of the body: those are sealed. */
  outline: z.array(z.string()).min(3),
  /** The public first paragraphs, plain text. */
  intro: z.array(z.string()).min(2).max(4),
  sources: z.array(source).min(1),
};

export const lessonSchema = z.discriminatedUnion('state', [
  z.strictObject({
    /** The file holds the whole lesson. */
    state: z.literal('written'),
    ...lessonPublic,
    /** How many figures the body holds. */
    figures: z.number().int().min(1),
    quiz: z.array(quizItemSchema).min(5).max(10),
  }),
  /** The public part is final, the body is still to come: the page says so to everybody. */
  z.strictObject({ state: z.literal('planned'), ...lessonPublic }),
]);

export const companySchema = z.strictObject({
  title,
  /** The page's `h1`, where it says more than the title. */
  heading: z.string().min(3).max(90).optional(),
  description,
  /** The sentence or two under the heading. */
  lede: z.string().min(20).max(320).optional(),
  updatedAt: day,
});

export type { QuizItem } from '../domain/course/quiz.ts';
export type ArticleData = z.infer<typeof articleSchema>;
export type TermData = z.infer<typeof termSchema>;
export type LessonData = z.infer<typeof lessonSchema>;
export type WrittenLesson = Extract<LessonData, { state: 'written' }>;
