import {
  contactsByPeriod,
  drawWalk,
  randomScores,
  scoreOf,
  shareAsGood,
  type Contact,
  type Periods,
  type Walk,
} from '../../../../domain/labs/levels.ts';
import { perState } from '../kit/per-state.ts';
import type { TrialConditions } from '../kit/use-lab.ts';

/** Days of a series, and those that are shown from the start. */
export const [days, split] = [240, 160];

/** The walk of a seed, and the lowest and highest price that a level of it may have. */
function walkOf(kind: string, seed: number) {
  const walk = drawWalk(days, seed, kind === 'hidden');
  const seen = walk.prices.slice(0, split);
  return { walk, least: Math.floor(Math.min(...seen)), most: Math.ceil(Math.max(...seen)) };
}

/** Levels to begin with: at the quarters of the prices shown. */
export function startLevels(kind: string, seed: number) {
  const { least, most } = walkOf(kind, seed);
  const at = (share: number) => Math.round(least + (most - least) * share);
  return { level1: at(0.75), level2: at(0.25), level3: at(0.5) };
}

const first = { kind: 'random', seed: 3 };

/** `tolerance` in per cent. */
export const initial = {
  ...first,
  ...startLevels(first.kind, first.seed),
  count: '2',
  tolerance: 1,
  isTold: false,
};

export type State = typeof initial;

/** Data compared with chance: the walk, the contacts of each level, and the shares of random sets that do as well. */
export interface Study {
  readonly walk: Walk;
  readonly least: number;
  readonly most: number;
  readonly levels: readonly number[];
  readonly contacts: readonly Periods<Contact[]>[];
  readonly asGood: Periods<number>;
}

/** Cached for a series and a tolerance: it does not depend on the levels. */
let kept: { key: string; scores: Periods<number>[] } | undefined;

function scoresOf(prices: readonly number[], { kind, seed, tolerance }: State) {
  const key = `${kind} ${seed} ${tolerance}`;
  if (kept?.key !== key) {
    kept = { key, scores: randomScores(prices, tolerance / 100, split) };
  }
  return kept.scores;
}

/** The levels of a state on its series. */
export const studyOf = perState((state: State): Study => {
  const series = walkOf(state.kind, state.seed);
  const { prices } = series.walk;
  const levels = [state.level1, state.level2, state.level3].slice(0, Number(state.count));
  const contacts = levels.map((level) =>
    contactsByPeriod(prices, level, state.tolerance / 100, split),
  );
  const scores = scoresOf(prices, state);
  const asGood = (period: keyof Periods<number>) =>
    shareAsGood(
      scores.map((score) => score[period]),
      levels.length,
      contacts.reduce((sum, found) => sum + scoreOf(found[period]), 0),
    );
  const shares = { before: asGood('before'), after: asGood('after') };
  return { ...series, levels, contacts, asGood: shares };
});

export const trials: TrialConditions<State> = {
  lead: (state) => studyOf(state).asGood.before < 0.05,
  after: ({ kind, isTold }) => kind === 'random' && isTold,
  hidden: ({ kind, isTold }) => kind === 'hidden' && isTold,
};
