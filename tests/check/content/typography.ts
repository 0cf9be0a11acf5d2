import type { Entry, Finding, Rule } from './entry.ts';
import { type Passage, passages } from './prose.ts';

interface Mistake {
  readonly pattern: RegExp;
  readonly change: string;
  /** The exact character, for interface texts: the build does not correct those. */
  readonly sign?: string;
}

/**
 * The build corrects entries (`src/i18n/typography.ts`), so in entries these match only mistakes
 * that it cannot correct. Interface texts are shown as they are.
 */
const french: readonly Mistake[] = [
  { pattern: /'/, change: "write the apostrophe ’, or « guillemets » around words, instead of '" },
  { pattern: /"/, change: 'write « guillemets » instead of straight quotes' },
  {
    pattern: /(?<![\u202F!?([])[;!?](?!\[)/,
    change: 'put a space before ; ! and ?',
    sign: 'a narrow no-break one, U+202F',
  },
  {
    pattern: /(?<![\u00A0\u202F:]):(?!\d)/,
    change: 'put a space before the colon',
    sign: 'a no-break one, U+00A0',
  },
  {
    pattern: /«(?!\u202F)|(?<!\u202F)»/,
    change: 'put words inside « and » on one line',
    sign: 'with U+202F on both sides',
  },
  {
    pattern: /(?:\d|(?<!«)[ \u202F])[€%]/,
    change: 'put a space before € and %',
    sign: 'a no-break one, U+00A0',
  },
  {
    pattern: /(?<!\d)\d{1,3} \d{3}(?!\d)/,
    change: 'separate thousands with a narrow no-break space',
    sign: 'U+202F',
  },
  // After a comma it may be a search keyword.
  { pattern: /(?<!, )cryptoactif/i, change: 'write "crypto-actif", as the law does' },
];

const english: readonly Mistake[] = [
  { pattern: /'/, change: "write the apostrophe ’, or “quotes” around words, instead of '" },
  { pattern: /"/, change: 'write “quotes” instead of straight quotes' },
  { pattern: /[«»]/, change: 'write “quotes”: « and » are French' },
];

const mistakes = { fr: french, en: english };

/**
 * Mistakes of typography in one passage, each as the change to make and the words around it.
 * @param isTyped Whether every sign is typed, as in interface texts.
 */
export function typographyMistakes(
  lang: Entry['lang'],
  { text }: Passage,
  isTyped = false,
): string[] {
  return mistakes[lang].flatMap(({ pattern, change, sign }) => {
    const found = pattern.exec(text);
    const what = isTyped && sign !== undefined ? `${change} (${sign})` : change;
    return found ? [`${what}, in "${around(text, found.index)}"`] : [];
  });
}

export const typography: Rule = {
  name: 'French and English typography',
  fault: 'wrong typography',
  find: (entries) => entries.flatMap(checkEntry),
};

function checkEntry(entry: Entry): Finding[] {
  const { lang, file } = entry;
  const finding = (field: string, change: string): Finding => ({
    level: 'error',
    file,
    field,
    change,
  });
  const blocks = blocksOf(passages(entry));
  return blocks.flatMap((block) => [
    ...block.flatMap((passage) =>
      typographyMistakes(lang, passage).map((change) => finding(passage.field, change)),
    ),
    ...oneSided(lang, block).map(({ field, text, at }) =>
      finding(field, `open and close each quote, in "${around(text, at)}"`),
    ),
  ]);
}

/** Groups passages: each frontmatter field, and each run of consecutive body lines. */
function blocksOf(all: readonly Passage[]): Passage[][] {
  const blocks: Passage[][] = [];
  let next = '';
  for (const passage of all) {
    const [, line] = /^body:(\d+)$/.exec(passage.field) ?? [];
    if (passage.field === next) blocks.at(-1)?.push(passage);
    else blocks.push([passage]);
    next = line === undefined ? '' : `body:${Number(line) + 1}`;
  }
  return blocks;
}

const quotes = { fr: '«»', en: '“”' } as const;

/** The line where a quote of a block is closed without being open, or opened and never closed. */
function oneSided(lang: Entry['lang'], block: readonly Passage[]): (Passage & { at: number })[] {
  const [open, close] = quotes[lang];
  const opened: (Passage & { at: number })[] = [];
  for (const passage of block) {
    for (const { 0: sign, index: at } of passage.text.matchAll(/[«»“”]/g)) {
      if (sign === open) opened.push({ ...passage, at });
      else if (sign === close && !opened.pop()) return [{ ...passage, at }];
    }
  }
  return opened.slice(0, 1);
}

function around(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 20), index + 20)
    .replaceAll('\uFFFC', '')
    .trim();
}
