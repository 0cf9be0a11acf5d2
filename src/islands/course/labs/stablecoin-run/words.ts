import type { RunSettings } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import type { stablecoinRunLab } from '../../../../i18n/fr/course/labs/stablecoin-run.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';
import type { Outcome } from './state.ts';

export type RunTexts = typeof stablecoinRunLab;

/** Describes the drawing in sentences. */
export function sayOf(
  run: RunSettings,
  outcome: Outcome,
  day: number,
  t: RunTexts,
  lang: Lang,
): string {
  const { number, euros, count } = numbersOf(lang);
  const { shown, days, fail, lowest } = outcome;
  const isReserve = run.design !== 'algorithmic';
  const text = isReserve ? t.say.reserve : t.say.companion;
  const end = days.at(-1);
  return fill(`${text} ${endOf(isReserve, outcome, t)}`, {
    day,
    paid: number(shown.paid, 1),
    queue: number(shown.queue, 1),
    price: euros(shown.price),
    value: euros(shown.value),
    owed: count(shown.owed, t.tokens, 1),
    received: euros(shown.received),
    fail: fail ?? '',
    lost: count(end?.owed ?? 0, t.tokens, 1),
    lowest: euros(lowest),
  });
}

function endOf(isReserve: boolean, { days, fail, lowest }: Outcome, t: RunTexts): string {
  if (fail !== undefined) return isReserve ? t.say.empty : t.say.broken;
  if (lowest === 1) return t.say.held;
  const end = days.at(-1);
  const isEnough = end?.price === 1 && end.value >= end.owed - 1e-9;
  return isEnough ? t.say.dipped : t.say.weak;
}

/** The results on the day shown. */
export function resultsOf(outcome: Outcome, day: number, t: RunTexts, lang: Lang): Result[] {
  const { number, euros, count } = numbersOf(lang);
  const { shown, fail } = outcome;
  return [
    {
      label: fill(t.results.price, { day }),
      value: euros(shown.price),
      tone: shown.price < 0.995 ? 'down' : undefined,
    },
    { label: t.results.queue, value: count(shown.queue, t.tokens, 1) },
    {
      label: t.results.paid,
      value: number(shown.paid, 1),
      note: `${t.of}, ${fill(t.brought, { euros: euros(shown.received) })}`,
    },
    {
      label: t.results.fail,
      value: fail === undefined ? t.noFail : fill(t.failOn, { day: fail }),
      tone: fail === undefined ? undefined : 'down',
    },
  ];
}
