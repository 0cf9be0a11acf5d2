/** What axe sees in a page as it stands. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { default as axe, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { long } from '../sizes.ts';

export interface Barriers {
  /** The rules that are broken, what each asks and where. */
  readonly violations: readonly string[];
  /** How many rules found something to look at and nothing to say. */
  readonly passes: number;
}

/** The levels A and AA of WCAG 2.0, 2.1 and 2.2. */
const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** What can change with the width and the theme. */
const looks = {
  type: 'rule',
  values: ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'],
} as const;

/** The smaller of its two builds: it is sent to every page that is looked at. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rows that axe leaves out of a long table: they are made like the first six, and cost it seconds. */
const laterRows = long ? [] : ['tbody tr:nth-child(n + 7)'];

/** Asks axe about the page, or the part of it that a selector names, once what moves has arrived. */
export async function barriers(
  page: Page,
  { inside, only }: { inside?: string; only?: 'looks' } = {},
): Promise<Barriers> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const runOnly = only === 'looks' ? looks : everything;
  const options = {
    runOnly: { type: runOnly.type, values: [...runOnly.values] },
    resultTypes: ['violations'],
  } satisfies RunOptions;
  const found = await page.evaluate(
    async ([where, without, asked]) => {
      const drawn = (): Promise<unknown> =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await drawn();
      // Colours on their way from one theme to the other; what never ends stands still. A colour that has
      // arrived sets out those that are inherited from it.
      for (let round = 0; round < 10; round += 1) {
        const running = document.getAnimations().filter(({ playState }) => playState === 'running');
        if (round > 0 && running.length === 0) break;
        for (const animation of running) {
          const endless = animation.effect?.getComputedTiming().endTime === Infinity;
          if (endless) animation.pause();
          else animation.finish();
        }
        await drawn();
      }
      const here = globalThis as unknown as { axe: typeof axe };
      const { violations, passes } = await here.axe.run(
        { include: [where ?? 'html'], exclude: [...without] },
        asked,
      );
      return { violations, passes: passes.length };
    },
    [inside, laterRows, options] as const,
  );
  return { violations: found.violations.map(describeViolation), passes: found.passes };
}

function describeViolation({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}
