import { useId } from 'react';
import { positionSize, type Position } from '../../../../domain/labs/position-size.ts';
import { fill } from '../../../../i18n/format.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import type { positionSizeLab } from '../../../../i18n/fr/course/labs/position-size.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Switch } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
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

/** Limits of the entry. */
const entries = [10, 100] as const;
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
  const { state } = lab;
  const id = useId();
  const { number, euros, share } = numbersOf(lang);
  const position = toPosition(state);
  const size = positionSize(position);
  const range = limits(state.entry);

  /** Moves with the entry a stop or a target that would end on its wrong side. */
  const change = (changed: Partial<PositionState>): void => {
    const { entry, stop = state.stop, target = state.target } = changed;
    if (entry === undefined) return lab.change(changed);
    const { stop: stops, target: targets } = limits(entry);
    lab.change({ ...changed, stop: within(stop, stops), target: within(target, targets) });
  };
  const tightStop = rounded(start.entry * 0.995);
  const tight = fill(t.trials.tight.text, { price: euros(tightStop) });

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={{ ...lab, change }}
      lang={lang}
      sliders={{
        capital: { label: t.capital, unit: '€', min: 100, max: 10000, step: 100 },
        risk: { label: t.risk, unit: '%', min: 0.25, max: 5, step: 0.25 },
        entry: { label: t.entry, unit: '€', min: entries[0], max: entries[1], step: 0.5 },
        stop: {
          label: t.stop,
          unit: '€',
          tone: 'down',
          min: range.stop[0],
          max: range.stop[1],
          step: 0.05,
        },
        target: {
          label: t.target,
          unit: '€',
          min: range.target[0],
          max: range.target[1],
          step: 0.05,
        },
        fee: { label: t.fee, unit: '%', min: 0, max: 1, step: 0.05 },
      }}
      controls={
        <Switch
          label={fill(t.slippage, { slippage: share(slippage) })}
          checked={state.slips}
          onChange={(slips) => change({ slips })}
        />
      }
      drawing={
        <PositionDrawing
          labelledBy={id}
          position={position}
          size={size}
          t={t}
          lang={lang}
          onMove={(level, price) => {
            const limit = level === 'entry' ? entries : range[level];
            change({ [level]: within(rounded(price), limit) });
          }}
        />
      }
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
      say={{ id, ...describePosition({ position, size, t, lang }) }}
      trials={{ ...t.trials, tight: { ...t.trials.tight, text: tight } }}
      settings={{
        tight: { ...start, stop: tightStop },
        double: { ...start, risk: 2 },
        costs: { ...start, fee: 0.25, slips: true },
      }}
    />
  );
}
