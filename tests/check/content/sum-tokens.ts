/** Reads the numbers and signs of a text, in the number format of its language. */
import { languages } from '../../../src/i18n/languages.ts';
import type { Lang } from '../../../src/i18n/locales.ts';

export type TokenType = 'number' | 'operator' | 'open' | 'close' | 'equals' | 'word' | 'end';

export interface Token {
  readonly type: TokenType;
  readonly text: string;
  /** Of a number; a percentage is its share of 1. */
  readonly value: number;
  readonly percent: boolean;
  readonly money: boolean;
  readonly power: boolean;
  /** Value of the last digit shown. */
  readonly unit: number;
}

const numberOf = {
  comma: /\d{1,3}(?: \d{3})+(?:,\d+)?|\d+(?:,\d+)?/y,
  point: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/y,
};
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const signs: Readonly<Record<string, TokenType>> = {
  '×': 'operator',
  '÷': 'operator',
  '/': 'operator',
  '+': 'operator',
  '−': 'operator',
  '(': 'open',
  ')': 'close',
  '=': 'equals',
};

/** A keyboard sign between two numbers, except the dash of a period such as 2020 - 2024. */
const keyboardSign =
  /(?<=[\d)%€$] )(?!(?<=\b(?:19|20)\d\d )[-–] (?:19|20)\d\d\b)[-–x*](?= [€$]?[\d(])/g;

/** Replaces the keyboard signs between two numbers (`20 - 4`, `3 x 5`) with − and ×. */
export function withSigns(text: string): string {
  return text.replace(keyboardSign, (sign) => (/[-–]/.test(sign) ? '−' : '×'));
}

/** `1 % of 3,000 €` is a product. */
const of: Readonly<Record<Lang, RegExp>> = { fr: /^(?:de|d’)$/i, en: /^of$/i };

/** The numbers, signs and words of a text, in order; an `end` separates sums. */
export function tokensOf(source: string, lang: Lang): Token[] {
  const text = withSigns(source.replace(/[\u202F\u00A0\u2009]/g, ' ')).replace(/\*+/g, '');
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const last = tokens.at(-1);
    const token = numberAt(text, at, lang, last) ?? otherAt(text, at);
    const isShare = token.type === 'number' && tokens.at(-2)?.percent === true;
    if (isShare && last?.type === 'word' && of[lang].test(last.text)) {
      tokens.splice(-1, 1, { ...last, type: 'operator', text: '×' });
    }
    if (token.text.trim()) tokens.push(token);
    at += token.text.length;
  }
  return tokens;
}

/** A number with its sign, currency, percent sign, power and unit. */
function numberAt(text: string, at: number, lang: Lang, before?: Token): Token | undefined {
  const [, sign = '', sigil = ''] = /^([+−]?)([€$]?)(?=\d)/.exec(text.slice(at, at + 4)) ?? [];
  const follows = before?.type === 'number' || before?.type === 'close' || before?.type === 'word';
  if (sign && follows) return undefined;
  const digits = languages[lang].groupsByComma ? numberOf.point : numberOf.comma;
  digits.lastIndex = at + sign.length + sigil.length;
  const [shown] = digits.exec(text) ?? [];
  if (!shown || /[\d.,]/.test(text.charAt(at - 1))) return undefined;
  const rest = text.slice(digits.lastIndex);
  const [suffix = '', power = '', mark = ''] = /^([⁰¹²³⁴⁵⁶⁷⁸⁹]*)(?: ?([%€$]))?/.exec(rest) ?? [];
  // Words between a number and an operator are its unit: 4 unités × 5.
  const [unit = ''] = /^(?: ?[\p{L}²]+){1,3}(?= ?[×÷/+−=)])/u.exec(rest.slice(suffix.length)) ?? [];
  const plain = languages[lang].groupsByComma
    ? shown.replaceAll(',', '')
    : shown.replaceAll(' ', '').replace(',', '.');
  const percent = mark === '%';
  const scale = percent ? 0.01 : 1;
  const exponent =
    power === '' ? 1 : Number(power.replace(/./g, (one) => String(raised.indexOf(one))));
  return {
    type: 'number',
    text: text.slice(at, digits.lastIndex) + suffix + unit,
    value: (sign === '−' ? -1 : 1) * Number(plain) ** exponent * scale,
    percent,
    money: sigil !== '' || (mark !== '' && !percent),
    power: power !== '',
    unit: 10 ** -(plain.split('.')[1] ?? '').length * scale,
  };
}

function otherAt(text: string, at: number): Token {
  const [word] = /^[\p{L}\p{N}’']+/u.exec(text.slice(at)) ?? [];
  const shown = word ?? text.charAt(at);
  const type = word === undefined ? (signs[shown] ?? 'end') : 'word';
  return { type, text: shown, value: NaN, percent: false, money: false, power: false, unit: 0 };
}
