import {
  cashOf,
  failDay,
  horizon,
  simulate,
  type Design,
  type RunDay,
  type RunSettings,
} from '../../../../domain/labs/stablecoin-run.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

/** `day`: the one shown; the others are the settings of a run. */
export const initialRun = {
  design: 'full',
  backing: 80,
  deposits: 40,
  bills: 40,
  risky: 0,
  frozen: 0,
  companion: 150,
  perDay: 5,
  days: 10,
  day: 10,
};
export type RunState = typeof initialRun;

/** The settings of a state; an unknown design is a full reserve. */
export function settingsOf(state: RunState): RunSettings {
  const designs: readonly string[] = ['full', 'partial', 'algorithmic'];
  const design = designs.includes(state.design) ? (state.design as Design) : 'full';
  return { ...state, design };
}

export interface Outcome {
  readonly days: readonly RunDay[];
  /** The day shown. */
  readonly shown: RunDay;
  readonly fail: number | undefined;
  readonly lowest: number;
}

/** What a run does; `undefined` if the parts of the reserve exceed the whole. */
export function outcomeOf(run: RunSettings, day: number): Outcome | undefined {
  if (run.design !== 'algorithmic' && cashOf(run) < 0) return undefined;
  const days = simulate(run);
  const shown = days[Math.min(Math.max(Math.round(day), 0), horizon)];
  if (!shown) return undefined;
  return {
    days,
    shown,
    fail: failDay(days, run),
    lowest: Math.min(...days.map(({ price }) => price)),
  };
}

const after = (state: RunState) => outcomeOf(settingsOf(state), state.day);

export const runTrials: TrialConditions<RunState> = {
  frozen: (state) => {
    const outcome = after(state);
    return (
      state.design === 'full' &&
      state.frozen > 0 &&
      outcome !== undefined &&
      outcome.lowest < 1 &&
      outcome.days.at(-1)?.price === 1
    );
  },
  partial: (state) =>
    state.design === 'partial' && state.backing === 80 && after(state)?.fail !== undefined,
  algorithmic: (state) =>
    state.design === 'algorithmic' && state.perDay === 5 && after(state)?.fail !== undefined,
};
