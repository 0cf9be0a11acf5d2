import { useId } from 'react';
import { poolValue } from '../../../../domain/labs/impermanent-loss.ts';
import { fill } from '../../../../i18n/format.ts';
import type { impermanentLossLab } from '../../../../i18n/fr/course/labs/impermanent-loss.ts';
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

export default function ImpermanentLoss({ lesson, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const { state, done, change, reset } = useLab(`${lesson}/impermanent-loss`, start, trials);
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
  const common = { lang, t: kit };

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <LabBench
        controls={
          <>
            <Control
              {...common}
              label={t.change}
              unit="%"
              tone="primary"
              value={state.change}
              min={limits[0]}
              max={limits[1]}
              step={1}
              onChange={(next) => change({ change: next })}
            />
            <Control
              {...common}
              label={t.amount}
              unit="€"
              value={state.amount}
              min={100}
              max={20000}
              step={100}
              onChange={(amount) => change({ amount })}
            />
            <Control
              {...common}
              label={t.fees}
              unit="%"
              value={state.fees}
              min={0}
              max={50}
              step={0.5}
              onChange={(fees) => change({ fees })}
            />
          </>
        }
      >
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
      </LabBench>
      <Results
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
      />
      <Say id={id} text={text}>
        {fill(t.formula, words)}
      </Say>
      <Trials
        t={kit}
        done={done}
        trials={[
          { name: 'double', ...t.trials.double, set: () => change({ ...start, change: 100 }) },
          { name: 'half', ...t.trials.half, set: () => change({ ...start, change: -50 }) },
          {
            name: 'covered',
            ...t.trials.covered,
            set: () => change({ ...start, change: 300, fees: 25 }),
          },
        ]}
      />
    </LabFrame>
  );
}
