import { useRef, useState } from 'react';
import type { SettingsError, SettingsOutcome } from '../../../stores/account/errors.ts';

/** What came of the last action. */
export type ActionState = { readonly type: 'none' } | { readonly type: 'done' } | SettingsError;

export interface Action {
  readonly busy: boolean;
  readonly outcome: ActionState;
  /** Runs an action, unless one is running; gives its outcome. */
  readonly run: <Value>(
    action: () => Promise<SettingsOutcome<Value>>,
  ) => Promise<SettingsOutcome<Value> | undefined>;
  /** Forgets the last outcome. */
  readonly clear: () => void;
}

/** One thing a section does at a time, and what came of it. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActionState>({ type: 'none' });
  const working = useRef(false);
  return {
    busy,
    outcome,
    clear: () => setOutcome({ type: 'none' }),
    run: async (action) => {
      if (working.current) return undefined;
      working.current = true;
      setBusy(true);
      setOutcome({ type: 'none' });
      const result = await action();
      working.current = false;
      setBusy(false);
      setOutcome(result.type === 'ok' ? { type: 'done' } : result);
      return result;
    },
  };
}
