import type { Entry, Finding, Rule } from './entry.ts';
import { passages } from './prose.ts';

/** Words that promise a gain (voice, rule 6). The law on crypto-asset promotion forbids them too. */
const promised = {
  fr: /(?<!\p{L})(sans risques?|garantie?s?|revenus? passifs?)(?!\p{L})/giu,
  en: /(?<!\p{L})(guaranteed|risk[- ]free|passive income)(?!\p{L})/giu,
};

/** `{/* allow: garantie, because it means collateral here *\/}` in a body allows that word there. */
const allowance = /\{\/\*\s*allow:\s*([^,*]+?)\s*(?:,[^*]*)?\*\/\}/giu;

export const promises: Rule = {
  name: 'no promise of gain',
  fault: 'the word promises a gain',
  find: (entries) => entries.flatMap(checkEntry),
};

function checkEntry(entry: Entry): Finding[] {
  const allowed = [...entry.body.matchAll(allowance)].map(([, word]) => word?.toLowerCase() ?? '');
  const found = passages(entry).flatMap(({ field, text }) =>
    [...text.matchAll(promised[entry.lang])].map(([word]) => ({ field, word: word.toLowerCase() })),
  );
  const finding = (field: string, change: string): Finding => ({
    level: 'error',
    file: entry.file,
    field,
    change,
  });
  return [
    ...found
      .filter(({ word }) => !allowed.includes(word))
      .map(({ field, word }) =>
        finding(
          field,
          `take out "${word}", or add {/* allow: ${word}, <reason> */} to the body if it promises nothing`,
        ),
      ),
    ...allowed
      .filter((word) => !found.some((one) => one.word === word))
      .map((word) => finding('body', `take out the comment allowing "${word}": nothing needs it`)),
  ];
}
