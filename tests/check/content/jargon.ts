/** The dictionary and the words of the other texts: names that two terms share, words without an entry, unused terms. */
import { langs, type Lang } from '../../../src/i18n/locales.ts';
import {
  definitionsOf,
  dictionaryWords,
  everydayWords,
  mention,
  proseOf,
  toLesson,
} from './definitions.ts';
import { type Entry, type Finding, isWritten, type Rule } from './entry.ts';

/** Abbreviations that need no entry: currencies, places, bodies, companies, tokens and formats that the text names in full. */
const plainAbbreviations = new Set(
  [
    'EUR USD GBP JPY CHF UE EU UK US USA HK TVA VAT CSG LPF VH PDF CSV XLSX PNG QR URL HTTPS SMS SIM PIN IP API PC OK',
    'FAQ RSS CGI IBAN UTC GMT AM PM II III IV TSA AA WCAG LI FI ML SLH FIPS RFC BIP ISO IEEE NIST BCE ECB FBI SEC CFTC',
    'SFC ASX ESMA ACPR CNIL ORIAS PCAOB IBM FTX JPEX OPCVM UCITS ETN ETC BTC ETH SOL XRP ADA DOGE USDT USDC UST LUNA UNI',
    'ARB BNB WETH WBTC SQUID EURF PAID DAI CRV COMP MKR GBTC IRON TITAN NOVA LYRE',
  ]
    .join(' ')
    .split(' '),
);
/** Numbered proposals and standards of the networks. */
const numbered = /^(?:BIP|EIP|ERC)-\d+$/;

/** A word that leads to two entries would link every text to one of them by chance. */
export const ownNames: Rule = {
  name: 'every name belongs to one term of the dictionary',
  fault: 'two terms have this name',
  find: (entries) =>
    langs.flatMap((lang) => {
      const owners = new Map<string, Entry>();
      return termsOf(entries, lang).flatMap((entry) =>
        [...new Set(dictionaryWords(entry))].flatMap((word): Finding[] => {
          const owner = owners.get(word);
          if (!owner) {
            owners.set(word, entry);
            return [];
          }
          const change = `take "${word}" out: ${owner.key} has it already`;
          return [{ level: 'error', file: entry.file, field: 'aliases', change }];
        }),
      );
    }),
};

/** The gaps between the texts of a language and its dictionary. */
export interface Jargon {
  readonly lang: Lang;
  /** Words that a lesson defines, and abbreviations that a text uses, without an entry; with their file. */
  readonly withoutEntry: readonly { readonly word: string; readonly file: string }[];
  /** Files of the terms that no lesson, article or page uses. */
  readonly unused: readonly string[];
}

/** Compares the texts of each language with its dictionary. */
export function jargonOf(entries: readonly Entry[]): readonly Jargon[] {
  return langs.map((lang) => {
    const terms = termsOf(entries, lang);
    const known = new Set([...everydayWords[lang], ...terms.flatMap(dictionaryWords)]);
    const has = (word: string): boolean =>
      [word, word.replace(/(?:s|x)$/, '')].some((form) => known.has(form.toLowerCase()));
    const own = entries.filter((entry) => entry.lang === lang);
    const defined = definitionsOf(own.filter(isWritten).flatMap(toLesson))
      .filter(({ term }) => !has(term))
      .map(({ term, by }) => ({ word: term, file: by.entry.file }));
    return {
      lang,
      withoutEntry: [...defined, ...abbreviations(own, has)],
      unused: unusedTerms(own, terms),
    };
  });
}

/** A line for each language: how much is missing, and the command that lists it. */
export function jargonNotes(entries: readonly Entry[]): string[] {
  return jargonOf(entries).map(
    ({ lang, withoutEntry, unused }) =>
      `${lang}: ${withoutEntry.length} technical words without an entry, ${unused.length} terms that no text uses; npm run jargon lists them.`,
  );
}

function unusedTerms(own: readonly Entry[], terms: readonly Entry[]): string[] {
  const plain = (text: string): string => text.replaceAll('’', "'");
  const texts = own
    .filter(({ collection }) => collection !== 'dictionary')
    .map(({ head, body }) => plain(`${head}\n${body}`))
    .join('\n');
  return terms
    .filter((entry) => dictionaryWords(entry).every((word) => !mention(plain(word)).test(texts)))
    .map(({ file }) => file);
}

function termsOf(entries: readonly Entry[], lang: Lang): Entry[] {
  return entries.filter((entry) => entry.collection === 'dictionary' && entry.lang === lang);
}

/** Abbreviations in capitals, such as AMM, each with the file of its first use. */
function abbreviations(
  entries: readonly Entry[],
  has: (word: string) => boolean,
): { readonly word: string; readonly file: string }[] {
  const found = new Map<string, string>();
  const capitals = /(?<![\p{L}\p{N}-])[A-Z]{2,5}(?:-\d+)?(?![\p{L}\p{N}])/gu;
  for (const { file, body } of entries) {
    for (const [word] of proseOf(body).matchAll(capitals)) {
      const plain = plainAbbreviations.has(word) || numbered.test(word) || has(word);
      if (!plain && !found.has(word)) found.set(word, file);
    }
  }
  return [...found].map(([word, file]) => ({ word, file }));
}
