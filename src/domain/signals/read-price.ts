/** Prices as an editor types them, exact: no digit passes through a binary number. */
import { languages } from '../../i18n/languages.ts';
import type { Lang } from '../../i18n/locales.ts';

/**
 * A typed price as `priceText` has it; undefined if it is none, or not above zero. Spaces are ignored. A comma is the
 * decimal mark, except in English, where it only separates thousands.
 */
export function readPrice(typed: string, lang: Lang): string | undefined {
  let rest = typed.normalize('NFKC').replace(/[\s'’€$]/g, '');
  const { groupsByComma } = languages[lang];
  if (groupsByComma && /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(rest))
    rest = rest.replaceAll(',', '');
  if (!groupsByComma) rest = rest.replace(',', '.');
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(rest) ?? [];
  if (whole === '') return undefined;
  const [integer, fraction] = [whole.replace(/^0+(?=\d)/, ''), decimals.replace(/0+$/, '')];
  if (integer.length > 12 || fraction.length > 12) return undefined;
  const text = fraction === '' ? integer : `${integer}.${fraction}`;
  return Number(text) > 0 ? text : undefined;
}

/** A price as it is typed in a language, without thousands: `62000,5`. */
export function writePrice(price: string, lang: Lang): string {
  const text = price.includes('.') ? price.replace(/\.?0+$/, '') : price;
  return languages[lang].groupsByComma ? text : text.replace('.', ',');
}

/** A typed price as another language writes it; a text that is no price stays. */
export function translatePrice(typed: string, from: Lang, to: Lang): string {
  const price = from === to ? undefined : readPrice(typed, from);
  return price === undefined ? typed : writePrice(price, to);
}
