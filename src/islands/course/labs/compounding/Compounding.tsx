import { useId } from 'react';
import { capitalAt, chanceOfLoss, steadyCapital } from '../../../../domain/labs/compounding.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { compoundingLab } from '../../../../i18n/fr/course/labs/compounding.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
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

export default function Compounding({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/compounding`, start, trials);
  const { state } = lab;
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

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        volatility: {
          label: t.volatility,
          unit: '%',
          tone: 'primary',
          min: 0,
          max: 100,
          step: 1,
        },
        mean: { label: t.mean, unit: '%', min: -20, max: 40, step: 0.5 },
        years: { label: t.years, min: 1, max: 30, step: 1, whole: true },
        fees: { label: t.fees, unit: '%', min: 0, max: 5, step: 0.1 },
        start: { label: t.start, unit: '€', min: 100, max: 10000, step: 100 },
      }}
      drawing={<GrowthDrawing labelledBy={id} growth={growth} years={years} t={t} lang={lang} />}
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
      say={{
        id,
        text: fill(state.volatility === 0 ? t.calm : t.say, words),
        tone: middle < state.start - 0.5 ? 'bad' : undefined,
        formula: fill(t.formula, words),
      }}
      trials={t.trials}
      settings={{
        calm: { ...start, volatility: 0 },
        wild: { ...start, mean: 10, volatility: 60 },
        fees: { ...start, fees: 2, years: 20 },
      }}
    />
  );
}
