import { useCallback, useEffect, useState } from 'react';
import { clearLabs, keepLab, readLab, type LabState } from '../../../../stores/course/lab-state.ts';

export interface LabControls<State extends LabState> {
  readonly state: State;
  /** Names of the trials done so far. */
  readonly done: readonly string[];
  /** Changes some values. A trial whose condition then holds is done. */
  readonly change: (values: Partial<State>) => void;
  /** Back to the initial values, with no trial done. */
  readonly reset: () => void;
}

/** Conditions of the trials by name. */
export type TrialConditions<State> = Readonly<Record<string, (state: State) => boolean>>;

/**
 * The state of a lab, which survives a reload.
 * @param key Lesson and lab.
 * @param trials Must be the same object at each rendering.
 */
export function useLab<State extends LabState>(
  key: string,
  initialState: State,
  trials: TrialConditions<State>,
): LabControls<State> {
  const [initial] = useState(initialState);
  const [kept, setKept] = useState(() => readLab(key, initial));
  useEffect(() => {
    if (kept.state === initial) clearLabs(key);
    else keepLab(key, kept);
  }, [key, kept, initial]);
  const change = useCallback(
    (values: Partial<State>) => {
      setKept(({ state: before, done }) => {
        const state = { ...before, ...values };
        const reached = Object.keys(trials).filter((name) => trials[name]?.(state));
        return { state, done: [...new Set([...done, ...reached])] };
      });
    },
    [trials],
  );
  const reset = useCallback(() => setKept({ state: initial, done: [] }), [initial]);
  return { ...kept, change, reset };
}

/** The initial state of a lab: its own, with the values that the lesson gives. */
export function startWith<State extends LabState>(
  initial: State,
  values: Readonly<Record<string, number>>,
): State {
  const known = Object.entries(values).filter(([name]) => name in initial);
  return { ...initial, ...Object.fromEntries(known) };
}
