import { useEffect, useState } from 'react';
import { prepareMarkets, simulateNext, type Markets } from '../../../../domain/labs/backtest.ts';

/** Markets to simulate. */
export const totalMarkets = 400;
/** Results are shown after so many more markets. */
const portion = 100;

/** Simulated markets, one in each task, so that the page stays responsive; empty at first. */
export function useMarkets(): { readonly markets: Markets; readonly count: number } {
  const [markets] = useState(() => prepareMarkets(totalMarkets));
  const [count, setCount] = useState(0);
  useEffect(() => {
    let timer = 0;
    const next = (): void => {
      if (simulateNext(markets)) timer = window.setTimeout(next);
      if (markets.count % portion === 0) setCount(markets.count);
    };
    timer = window.setTimeout(next);
    return () => clearTimeout(timer);
  }, [markets]);
  return { markets, count };
}
