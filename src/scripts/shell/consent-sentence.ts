/** The sentence about a cookie choice, loaded when the banner is opened again: a first visit has none. */
import type { Consent } from '../../domain/site/consent.ts';
import { formatDate } from '../../i18n/format.ts';
import type * as Texts from '../../i18n/fr/site/cookies.ts';
import type { Lang } from '../../i18n/locales.ts';

/** Says which answer was given, and on which day. */
export function consentSentence(
  t: typeof Texts.cookies,
  { accepted, day }: Consent,
  lang: Lang,
): string {
  return (accepted ? t.accepted : t.refused).replace('{date}', formatDate(lang, new Date(day)));
}
