import { useRef, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import type { Failed, Result } from '../../../stores/account/errors.ts';
import type { SettingsTexts } from './texts.ts';

export type Outcome = { readonly type: 'none' } | { readonly type: 'done' } | Failed;

export interface Action {
  readonly busy: boolean;
  readonly outcome: Outcome;
  /** Does it, unless something is being done; gives what came of it. */
  readonly run: <Value>(change: () => Promise<Result<Value>>) => Promise<Result<Value> | undefined>;
  /** Forgets the last outcome. */
  readonly clear: () => void;
}

/** One thing a section does at a time, and what came of it. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ type: 'none' });
  const working = useRef(false);
  return {
    busy,
    outcome,
    clear: () => setOutcome({ type: 'none' }),
    run: async (change) => {
      if (working.current) return undefined;
      working.current = true;
      setBusy(true);
      setOutcome({ type: 'none' });
      const result = await change();
      working.current = false;
      setBusy(false);
      setOutcome(result.type === 'done' ? { type: 'done' } : result);
      return result;
    },
  };
}

/** A failure as a sentence. */
export function faultText(t: SettingsTexts['faults'], { fault, retryAfter }: Failed): string {
  if (fault !== 'rateLimited' || retryAfter === undefined || retryAfter <= 0) return t[fault];
  return retryAfter < 60
    ? fill(t.rateLimitedSeconds, { n: retryAfter })
    : fill(t.rateLimitedMinutes, { n: Math.ceil(retryAfter / 60) });
}
