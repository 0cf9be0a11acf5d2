import type { Entry, Finding, Rule } from './entry.ts';
import { passages } from './prose.ts';
import { withSigns } from './sum-tokens.ts';
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
          const got = sum.got.toLocaleString(entry.lang, { maximumSignificantDigits: 8 });
          const change = `correct "${sum.text}": it makes ${got}`;
          return { level: 'error', file: entry.file, field, change };
        }),
    ),
};

/** Sums are written with the signs − and ×, not with keyboard signs. */
export const sumSigns: Rule = {
  name: 'sums have the signs − and ×',
  fault: 'the sum has a sign of the keyboard',
  find: (entries) =>
    entries.flatMap((entry) =>
      passages(entry).flatMap(({ field, text }): Finding[] => {
        const plain = text.replace(/[\u202F\u00A0]/g, ' ');
        const signed = withSigns(plain);
        if (signed === plain || sumsIn(plain, entry.lang).length === 0) return [];
        const at = plain.split('').findIndex((sign, index) => sign !== signed.charAt(index));
        const sum = signed.slice(Math.max(0, at - 12), signed.indexOf('=', at) + 10).trim();
        return [
          { level: 'error', file: entry.file, field, change: `write − and ×, as here: "${sum}"` },
        ];
      }),
    ),
};
