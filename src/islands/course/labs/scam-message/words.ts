import type { Alarms, Tally } from '../../../../domain/labs/scam-message.ts';
import { fill } from '../../../../i18n/format.ts';
import type { scamMessageLab } from '../../../../i18n/fr/course/labs/scam-message.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';

export type ScamTexts = typeof scamMessageLab;

/** Describes the drawing in sentences. */
export function sayOf(alarms: Alarms | undefined, scams: number, t: ScamTexts, lang: Lang): string {
  const { share } = numbersOf(lang);
  if (!alarms) return t.say.none;
  if (alarms.precision === undefined) return fill(t.say.silent, { scams: share(scams, 1) });
  return fill(t.say.alarms, {
    scams: share(scams, 1),
    alarms: share(alarms.caught + alarms.falseAlarms, 1),
    precision: share(alarms.precision, 1),
    missed: share(alarms.missed, 1),
  });
}

/** The titles of a verdict, which name the two ways of being wrong. */
export function titlesOf(isScam: boolean, t: ScamTexts) {
  return { right: t.right, half: t.half, wrong: isScam ? t.missed : t.falseAlarm };
}

/** The results of the lab. */
export function resultsOf(tally: Tally, alarms: Alarms | undefined, t: ScamTexts, lang: Lang) {
  const { share } = numbersOf(lang);
  const precision = alarms?.precision;
  return [
    {
      label: t.results.caught,
      value: fill(t.of, { n: tally.caught, total: tally.scams }),
      tone: tally.caught < tally.scams ? ('down' as const) : undefined,
    },
    {
      label: t.results.falseAlarms,
      value: fill(t.of, { n: tally.falseAlarms, total: tally.honest }),
      tone: tally.falseAlarms > 0 ? ('down' as const) : undefined,
    },
    {
      label: t.results.precision,
      value: precision === undefined ? (alarms ? t.noAlarm : '?') : share(precision, 1),
    },
  ];
}
