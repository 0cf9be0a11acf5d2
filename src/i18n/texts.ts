/** All texts of a page, by language. For pages and components; islands get the part they use. */
import * as enCheckout from './en/checkout.ts';
import * as enHome from './en/home.ts';
import * as enReading from './en/reading.ts';
import * as enShell from './en/shell.ts';
import * as frCheckout from './fr/checkout.ts';
import * as frHome from './fr/home.ts';
import * as frReading from './fr/reading.ts';
import * as frShell from './fr/shell.ts';
import type { Lang } from './locales.ts';

const fr = { ...frShell, ...frHome, ...frReading, ...frCheckout };
const en: typeof fr = { ...enShell, ...enHome, ...enReading, ...enCheckout };

/** The texts of a language. A text missing in one of the two is a compile error. */
export function texts(lang: Lang): typeof fr {
  return lang === 'fr' ? fr : en;
}
