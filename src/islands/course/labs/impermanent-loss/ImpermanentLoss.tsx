import { useId } from 'react';
import { poolValue } from '../../../../domain/labs/impermanent-loss.ts';
import { fill } from '../../../../i18n/format.ts';
import type { impermanentLossLab } from '../../../../i18n/fr/course/labs/impermanent-loss.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { PoolDrawing } from './PoolDrawing.tsx';

type PoolTexts = typeof impermanentLossLab;

const loadTexts = textsLoader(
  import.meta.glob<PoolTexts>('../../../../i18n/*/course/labs/impermanent-loss.ts', {
    import: 'impermanentLossLab',
  }),
);

/** Change and fees in per cent. */
const initial = { amount: 1000, change: 200, fees: 0 };
type State = typeof initial;
const limits = [-90, 400] as const;

const valueOf = ({ amount, change, fees }: State) =>
  poolValue({ amount, price: 1 + change / 100, fees: fees / 100 });

const trials: TrialConditions<State> = {
  double: ({ change }) => change === 100,
  half: ({ change }) => change === -50,
  covered: (state) => state.change >= 300 && valueOf(state).withFees >= valueOf(state).kept - 0.005,
};

export default function ImpermanentLoss({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/impermanent-loss`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const { number, euros, share } = numbersOf(lang);
  const price = 1 + state.change / 100;
  const value = valueOf(state);
  const net = value.withFees - value.kept;
  const words = {
    price: number(price),
    pool: euros(value.pool),
    kept: euros(value.kept),
    loss: share(value.loss, 1),
    euros: euros(value.pool / 2),
    needed: share(value.feesNeeded, 1),
  };
  const text =
    state.change === 0
      ? t.flat
      : `${fill(t.say, words)} ${fill(net >= 0 ? t.covered : t.uncovered, words)}`;

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        change: {
          label: t.change,
          unit: '%',
          tone: 'primary',
          min: limits[0],
          max: limits[1],
          step: 1,
        },
        amount: { label: t.amount, unit: '€', min: 100, max: 20000, step: 100 },
        fees: { label: t.fees, unit: '%', min: 0, max: 50, step: 0.5 },
      }}
      drawing={
        <PoolDrawing
          labelledBy={id}
          amount={state.amount}
          price={price}
          fees={state.fees / 100}
          t={t}
          lang={lang}
          onMove={(next) =>
            change({
              change: Math.min(Math.max(Math.round(next * 100) - 100, limits[0]), limits[1]),
            })
          }
        />
      }
      results={[
        { label: t.results.pool, value: euros(value.pool) },
        { label: t.results.kept, value: euros(value.kept) },
        {
          label: t.results.loss,
          value: share(value.loss, 1),
          note: euros(value.kept - value.pool),
          tone: value.loss > 0.0005 ? 'down' : undefined,
        },
        { label: t.results.net, value: euros(net), tone: net < -0.005 ? 'down' : 'up' },
      ]}
      say={{ id, text: text, formula: fill(t.formula, words) }}
      trials={t.trials}
      settings={{
        double: { ...start, change: 100 },
        half: { ...start, change: -50 },
        covered: { ...start, change: 300, fees: 25 },
      }}
    />
  );
}
