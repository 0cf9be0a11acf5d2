import {
  anyDay,
  found,
  patternCases,
  type PatternCase,
} from '../../../../domain/labs/pattern-cases.ts';
import { chanceOfAtLeast, daysAfter } from '../../../../domain/labs/patterns.ts';
import { fill, formatDate } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { patternsLab } from '../../../../i18n/fr/course/labs/patterns.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';
import { answerTo, changeOf, scoreOf, type State } from './score.ts';

interface Shown {
  readonly state: State;
  readonly shown: PatternCase;
  readonly t: typeof patternsLab;
  readonly lang: Lang;
}

/** Results, sentences and rule of the case shown. */
export function describeCase({ state, shown, t, lang }: Shown) {
  const { number, share } = numbersOf(lang);
  const { name, closes, at } = shown;
  const answer = answerTo(state, state.number - 1);
  const rate = changeOf(shown);
  const change = (rate > 0 ? '+' : '') + share(rate, 0);
  const { right, counted } = scoreOf(state);
  const { results: r } = t;
  const results: readonly Result[] = [
    answer === undefined
      ? { label: r.change, value: '?' }
      : { label: r.change, value: change, tone: rate > 0 ? 'up' : 'down' },
    { label: r.right, value: number(right), note: fill(t.ofAnswers, { n: counted }) },
    { label: r.chance, value: number(counted / 2, 1), note: t.onAverage },
    { label: r.asGood, value: counted > 0 ? share(chanceOfAtLeast(right, counted), 0) : '?' },
  ];
  const dollars = (price = 0) => fill(t.dollars, { n: number(price, 0) });
  const { bitcoin, ether } = found[name];
  const words = {
    n: state.number,
    total: patternCases.length,
    name: t.names[name],
    asset: t.assets[shown.asset],
    date: formatDate(lang, new Date(`${shown.date}T12:00:00Z`)),
    from: dollars(closes[at]),
    to: dollars(closes[at + daysAfter]),
    change,
    ...bitcoin,
    etherSignals: ether.signals,
    etherRises: ether.rises,
    any: share(anyDay.rises / anyDay.signals, 0),
  };
  const usesTurns = name !== 'flag' && name !== 'golden-cross';
  const formula = fill(t.formula, { rule: t.rules[name] });
  return {
    results,
    text: answer === undefined ? fill(t.ask, words) : fill(`${t.told} ${t.record}`, words),
    formula: usesTurns ? `${t.turn} ${formula}` : formula,
  };
}
