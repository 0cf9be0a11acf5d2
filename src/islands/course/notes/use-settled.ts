import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Blocks whose notes may take room in the text: those that are off the screen, and those that the reader asked for. A
 * note that arrives while its block is being read moves nothing; it shows once the block has been scrolled away.
 * @param noted Blocks with notes.
 * @param first A block that may from the beginning.
 * @returns The blocks, and a function that adds one.
 */
export function useSettled(
  blocks: readonly HTMLElement[],
  noted: readonly number[],
  first: number | undefined,
): readonly [ReadonlySet<number>, (block: number) => void] {
  const [settled, setSettled] = useState<ReadonlySet<number>>(
    () => new Set(first === undefined ? [] : [first]),
  );
  const add = (block: number): void => setSettled((before) => new Set(before).add(block));
  const waiting = noted.filter((block) => !settled.has(block)).join();
  useEffect(() => {
    if (waiting === '') return;
    const elements = new Map(waiting.split(',').map((index) => [blocks[Number(index)], index]));
    const observer = new IntersectionObserver((entries) => {
      const away = entries.filter(({ isIntersecting }) => !isIntersecting);
      if (away.length === 0) return;
      const indices = away.map(({ target }) => Number(elements.get(target as HTMLElement)));
      const above = away.some(({ boundingClientRect }) => boundingClientRect.bottom <= 0);
      keepPlace(above, () =>
        flushSync(() => setSettled((before) => new Set([...before, ...indices]))),
      );
    });
    for (const element of elements.keys()) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [blocks, waiting]);
  return [settled, add];
}

/** Runs a change of height above the screen; browsers without scroll anchoring are scrolled by it. */
function keepPlace(above: boolean, change: () => void): void {
  const before = document.documentElement.scrollHeight;
  change();
  if (!above || CSS.supports('overflow-anchor', 'auto')) return;
  scrollBy(0, document.documentElement.scrollHeight - before);
}
