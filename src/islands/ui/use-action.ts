import { useRef, useState } from 'react';
import type { ApiError } from '../../domain/api/errors.ts';
import type { Outcome } from '../../stores/outcome.ts';

/** The outcome of the last action. */
export type ActionState<Code extends string> =
  | { readonly type: 'none' }
  | { readonly type: 'done' }
  | ({ readonly type: 'error' } & ApiError<Code>);

export interface Action<Code extends string> {
  readonly busy: boolean;
  readonly outcome: ActionState<Code>;
  /** Runs an action, unless one is running; returns its outcome. */
  readonly run: <Value>(
    action: () => Promise<Outcome<Value, Code>>,
  ) => Promise<Outcome<Value, Code> | undefined>;
  /** Clears the last outcome. */
  readonly clear: () => void;
}

/** One action at a time of a form or a section, and its outcome. */
export function useAction<Code extends string>(): Action<Code | 'network'> {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActionState<Code | 'network'>>({ type: 'none' });
  const running = useRef(false);
  return {
    busy,
    outcome,
    clear: () => setOutcome({ type: 'none' }),
    run: async (action) => {
      if (running.current) return undefined;
      running.current = true;
      setBusy(true);
      setOutcome({ type: 'none' });
      const result = await action();
      running.current = false;
      setBusy(false);
      setOutcome(result.type === 'ok' ? { type: 'done' } : result);
      return result;
    },
  };
}
