import { useId } from 'react';
import { capitalAt, chanceOfLoss, steadyCapital } from '../../../../domain/labs/compounding.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { compoundingLab } from '../../../../i18n/fr/course/labs/compounding.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Control } from '../kit/Control.tsx';
import { LabBench, LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { GrowthDrawing } from './GrowthDrawing.tsx';

type CompoundingTexts = typeof compoundingLab;

const loadTexts = textsLoader(
  import.meta.glob<CompoundingTexts>('../../../../i18n/*/course/labs/compounding.ts', {
    import: 'compoundingLab',
  }),
);

/** Rates in per cent. */
const initial = { start: 1000, mean: 10, volatility: 30, fees: 0, years: 20 };

const trials: TrialConditions<typeof initial> = {
  calm: ({ volatility }) => volatility === 0,
  wild: ({ mean, volatility }) => mean === 10 && volatility >= 60,
  fees: ({ fees, years }) => fees >= 2 && years >= 20,
};

/** Five per cent of the normal curve are below this. */
const fivePercent = -1.645;

export default function Compounding({ lesson, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const { state, done, change, reset } = useLab(`${lesson}/compounding`, start, trials);
  const id = useId();
  const { number, euros, share } = numbersOf(lang);
  const { years } = state;
  const growth = {
    start: state.start,
    mean: state.mean / 100,
    volatility: state.volatility / 100,
    fees: state.fees / 100,
  };
  const steady = steadyCapital(growth, years);
  const middle = capitalAt(growth, years, 0);
  const loss = chanceOfLoss(growth, years);
  const words = {
    mean: share(growth.mean, 1),
    steady: euros(steady, 0),
    middle: euros(middle, 0),
    loss: share(loss, 0),
    start: euros(state.start),
    years: fill(plural(lang, years, t.yearsText), { n: years }),
    factor: number(capitalAt(growth, 1, 0) / state.start, 3),
    meanFactor: number(steadyCapital(growth, 1) / state.start, 3),
  };
  const common = { lang, t: kit };

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <LabBench
        controls={
          <>
            <Control
              {...common}
              label={t.volatility}
              unit="%"
              tone="primary"
              value={state.volatility}
              min={0}
              max={100}
              step={1}
              onChange={(volatility) => change({ volatility })}
            />
            <Control
              {...common}
              label={t.mean}
              unit="%"
              value={state.mean}
              min={-20}
              max={40}
              step={0.5}
              onChange={(mean) => change({ mean })}
            />
            <Control
              {...common}
              label={t.years}
              value={years}
              min={1}
              max={30}
              step={1}
              onChange={(next) => change({ years: Math.round(next) })}
            />
            <Control
              {...common}
              label={t.fees}
              unit="%"
              value={state.fees}
              min={0}
              max={5}
              step={0.1}
              onChange={(fees) => change({ fees })}
            />
            <Control
              {...common}
              label={t.start}
              unit="€"
              value={state.start}
              min={100}
              max={10000}
              step={100}
              onChange={(next) => change({ start: next })}
            />
          </>
        }
      >
        <GrowthDrawing labelledBy={id} growth={growth} years={years} t={t} lang={lang} />
      </LabBench>
      <Results
        results={[
          { label: t.results.steady, value: euros(steady, 0) },
          {
            label: t.results.middle,
            value: euros(middle, 0),
            tone: middle < state.start - 0.5 ? 'down' : undefined,
          },
          {
            label: t.results.low,
            value: euros(capitalAt(growth, years, fivePercent), 0),
            tone: 'down',
          },
          { label: t.results.loss, value: share(loss, 0) },
        ]}
      />
      <Say
        id={id}
        text={fill(state.volatility === 0 ? t.calm : t.say, words)}
        tone={middle < state.start - 0.5 ? 'bad' : undefined}
      >
        {fill(t.formula, words)}
      </Say>
      <Trials
        t={kit}
        done={done}
        trials={[
          { name: 'calm', ...t.trials.calm, set: () => change({ ...start, volatility: 0 }) },
          {
            name: 'wild',
            ...t.trials.wild,
            set: () => change({ ...start, mean: 10, volatility: 60 }),
          },
          { name: 'fees', ...t.trials.fees, set: () => change({ ...start, fees: 2, years: 20 }) },
        ]}
      />
    </LabFrame>
  );
}
