import {
  cashOf,
  failDay,
  horizon,
  simulate,
  type Design,
  type RunDay,
  type RunSettings,
} from '../../../../domain/labs/stablecoin-run.ts';
import { perState } from '../kit/per-state.ts';
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
function settingsOf(state: RunState): RunSettings {
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

/** The settings and what they lead to; no outcome if the parts of the reserve exceed the whole. */
export interface Study {
  readonly run: RunSettings;
  readonly outcome: Outcome | undefined;
}

export const studyOf = perState((state: RunState): Study => {
  const run = settingsOf(state);
  if (run.design !== 'algorithmic' && cashOf(run) < 0) return { run, outcome: undefined };
  const days = simulate(run);
  const shown = days[Math.min(Math.max(Math.round(state.day), 0), horizon)] ?? days[0];
  if (!shown) return { run, outcome: undefined };
  const lowest = Math.min(...days.map(({ price }) => price));
  return { run, outcome: { days, shown, fail: failDay(days, run), lowest } };
});

const isBroken = (state: RunState) => studyOf(state).outcome?.fail !== undefined;

export const runTrials: TrialConditions<RunState> = {
  frozen: (state) => {
    const { outcome } = studyOf(state);
    if (!outcome || state.design !== 'full' || state.frozen === 0) return false;
    return outcome.lowest < 1 && outcome.days.at(-1)?.price === 1;
  },
  partial: (state) => state.design === 'partial' && state.backing === 80 && isBroken(state),
  algorithmic: (state) => state.design === 'algorithmic' && state.perDay === 5 && isBroken(state),
};
