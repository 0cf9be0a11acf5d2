/**
 * Typography of what editors type in plain characters: quotes, apostrophes, the spaces of French,
 * and where a line may not end. A text that is already right comes out the same; what has no
 * certain meaning stays, and `npm run check:content` refuses it.
 */
import { languages } from './languages.ts';
import type { Lang } from './locales.ts';

/** Stands in a sentence for code or a component: neither a space nor a letter. */
export const embedded = '\uFFFC';

/** Sets a text: `l'"or" : 5 %` becomes `l’« or » : 5 %`, with no-break spaces. */
export function typeset(lang: Lang, text: string): string {
  return edited(rules[lang], [text])[0] ?? text;
}

/**
 * Sets the pieces of one sentence of a page, such as those around a word in bold. Their number
 * stays. Hyphens of short words get a word joiner here only: `typeset` also sets titles and emails.
 * @param isNarrow Whether lines may end in sums and dates, as in the cell of a table.
 */
export function typesetPieces(
  lang: Lang,
  pieces: readonly string[],
  isNarrow = false,
): readonly string[] {
  return edited((isNarrow ? signRules : pageRules)[lang], pieces);
}

function edited(ruleSet: readonly Rule[], pieces: readonly string[]): readonly string[] {
  const edits = editsOf(ruleSet, pieces.join(''));
  if (edits.length === 0) return pieces;
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.length;
    const own = edits.filter(({ at }) => at >= start && at < end);
    let done = start;
    const parts = own.map(({ at, length, text }) => {
      const before = piece.slice(done - start, at - start);
      done = at + length;
      return before + text;
    });
    return parts.join('') + piece.slice(done - start);
  });
}

/** Sets every text in a value, such as the front matter of an entry; `twin` is in the other language. */
export function typesetAll<T>(lang: Lang, value: T): T;
/** Typesets every string of a value, at any depth; a `twin` in the other language. */
export function typesetAll(lang: Lang, value: unknown): unknown {
  if (typeof value === 'string') return typeset(lang, value);
  if (Array.isArray(value)) return value.map((item: unknown) => typesetAll(lang, item));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typesetAll(name === 'twin' ? languages[lang].other : lang, inner),
    ]),
  );
}

/** What matches a pattern becomes a text. Patterns look around and take one character or none. */
type Rule = readonly [pattern: RegExp, text: string];

// A quote opens before a word and closes after one. Signs of Markdown may stand between.
const opening = /(?<=^|[\s([{«“’'*_|>#\uFFFC—–/-])"(?=[^\s.,;:!?)\]}»”])/g;
const closing = /(?<=[^\s([{«“])"(?=$|[\s.,;:!?)\]}»”…’'*_|<\uFFFC—–/-])/g;

/**
 * A short sum stays on its line: `5,85 × 100 = 585 €`. In a long one a line may end after `=`, and
 * before another sign.
 */
const part = String.raw`[\d ()×÷+−,.%€$\u00A0\u202F]`;
const sums: readonly Rule[] = [
  [/(?<=\S) (?== )/g, '\u00A0'],
  [new RegExp(`(?<=(?<!${part}|=)${part}{3,16}=) (?=[+−€$]*\\d)`, 'g'), '\u00A0'],
  [new RegExp(`(?<=\\S)(?<=(?<!${part})${part}{0,8}) (?=[×÷+−] )`, 'g'), '\u00A0'],
  [/(?<=(?:^|[ \u00A0])[×÷+−]) (?=[(€$]*\d)/g, '\u00A0'],
];

// `× 3.8` alone, as in a table: a multiplication has a number before its sign.
const multiplier = /(?<=^×) (?=\d)/g;

const signRules: Readonly<Record<Lang, readonly Rule[]>> = {
  fr: [
    [/(?<=\p{L})'(?=[\p{L}\p{N}«“"*_[\uFFFC])/gu, '’'],
    [opening, '«\u202F'],
    [closing, '\u202F»'],
    [/(?<=«)(?:[ \u00A0]|(?=\S))/g, '\u202F'],
    [/(?:[ \u00A0]|(?<=\S))(?=»)/g, '\u202F'],
    [/[ \u00A0](?=[;!?])/g, '\u202F'],
    [/(?<!«) (?=:(?!\d))/g, '\u00A0'],
    [/(?<!«)[ \u202F](?=[€%])/g, '\u00A0'],
    [/(?<=\d) (?=M(?!\p{L}))/gu, '\u00A0'],
    [/(?<=(?<![\d,.])\d{1,3}(?: \d{3})*) (?=\d{3}(?!\d))/g, '\u202F'],
    [multiplier, '\u00A0'],
  ],
  en: [
    [/(?<=[\p{L}\p{N}%*_])'/gu, '’'],
    [opening, '“'],
    [closing, '”'],
    // Without a word joiner, a narrow column parts the sign from the amount: €100 for −€100.
    [/(?<=[−+])(?=[€£$]\d)/g, '\u2060'],
    [multiplier, '\u00A0'],
  ],
};

/** Sums, days and hours stay on one line. */
const rules: Readonly<Record<Lang, readonly Rule[]>> = {
  fr: [
    ...signRules.fr,
    ...sums,
    // Days and hours: 18 décembre, 23 h 59 min.
    [
      /(?<=\d(?:er)?) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|h|min)(?!\p{L}))/gu,
      '\u00A0',
    ],
    [/(?<=\d[ \u00A0]h) (?=\d)/g, '\u00A0'],
  ],
  en: [
    ...signRules.en,
    ...sums,
    [
      /(?<=\d) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
      '\u00A0',
    ],
  ],
};

/** In French, a hyphen beside a word of up to three letters, or before a pronoun, ends no line. */
const pageRules: Readonly<Record<Lang, readonly Rule[]>> = {
  fr: [
    ...rules.fr,
    [/(?<=(?<![\p{L}\d\u2060-])\p{L}{1,3}-)(?=[\p{L}\d])/gu, '\u2060'],
    [/(?<=[\p{L}\d]-)(?=(?:\p{L}{1,3}|elles?|nous|vous|mêmes?)(?![\p{L}\d]))/gu, '\u2060'],
  ],
  en: rules.en,
};

interface Edit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** The edits of a text, in order. The first rule that wants a place has it; addresses stay. */
function editsOf(ruleSet: readonly Rule[], text: string): Edit[] {
  const edits = new Map<string, Edit>();
  for (const [pattern, becomes] of ruleSet) {
    for (const { 0: found, index: at } of text.matchAll(pattern)) {
      const place = `${at} ${found.length}`;
      if (!edits.has(place)) edits.set(place, { at, length: found.length, text: becomes });
    }
  }
  if (edits.size === 0) return [];
  const addresses = [...text.matchAll(/https?:\/\/[^\s"<>»]+/g)];
  const isInAddress = ({ at }: Edit): boolean =>
    addresses.some(({ 0: { length }, index }) => at >= index && at < index + length);
  return [...edits.values()]
    .filter((edit) => !isInAddress(edit))
    .sort((a, b) => a.at - b.at || a.length - b.length);
}
