/**
 * Schemas of the content entries. An unknown or missing field fails the build with its name.
 * The comments of fields are shown as help in the editor. No field may be named `slug`: Astro
 * would use it as the entry's id, and the two languages would collide.
 */
import { z } from 'zod';
import { isLessonKey, type LessonKey } from '../domain/course/lessons.ts';
import { bankSchema } from '../domain/course/quiz/bank.ts';

const day = z.coerce.date();
const title = z.string().min(3).max(60);
const description = z.string().min(40).max(160);

const source = z.strictObject({
  label: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
  /** The day the page was opened and the fact was verified. */
  consultedAt: day,
});

export const articleSchema = z.strictObject({
  title,
  /** One or two sentences for search engines and lists; at most 160 characters. */
  description,
  publishedAt: day,
  updatedAt: day,
  topics: z.array(z.string()).min(1).max(3),
  /** Who wrote it and who reviewed it: names of team members in src/site.ts; optional. */
  author: z.string().optional(),
  reviewer: z.string().optional(),
  /** Key takeaways for a reader in a hurry. */
  takeaways: z.array(z.string()).min(2).max(4),
  sources: z.array(source).min(1),
});

export const termSchema = z.strictObject({
  term: z.string().min(2),
  /** Translation of the term into the other language. */
  twin: z.string().min(2),
  /** Synonyms, plurals included; they find it and link to it. */
  aliases: z.array(z.string()),
  /** One sentence of plain text. */
  definition: z.string().min(20),
  /** Keys of terms to read next. */
  related: z.array(z.string()),
  updatedAt: day,
  /** For an entry that states facts about the world: a date, a network’s rule, a law. */
  sources: z.array(source).min(1).optional(),
});

/** The public part of a lesson. */
const lessonPublic = {
  title,
  description,
  updatedAt: day,
  /** What the reader will be able to do; each starts with a verb. */
  aims: z.array(z.string()).min(3).max(5),
  /** One public line per section. Must not repeat a heading of the body: those are encrypted. */
  outline: z.array(z.string()).min(3),
  /** The public first paragraphs, plain text. */
  intro: z.array(z.string()).min(2).max(4),
  sources: z.array(source).min(1),
};

export const lessonSchema = z.discriminatedUnion('state', [
  z.strictObject({
    /** The file contains the whole lesson. */
    state: z.literal('written'),
    ...lessonPublic,
    /** Reading time, without the quiz. */
    minutes: z.number().int().min(5).max(60),
    /** Number of figures in the body. */
    figures: z.number().int().min(1),
    /** Keys of the lessons to have read before; `[]` for none. */
    needs: z.array(z.custom<LessonKey>(isLessonKey, 'no lesson has this key')),
    /** One sentence with a test: who knows this may skip the lesson. Public. */
    skipIf: z.string().min(40).max(260),
    /** The day by which the lesson has to be reread. */
    reviewBy: day,
    /** The questions, of which a try draws eight; nothing of them is in any page. */
    quiz: bankSchema,
  }),
  /** The public part is final, the body is not written yet: the page shows that to everybody. */
  z.strictObject({ state: z.literal('planned'), ...lessonPublic }),
]);

export const companySchema = z.strictObject({
  title,
  /** The page's `h1`, if longer than the title. */
  heading: z.string().min(3).max(90).optional(),
  description,
  /** One or two sentences under the heading. */
  lede: z.string().min(20).max(320).optional(),
  updatedAt: day,
});

export type ArticleData = z.infer<typeof articleSchema>;
export type TermData = z.infer<typeof termSchema>;
export type LessonData = z.infer<typeof lessonSchema>;
export type WrittenLesson = Extract<LessonData, { state: 'written' }>;
