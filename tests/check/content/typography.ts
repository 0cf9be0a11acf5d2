import type { Entry, Finding, Rule } from './entry.ts';
import { type Passage, passages } from './prose.ts';

interface Mistake {
  readonly pattern: RegExp;
  readonly change: string;
}

const french: readonly Mistake[] = [
  { pattern: /'/, change: "write the apostrophe ’ instead of '" },
  { pattern: /"/, change: 'write « guillemets » instead of straight quotes' },
  {
    pattern: /(?<![\u202F!?([])[;!?](?!\[)/,
    change: 'put a narrow no-break space (U+202F) before ; ! and ?',
  },
  {
    pattern: /(?<![\u00A0\u202F:]):(?!\d)/,
    change: 'put a no-break space (U+00A0) before the colon',
  },
  {
    pattern: /«(?!\u202F)|(?<!\u202F)»/,
    change: 'put narrow no-break spaces (U+202F) inside « and »',
  },
  {
    pattern: /[\d \u202F][€%]/,
    change: 'put a no-break space (U+00A0) before € and %',
  },
  {
    pattern: /(?<!\d)\d{1,3} \d{3}(?!\d)/,
    change: 'separate thousands with a narrow no-break space (U+202F)',
  },
  // After a comma it may be a search keyword.
  { pattern: /(?<!, )cryptoactif/i, change: 'write "crypto-actif", as the law does' },
];

const english: readonly Mistake[] = [
  { pattern: /[«»]/, change: 'write “quotes”: « and » are French' },
];

const mistakes = { fr: french, en: english };

/** Mistakes of typography in one passage, each as the change to make and the words around it. */
export function typographyMistakes(lang: Entry['lang'], { text }: Passage): string[] {
  return mistakes[lang].flatMap(({ pattern, change }) => {
    const found = pattern.exec(text);
    return found ? [`${change}, in "${around(text, found.index)}"`] : [];
  });
}

export const typography: Rule = {
  name: 'French and English typography',
  fault: 'wrong typography',
  find: (entries) => entries.flatMap(checkEntry),
};

function checkEntry(entry: Entry): Finding[] {
  return passages(entry).flatMap((passage) =>
    typographyMistakes(entry.lang, passage).map((change) => ({
      level: 'error' as const,
      file: entry.file,
      field: passage.field,
      change,
    })),
  );
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 20), index + 20)
    .replaceAll('\uFFFC', '')
    .trim();
}
