/** Rule for the numbers of articles and terms: both languages give the same. */
import { languages } from '../../../src/i18n/languages.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import type { Entry, Finding, Rule } from './entry.ts';
import { passages } from './prose.ts';

/** Times of day are written differently: 14 h 05, 2.05 pm. */
const clock: Readonly<Record<Lang, RegExp>> = {
  fr: /\d{1,2}[\s\u00A0\u202F]h(?:[\s\u00A0\u202F]?\d{2})?(?!\p{L})/gu,
  en: /\d{1,2}(?:[.:]\d{2})?[\s\u00A0\u202F]?[ap]\.?m\b/gu,
};

/** Converts a number as its language writes it to the same number with a decimal point. */
const plain: Readonly<Record<Lang, (written: string) => string>> = {
  fr: (written) => written.replace(/[\u202F\u00A0](?=\d{3})/g, '').replace(',', '.'),
  en: (written) => written.replace(/,(?=\d{3})/g, ''),
};

/** Every number of a text is also in its twin; small whole ones may be written in words there. */
export const sameNumbers: Rule = {
  name: 'both languages give the same numbers',
  fault: 'the two languages give different numbers',
  find: (entries) =>
    entries
      .filter(({ lang, collection }) => lang === langs[0] && isCompared(collection))
      .flatMap((entry) => {
        const { other } = languages[entry.lang];
        const twin = entries.find(
          ({ collection, key, lang }) =>
            lang === other && key === entry.key && collection === entry.collection,
        );
        return twin ? compare(entry, twin) : [];
      }),
};

function isCompared(collection: Entry['collection']): boolean {
  return collection === 'articles' || collection === 'dictionary';
}

function compare(entry: Entry, twin: Entry): Finding[] {
  const [here, there] = [numbersOf(entry), numbersOf(twin)];
  const onlyHere = missingIn(here, there);
  const onlyThere = missingIn(there, here);
  const all = [...onlyHere, ...onlyThere];
  const isOneSided = onlyHere.length === 0 || onlyThere.length === 0;
  if (isOneSided && all.every(([number]) => mayBeInWords(number))) return [];
  return [
    ...onlyHere.map((one) => finding(entry, one, twin)),
    ...onlyThere.map((one) => finding(twin, one, entry)),
  ];
}

type Found = readonly [number: string, first: { readonly field: string; readonly written: string }];

/** The numbers of a body, with the first place of each and how it is written there. */
function numbersOf(entry: Entry): Map<string, Found[1]> {
  const found = new Map<string, Found[1]>();
  for (const { field, text } of passages(entry)) {
    if (!field.startsWith('body:')) continue;
    const numbers = text
      .replace(clock[entry.lang], ' ')
      .matchAll(/(?<![\p{L}\d.,])\d+(?:[\u202F\u00A0,.]\d+)*/gu);
    for (const [written] of numbers) {
      const number = valueOf(plain[entry.lang](written));
      if (!found.has(number)) found.set(number, { field, written });
    }
  }
  return found;
}

function missingIn(
  numbers: ReadonlyMap<string, Found[1]>,
  others: ReadonlyMap<string, unknown>,
): Found[] {
  return [...numbers].filter(([number]) => !others.has(number));
}

/** Whole numbers up to 100: “twenty-five”, or “5 in 100” for 5%. */
function mayBeInWords(number: string): boolean {
  return /^(?:\d{1,2}|100)$/.test(number);
}

function finding({ file, lang }: Entry, [number, first]: Found, twin: Entry): Finding {
  const { field, written } = first;
  const read = plain[lang](written) === number ? '' : ` (read as ${number})`;
  const change = `compare ${written}${read} with ${twin.file}: one of the two is wrong`;
  return { level: 'error', file, field, change };
}

/** 3.50 and 3.5 are the same; anything else, such as a version, stays as it is. */
function valueOf(written: string): string {
  return /^\d{1,15}(?:\.\d{1,15})?$/.test(written) ? String(Number(written)) : written;
}
