/** A lab whose state a test gives, and which records what is changed. */
import { vi } from 'vitest';
import type { LabState } from '../../../../src/stores/course/lab-state.ts';
import type { TrialConditions } from '../../../../src/islands/course/labs/kit/use-lab.ts';

interface RenderedLab {
  /** Values that differ from the initial ones. */
  stored: LabState;
  /** The conditions of its trials. */
  trials: TrialConditions<LabState>;
}

export const lab: RenderedLab = { stored: {}, trials: {} };
export const change = vi.fn<(values: LabState) => void>();
export const reset = vi.fn<() => void>();

/** Properties of every lab. */
export const labProps = { page: 'a-lesson', lang: 'fr', values: {} } as const;

/** Forgets the lab of the test before. */
export function forgetLab(): void {
  lab.stored = {};
  vi.clearAllMocks();
}

/** In place of the lab's own: `vi.mock` of `kit/use-lab.ts`. */
export function useLab(_key: string, initial: LabState, trials: TrialConditions<LabState>) {
  lab.trials = trials;
  return { state: { ...initial, ...lab.stored }, done: [], change, reset };
}
