/** Layout shifts of a page: the elements that moved, with their old and new positions. */

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Runs in the page before its scripts: records all layout shifts, including those after input. */
export function countShifts(): void {
  const shifts: string[] = [];
  const observer = new PerformanceObserver((list) => {
    add(list.getEntries());
  });
  const add = (entries: PerformanceEntryList): void => {
    const at = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}x${height}`;
    for (const { value, startTime, sources } of entries as Shift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
        const text = node?.textContent?.trim().slice(0, 40) ?? 'gone';
        const way = `${at(previousRect)} to ${at(currentRect)}`;
        shifts.push(`${value} at ${startTime}: ${name} (${text}) from ${way}`);
      }
    }
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, {
    layoutShifts: () => {
      add(observer.takeRecords());
      return shifts;
    },
  });
}

/** Runs in the page: the shifts so far, after two more frames to include the last. */
export async function shiftsSoFar(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return (globalThis as unknown as { layoutShifts: () => string[] }).layoutShifts();
}

/** The sum of the shifts so far: the cumulative layout shift of the page. */
export function totalOf(shifts: readonly string[]): number {
  // One line for each moved element, with the value of the shift that moved it.
  const values = new Map(shifts.map((shift) => [/at (\S+):/.exec(shift)?.[1], parseFloat(shift)]));
  return [...values.values()].reduce((sum, value) => sum + value, 0);
}
