import { useEffect, useState } from 'react';
import {
  prepareRuns,
  simulateNext,
  summarise,
  type Method,
  type Summary,
} from '../../../../domain/labs/streaks.ts';

/** Runs to simulate. */
export const totalRuns = 1000;
/** Time for one piece of the simulation, in milliseconds: short enough to leave room in a frame. */
const piece = 3;

/**
 * A thousand runs of a method, simulated in short pieces. Until the first piece of a new method is
 * done, the summary is the one before it.
 */
export function useRuns(
  { winRate, ratio, risk, trades }: Method,
  seed: number,
): Summary | undefined {
  const [summary, setSummary] = useState<Summary>();
  useEffect(() => {
    const runs = prepareRuns({ winRate, ratio, risk, trades }, totalRuns, seed);
    let timer = 0;
    const next = (): void => {
      const end = performance.now() + piece;
      while (simulateNext(runs)) {
        if (performance.now() < end) continue;
        timer = window.setTimeout(next);
        return;
      }
      setSummary(summarise(runs));
    };
    timer = window.setTimeout(next);
    return () => clearTimeout(timer);
  }, [winRate, ratio, risk, trades, seed]);
  return summary;
}
