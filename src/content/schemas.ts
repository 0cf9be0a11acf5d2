/**
 * Schemas of the content entries. An unknown or missing field fails the build with its name.
 * Descriptions of fields are help for editors (`local/content-schemas.ts`). No field may be named `slug`: Astro
 * would use it as the entry's id, and the two languages would collide.
 */
import { z } from 'zod';
import { isLessonKey, type LessonKey } from '../domain/course/lessons.ts';
import { bankSchema } from '../domain/course/quiz/bank.ts';
import { articleTopics } from '../domain/site/article-topics.ts';
import { termCategories } from '../domain/site/term-categories.ts';

const day = z.coerce.date();
/** Guidance that `npm run new` writes between [[ and ]]: no page is built from it. */
const replaced = /^(?!\[\[)/;
/** Characters that search results show. */
export const longest = { title: 60, description: 155 };
const title = z.string().min(3).max(longest.title).regex(replaced);
const description = z
  .string()
  .min(40)
  .max(longest.description)
  .describe('One or two sentences for search engines and lists; at most 155 characters.');

const source = z.strictObject({
  label: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
  consultedAt: day.describe('The day the page was opened and the fact was verified.'),
});

export const articleSchema = z.strictObject({
  title,
  description,
  publishedAt: day,
  updatedAt: day,
  revised: day
    .optional()
    .describe(
      'The day of the last change that somebody who has read it has to know: a fact, a rule or a figure that is new or was wrong. Not of a rewording: it is announced by email. Omitted until there is one.',
    ),
  topics: z
    .array(z.enum(articleTopics))
    .min(1)
    .max(3)
    .describe('Its lists: the same in both languages.'),
  author: z
    .string()
    .optional()
    .describe('Who wrote it and who reviewed it: names of team members in src/site.ts; optional.'),
  reviewer: z.string().optional(),
  takeaways: z.array(z.string()).min(2).max(4).describe('Key takeaways for a reader in a hurry.'),
  sources: z.array(source).min(1),
});

export const termSchema = z.strictObject({
  term: z.string().min(2).regex(replaced),
  twin: z.string().min(2).describe('Translation of the term into the other language.'),
  aliases: z.array(z.string()).describe('Synonyms, plurals included; they find it and link to it.'),
  category: z.enum(termCategories).describe('Its group in the index: the same in both languages.'),
  definition: z.string().min(20).describe('One sentence of plain text.'),
  related: z.array(z.string()).describe('Keys of terms to read next.'),
  updatedAt: day,
  sources: z
    .array(source)
    .min(1)
    .optional()
    .describe('For an entry that states facts about the world: a date, a network’s rule, a law.'),
});

/** The public part of a lesson. */
const lessonPublic = {
  title,
  description,
  updatedAt: day,
  aims: z
    .array(z.string())
    .min(3)
    .max(5)
    .describe('What the reader will be able to do; each starts with a verb.'),
  outline: z
    .array(z.string())
    .min(3)
    .describe(
      'One public line per section. Must not repeat a heading of the body: those are encrypted.',
    ),
  intro: z.array(z.string()).min(2).max(4).describe('The public first paragraphs, plain text.'),
  sources: z.array(source).min(1),
};

export const lessonSchema = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('written').describe('The file contains the whole lesson.'),
    ...lessonPublic,
    minutes: z.number().int().min(5).max(60).describe('Reading time, without the quiz.'),
    figures: z.number().int().min(1).describe('Number of figures in the body.'),
    needs: z
      .array(z.custom<LessonKey>(isLessonKey, 'no lesson has this key'))
      .describe('Keys of the lessons to have read before; `[]` for none.'),
    skipIf: z
      .string()
      .min(40)
      .max(260)
      .describe('One sentence with a test: who knows this may skip the lesson. Public.'),
    revised: day
      .optional()
      .describe(
        'The day of the last change that somebody who has read the lesson has to know: a rule, a method or a result that is new or was wrong. Not of a rewording. Omitted until there is one.',
      ),
    reviewBy: day.describe('The day by which the lesson has to be reread.'),
    quiz: bankSchema.describe(
      'The questions, of which a try draws eight; nothing of them is in any page.',
    ),
  }),
  /** The public part is final, the body is not written yet: the page shows that to everybody. */
  z.strictObject({ state: z.literal('planned'), ...lessonPublic }),
]);

export const companySchema = z.strictObject({
  title,
  heading: z
    .string()
    .min(3)
    .max(90)
    .optional()
    .describe('The page’s `h1`, if longer than the title.'),
  description,
  lede: z.string().min(20).max(320).optional().describe('One or two sentences under the heading.'),
  updatedAt: day,
});

export type ArticleData = z.infer<typeof articleSchema>;
export type TermData = z.infer<typeof termSchema>;
export type LessonData = z.infer<typeof lessonSchema>;
export type WrittenLesson = Extract<LessonData, { state: 'written' }>;
