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
import { Control } from '../kit/Control.tsx';
import { LabBench, LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say, type Result } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
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
const lastDay = 240;
/** Days after which a crossing is judged; periods of the MACD's signal line. */
const [ahead, signalPeriod] = [10, 9];

const trials: TrialConditions<typeof initial> = {
  late: ({ slow }) => slow >= 60,
  end: ({ day }) => day === lastDay,
  strong: ({ kind }) => kind === 'rsi',
};

export default function Indicators({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const { state, done, change, reset } = useLab(`${page}/indicators`, start, trials);
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
  const common = { lang, t: kit };

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <LabBench
        controls={
          <>
            <Choice
              legend={t.kind}
              options={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
              value={kind}
              onChange={(next) => change({ kind: next })}
            />
            <Control
              {...common}
              label={t.day}
              tone="primary"
              value={day}
              min={40}
              max={lastDay}
              step={1}
              onChange={(next) => change({ day: Math.round(next) })}
            />
            {kind === 'rsi' ? (
              <Control
                {...common}
                label={t.period}
                unit={t.days}
                value={period}
                min={2}
                max={30}
                step={1}
                onChange={(next) => change({ period: Math.round(next) })}
              />
            ) : (
              <>
                <Control
                  {...common}
                  label={t.fast}
                  unit={t.days}
                  value={fast}
                  min={2}
                  max={slow - 1}
                  step={1}
                  onChange={(next) => change({ fast: Math.round(next) })}
                />
                <Control
                  {...common}
                  label={t.slow}
                  unit={t.days}
                  value={slow}
                  min={fast + 1}
                  max={90}
                  step={1}
                  onChange={(next) => change({ slow: Math.round(next) })}
                />
              </>
            )}
            <button
              type="button"
              className="btn btn-small"
              onClick={() => change({ seed: seed + 1 })}
            >
              {t.again}
            </button>
          </>
        }
      >
        <PriceDrawing
          labelledBy={id}
          kind={kind}
          day={day}
          prices={prices}
          lines={lines}
          t={t}
          lang={lang}
          onMove={(next) => change({ day: Math.min(Math.max(Math.round(next), 40), lastDay) })}
        />
      </LabBench>
      <Results results={results} />
      <Say id={id} text={fill(text, words)}>
        {t.formula}
      </Say>
      <Trials
        t={kit}
        done={done}
        trials={[
          { name: 'late', ...t.trials.late, set: () => change({ ...start, slow: 60 }) },
          { name: 'end', ...t.trials.end, set: () => change({ kind: 'averages', day: lastDay }) },
          { name: 'strong', ...t.trials.strong, set: () => change({ kind: 'rsi' }) },
        ]}
      />
    </LabFrame>
  );
}
