/**
 * The questions of a lesson's quiz, as written in its file. Both languages have the same ids, in the same order, with
 * the same right answers at the same positions: an attempt may continue in the other language.
 */
import { z } from 'zod';

/** Questions drawn for an attempt. */
export const drawnQuestions = 8;
/** Minimum number of questions in a bank, in total and by kind. */
const bankMinimum = { items: 16, number: 5, arranged: 2, multiple: 2 } as const;

const sentence = z.string().min(10);

const common = {
  /** The same in both languages; never reused for another question. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/),
  /** The aim of the lesson that it tests, counted from 1. */
  aim: z.number().int().min(1).max(5),
  question: sentence,
  /** Shown after a first miss, before the second try. Must not state the answer. */
  hint: sentence,
  /** Why the solution is right, with the arithmetic; shown with the solution. */
  why: sentence,
};

const choice = z.strictObject({
  text: z.string().min(1),
  right: z.literal(true).optional(),
  /** Why this answer is wrong; a right one needs none. */
  why: sentence.optional(),
});

const miss = z.strictObject({
  /** A wrong number that a known mistake leads to. */
  answer: z.number(),
  /** Which mistake it comes from. */
  why: sentence,
});

/** One question of any kind. */
export const quizItemSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('single'),
      ...common,
      choices: z.array(choice).min(3).max(5),
    }),
    z.strictObject({
      kind: z.literal('multiple'),
      ...common,
      choices: z.array(choice).min(4).max(6),
    }),
    z.strictObject({
      kind: z.literal('number'),
      ...common,
      answer: z.number(),
      /** Written after the field, such as € or %. */
      unit: z.string().optional(),
      /** Accepted distance from the answer; 0 when absent. */
      tolerance: z.number().min(0).optional(),
      misses: z.array(miss).min(1),
    }),
    /** The items in the right order. */
    z.strictObject({
      kind: z.literal('order'),
      ...common,
      items: z.array(z.string().min(1)).min(3).max(6),
      /** For each item but the first: what has to come before it. Shown when it is put too early. */
      reasons: z.array(sentence),
    }),
    /** What belongs together, left and right. */
    z.strictObject({
      kind: z.literal('match'),
      ...common,
      pairs: z
        .array(z.tuple([z.string().min(1), z.string().min(1)]))
        .min(3)
        .max(6),
      /** For each right side: what it belongs to. Shown when it is put beside another left side. */
      reasons: z.array(sentence),
    }),
  ])
  .superRefine((item, context) => {
    for (const message of itemFaults(item)) context.addIssue({ code: 'custom', message });
  });

/** All questions of a lesson. */
export const bankSchema = z
  .array(quizItemSchema)
  .min(bankMinimum.items)
  .superRefine((bank, context) => {
    for (const message of bankFaults(bank)) context.addIssue({ code: 'custom', message });
  });

export type QuizItem = z.infer<typeof quizItemSchema>;
export type QuizKind = QuizItem['kind'];

/** Parts of a question, shuffled for each attempt: choices, items or right sides. */
export function partsOf(item: QuizItem): readonly string[] {
  switch (item.kind) {
    case 'number':
      return [];
    case 'order':
      return item.items;
    case 'match':
      return item.pairs.map(([, right]) => right);
    default:
      return item.choices.map(({ text }) => text);
  }
}

/** True for the kinds in which parts are arranged. */
export function isArranged({ kind }: Pick<QuizItem, 'kind'>): boolean {
  return kind === 'order' || kind === 'match';
}

function itemFaults(item: QuizItem): string[] {
  const faults: string[] = [];
  const parts = partsOf(item);
  if (new Set(parts).size < parts.length) faults.push('two parts have the same text');
  if (item.kind === 'single' || item.kind === 'multiple') {
    const right = item.choices.filter((one) => one.right).length;
    const wrong = item.choices.length - right;
    if (item.kind === 'single' && right !== 1) faults.push('needs exactly one right choice');
    if (item.kind === 'multiple' && (right < 2 || wrong < 1))
      faults.push('needs two right choices or more, and a wrong one');
    for (const { text } of item.choices.filter((one) => !one.right && one.why === undefined))
      faults.push(`"${text}" needs the reason why it is wrong`);
  }
  if (item.kind === 'order' || item.kind === 'match') {
    const wanted = item.kind === 'order' ? parts.length - 1 : parts.length;
    if (item.reasons.length !== wanted)
      faults.push(`needs ${wanted} reasons, one for each way to be wrong`);
  }
  if (item.kind === 'number') {
    const reach = item.tolerance ?? 0;
    for (const { answer } of item.misses) {
      if (Math.abs(answer - item.answer) <= reach) faults.push(`${answer} is not a miss`);
    }
  }
  return faults;
}

function bankFaults(bank: readonly QuizItem[]): string[] {
  const ids = bank.map(({ id }) => id);
  const counts = {
    number: bank.filter(({ kind }) => kind === 'number').length,
    multiple: bank.filter(({ kind }) => kind === 'multiple').length,
    arranged: bank.filter(isArranged).length,
  };
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...(['number', 'multiple', 'arranged'] as const)
      .filter((kind) => counts[kind] < bankMinimum[kind])
      .map((kind) => `needs ${bankMinimum[kind]} questions of kind ${kindNames[kind]} or more`),
  ];
}

const kindNames = { number: 'number', multiple: 'multiple', arranged: 'order or match' } as const;
