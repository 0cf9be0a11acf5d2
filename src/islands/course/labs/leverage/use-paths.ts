import { useEffect, useState } from 'react';
import { drawPrices } from '../../../../domain/labs/leverage.ts';

/** Paths to draw. */
export const totalPaths = 1000;
/** Results are shown after so many more paths. */
const portion = 250;
/** Time for one piece of the drawing, in milliseconds: short enough to leave room in a frame. */
const piece = 3;

/** Paths of prices, drawn in short pieces so that the page stays responsive; empty at first. */
export function usePaths(): readonly Float64Array[] {
  const [paths, setPaths] = useState<readonly Float64Array[]>([]);
  useEffect(() => {
    const drawn: Float64Array[] = [];
    let timer = 0;
    const next = (): void => {
      const end = performance.now() + piece;
      do {
        drawn.push(drawPrices(drawn.length));
        if (drawn.length % portion === 0) setPaths([...drawn]);
      } while (drawn.length < totalPaths && performance.now() < end);
      if (drawn.length < totalPaths) timer = window.setTimeout(next);
    };
    timer = window.setTimeout(next);
    return () => clearTimeout(timer);
  }, []);
  return paths;
}
