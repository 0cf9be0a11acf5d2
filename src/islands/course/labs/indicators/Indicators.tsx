import { useId, useMemo } from 'react';
import {
  crossings,
  drawSeries,
  macd,
  relativeStrength,
  simpleAverage,
} from '../../../../domain/labs/indicators.ts';
import { fill } from '../../../../i18n/format.ts';
import type { indicatorsLab } from '../../../../i18n/fr/course/labs/indicators.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';
import { Sliders, type SlidersOf } from '../kit/Sliders.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { PriceDrawing } from './PriceDrawing.tsx';

type IndicatorsTexts = typeof indicatorsLab;

const loadTexts = textsLoader(
  import.meta.glob<IndicatorsTexts>('../../../../i18n/*/course/labs/indicators.ts', {
    import: 'indicatorsLab',
  }),
);

const initial = { kind: 'averages', day: 140, fast: 10, slow: 30, period: 14, seed: 2 };
type State = typeof initial;
const [firstDay, lastDay] = [40, 240];
/** Days after which a crossing is judged; periods of the MACD's signal line. */
const [ahead, signalPeriod] = [10, 9];

const trials: TrialConditions<State> = {
  late: ({ slow }) => slow >= 60,
  end: ({ day }) => day === lastDay,
  strong: ({ kind }) => kind === 'rsi',
};

export default function Indicators({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/indicators`, start, trials);
  const { state, change } = lab;
  const { kind, day, fast, slow, period, seed } = state;
  const id = useId();
  const { number } = numbersOf(lang);
  const prices = useMemo(() => drawSeries(lastDay, seed), [seed]);
  const lines = useMemo(
    () => ({
      fast: simpleAverage(prices, fast),
      slow: simpleAverage(prices, slow),
      rsi: relativeStrength(prices, period),
      macd: macd(prices, fast, slow, signalPeriod),
    }),
    [prices, fast, slow, period],
  );
  const held = crossings(prices.slice(0, day), fast, slow, ahead);
  const at = day - 1;
  const write = (value: number | undefined, decimals = 1) =>
    value === undefined ? t.notYet : number(value, decimals);
  const seen = lines.rsi.slice(0, day).filter((value) => value !== undefined);
  const [line, signal] = [lines.macd.line[at], lines.macd.signal[at]];
  const words = {
    day,
    price: write(prices[at]),
    fast: write(lines.fast[at]),
    slow: write(lines.slow[at]),
    right: held.right,
    total: held.total,
    value: write(lines.rsi[at], 0),
    line: write(line, 2),
    signal: write(signal, 2),
  };
  const { results: r } = t;
  const price = { label: r.price, value: words.price };
  const shown: Readonly<Record<string, { results: readonly Result[]; text: string }>> = {
    averages: {
      text: t.averages,
      results: [
        price,
        { label: r.fast, value: words.fast },
        { label: r.slow, value: words.slow },
        { label: r.right, value: String(held.right), note: fill(t.ofTotal, { total: held.total }) },
      ],
    },
    rsi: {
      text: t.rsi,
      results: [
        price,
        { label: r.value, value: words.value },
        { label: r.high, value: String(seen.filter((value) => value > 70).length) },
        { label: r.low, value: String(seen.filter((value) => value < 30).length) },
      ],
    },
    macd: {
      text: t.macd,
      results: [
        price,
        { label: r.line, value: words.line },
        { label: r.signal, value: words.signal },
        {
          label: r.gap,
          value: write(line === undefined || signal === undefined ? undefined : line - signal, 2),
        },
      ],
    },
  };
  const { results, text } = shown[kind] ?? { results: [], text: '' };
  const count = { unit: t.days, step: 1, whole: true };
  const sliders: SlidersOf<State> = {
    day: { label: t.day, tone: 'primary', min: firstDay, max: lastDay, step: 1, whole: true },
    ...(kind === 'rsi'
      ? { period: { label: t.period, min: 2, max: 30, ...count } }
      : {
          fast: { label: t.fast, min: 2, max: slow - 1, ...count },
          slow: { label: t.slow, min: fast + 1, max: 90, ...count },
        }),
  };

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      controls={
        <>
          <Choice
            legend={t.kind}
            options={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
          <Sliders lab={lab} sliders={sliders} lang={lang} t={kit} />
          <button
            type="button"
            className="btn btn-small"
            onClick={() => change({ seed: seed + 1 })}
          >
            {t.again}
          </button>
        </>
      }
      drawing={
        <PriceDrawing
          labelledBy={id}
          kind={kind}
          day={day}
          prices={prices}
          lines={lines}
          t={t}
          lang={lang}
          onMove={(next) => {
            change({ day: Math.min(Math.max(Math.round(next), firstDay), lastDay) });
          }}
        />
      }
      results={results}
      say={{ id, text: fill(text, words), formula: t.formula }}
      trials={t.trials}
      settings={{
        late: { ...start, slow: 60 },
        end: { kind: 'averages', day: lastDay },
        strong: { kind: 'rsi' },
      }}
    />
  );
}
