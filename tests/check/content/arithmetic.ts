import type { Entry, Finding, Rule } from './entry.ts';
import { passages } from './prose.ts';
import { type Sum, sumsIn } from './sums.ts';

/** Every sum of an entry with its field, recomputed. */
function sumsOf(entry: Entry): { readonly field: string; readonly sum: Sum }[] {
  return passages(entry).flatMap(({ field, text }) =>
    sumsIn(text, entry.lang).map((sum) => ({ field, sum })),
  );
}

/** How many sums the rule recomputes. */
export function countSums(entries: readonly Entry[]): number {
  return entries.reduce((count, entry) => count + sumsOf(entry).length, 0);
}

export const arithmetic: Rule = {
  name: 'sums are right',
  fault: 'the sum is wrong',
  find: (entries) =>
    entries.flatMap((entry) =>
      sumsOf(entry)
        .filter(({ sum }) => !sum.right)
        .map(({ field, sum }): Finding => {
          const got = Number(sum.got.toPrecision(8));
          const change = `correct "${sum.text}": it makes ${got}`;
          return { level: 'error', file: entry.file, field, change };
        }),
    ),
};
