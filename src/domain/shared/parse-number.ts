import { languages } from '../../i18n/languages.ts';
import type { Lang } from '../../i18n/locales.ts';

/**
 * Parses a number as typed, with or without its unit; `undefined` if invalid. A comma is the
 * decimal mark, except in English where it separates thousands.
 */
export function parseNumber(text: string, lang: Lang, unit?: string): number | undefined {
  let rest = text
    .normalize('NFKC')
    .replace(/[\s'’]/g, '')
    .replace(/[−–]/g, '-')
    .toLowerCase();
  const mark = unit?.normalize('NFKC').replace(/\s/g, '').toLowerCase();
  if (mark && rest.endsWith(mark)) rest = rest.slice(0, -mark.length);
  else if (mark && rest.startsWith(mark)) rest = rest.slice(mark.length);
  const { groupsByComma } = languages[lang];
  if (groupsByComma && /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(rest))
    rest = rest.replace(/,/g, '');
  rest = rest.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(rest) ? Number(rest) : undefined;
}

/** A typed number as another language writes it, without its unit; a text that is no number stays. */
export function translateNumber(text: string, from: Lang, to: Lang, unit?: string): string {
  const number = from === to ? undefined : parseNumber(text, from, unit);
  if (number === undefined) return text;
  return languages[to].groupsByComma ? String(number) : String(number).replace('.', ',');
}
