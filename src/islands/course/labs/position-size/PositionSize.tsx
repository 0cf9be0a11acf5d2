import { useId } from 'react';
import { positionSize, type Position } from '../../../../domain/labs/position-size.ts';
import { fill } from '../../../../i18n/format.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import type { positionSizeLab } from '../../../../i18n/fr/course/labs/position-size.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Control } from '../kit/Control.tsx';
import { Switch } from '../kit/Choice.tsx';
import { LabBench, LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { PositionDrawing } from './PositionDrawing.tsx';
import { describePosition } from './words.ts';

type PositionTexts = typeof positionSizeLab;

const loadTexts = textsLoader(
  import.meta.glob<PositionTexts>('../../../../i18n/*/course/labs/position-size.ts', {
    import: 'positionSizeLab',
  }),
);

/** Rates in per cent, as shown. */
const initial = { capital: 2000, risk: 1, entry: 50, stop: 46, target: 58, fee: 0, slips: false };
export type PositionState = typeof initial;
const slippage = 0.002;

const trials: TrialConditions<PositionState> = {
  tight: (state) => positionSize(toPosition(state)).cost > state.capital,
  double: ({ risk }) => risk === 2,
  costs: ({ fee, slips }) => slips && fee >= 0.25,
};

function toPosition({ risk, fee, slips, ...prices }: PositionState): Position {
  return { ...prices, risk: risk / 100, fee: fee / 100, slippage: slips ? slippage : 0 };
}

const rounded = (price: number): number => Math.round(price * 20) / 20;
/** Limits of the stop and the target, as prices on the slider's steps. */
const limits = (entry: number) => ({
  stop: [rounded(entry * 0.7), rounded(entry - 0.05)] as const,
  target: [rounded(entry + 0.05), rounded(entry * 1.6)] as const,
});
const within = (value: number, [min, max]: readonly [number, number]): number =>
  Math.min(Math.max(value, min), max);

export default function PositionSize({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/position-size`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const { number, euros, share } = numbersOf(lang);
  const position = toPosition(state);
  const size = positionSize(position);
  const { text, tone, formula } = describePosition({ position, size, t, lang });
  const range = limits(state.entry);

  /** Moves the entry, with the stop and the target if they would end on its wrong side. */
  const moveEntry = (entry: number): void => {
    const { stop, target } = limits(entry);
    change({ entry, stop: within(state.stop, stop), target: within(state.target, target) });
  };
  const common = { lang, t: kit };
  const tightStop = rounded(start.entry * 0.995);

  return (
    <LabFrame title={t.title} t={kit} onReset={lab.reset}>
      <LabBench
        controls={
          <>
            <Control
              {...common}
              label={t.capital}
              unit="€"
              value={state.capital}
              min={100}
              max={10000}
              step={100}
              onChange={(capital) => change({ capital })}
            />
            <Control
              {...common}
              label={t.risk}
              unit="%"
              value={state.risk}
              min={0.25}
              max={10}
              step={0.25}
              onChange={(risk) => change({ risk })}
            />
            <Control
              {...common}
              label={t.entry}
              unit="€"
              value={state.entry}
              min={10}
              max={100}
              step={0.5}
              onChange={moveEntry}
            />
            <Control
              {...common}
              label={t.stop}
              unit="€"
              tone="down"
              value={state.stop}
              min={range.stop[0]}
              max={range.stop[1]}
              step={0.05}
              onChange={(stop) => change({ stop })}
            />
            <Control
              {...common}
              label={t.target}
              unit="€"
              value={state.target}
              min={range.target[0]}
              max={range.target[1]}
              step={0.05}
              onChange={(target) => change({ target })}
            />
            <Control
              {...common}
              label={t.fee}
              unit="%"
              value={state.fee}
              min={0}
              max={1}
              step={0.05}
              onChange={(fee) => change({ fee })}
            />
            <Switch
              label={fill(t.slippage, { slippage: share(slippage) })}
              checked={state.slips}
              onChange={(slips) => change({ slips })}
            />
          </>
        }
      >
        <PositionDrawing
          labelledBy={id}
          position={position}
          size={size}
          t={t}
          lang={lang}
          onMove={(level, price) => {
            if (level === 'entry') moveEntry(within(rounded(price), [10, 100]));
            else change({ [level]: within(rounded(price), range[level]) });
          }}
        />
      </LabBench>
      <Results
        results={[
          { label: t.results.units, value: number(size.units) },
          {
            label: t.results.engaged,
            value: euros(size.engaged),
            note: share(size.engaged / position.capital, 1),
          },
          { label: t.results.loss, value: euros(size.loss), note: '1 R', tone: 'down' },
          {
            label: t.results.gain,
            value: euros(size.gain),
            note: `${number(size.ratio)} R`,
            tone: size.gain > 0 ? 'up' : 'down',
          },
        ]}
      />
      <Say id={id} text={text} tone={tone}>
        {formula}
      </Say>
      <Trials
        t={kit}
        done={lab.done}
        trials={[
          {
            name: 'tight',
            text: fill(t.trials.tight.text, { price: euros(tightStop) }),
            shows: t.trials.tight.shows,
            set: () => change({ ...start, stop: tightStop }),
          },
          { name: 'double', ...t.trials.double, set: () => change({ ...start, risk: 2 }) },
          {
            name: 'costs',
            ...t.trials.costs,
            set: () => change({ ...start, fee: 0.25, slips: true }),
          },
        ]}
      />
    </LabFrame>
  );
}
