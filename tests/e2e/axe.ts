/** Accessibility checks of the current page with axe. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { default as axe, NodeResult, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { long } from '../sizes.ts';

export interface AccessibilityReport {
  /** The violated rules, each with its help text and elements. */
  readonly violations: readonly string[];
  /** Number of rules that passed. */
  readonly passes: number;
}

/** Levels A and AA of WCAG 2.0, 2.1 and 2.2, and axe's best practices. */
const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** Rules that can depend on the width and the theme. */
const looks = {
  type: 'rule',
  values: ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'],
} as const;

/** The minified axe build, injected into every checked page. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rows left out of a long table: identical in structure to the first six, and slow to check. */
const laterRows = long ? [] : ['tbody tr:nth-child(n + 7)'];

/** Runs axe on the page, or on the element of a selector, after transitions have finished. */
export async function checkAccessibility(
  page: Pick<Page, 'evaluate'>,
  { inside, only }: { inside?: string; only?: 'looks' } = {},
): Promise<AccessibilityReport> {
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
      // Sections that wait to come near have no place yet: axe would compare their colours with another's.
      const laidOut = new CSSStyleSheet();
      laidOut.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, laidOut];
      await drawn();
      // Skips transitions between theme colours; infinite animations are paused. A finished transition can
      // start those of inherited colours.
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
      // Ignored: a target covered by the header or a floating button, since it can be scrolled clear.
      const isAfloat = (element: Element | null): boolean =>
        element !== null &&
        (/sticky|fixed/.test(getComputedStyle(element).position) ||
          isAfloat(element.parentElement));
      const isCovered = ({ any: [check] }: NodeResult): boolean => {
        const covers = check?.relatedNodes ?? [];
        return (
          covers.length > 0 &&
          covers.every(({ target }) => isAfloat(document.querySelector(String(target[0]))))
        );
      };
      const kept = violations.map((violation) => ({
        ...violation,
        nodes: violation.nodes.filter((node) => violation.id !== 'target-size' || !isCovered(node)),
      }));
      return { violations: kept.filter(({ nodes }) => nodes.length > 0), passes: passes.length };
    },
    [inside, laterRows, options] as const,
  );
  return { violations: found.violations.map(describeViolation), passes: found.passes };
}

function describeViolation({ id, help, nodes }: Result): string {
  const places = nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`);
  return `${id}: ${help}\n${places.join('\n')}`;
}
