/**
 * Components available in all MDX texts without import: asides, tables, values, activities
 * and every figure.
 */
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

type Components = Record<string, { default: AstroComponentFactory }>;

const asides: Components = import.meta.glob('./{Note,Example,Warning}.astro', { eager: true });
const values: Components = import.meta.glob(
  './{CourseCount,Given,Publisher,PlanPrices,SignalsState,SiteValue}.astro',
  {
    eager: true,
  },
);
const figures: Components = import.meta.glob('../figures/*.astro', { eager: true });
const activities: Components = import.meta.glob(
  './{Lab,Predict,Case,CaseStep,CaseOutcome,Mistakes,KeyPoints,Keep,Sheet}.astro',
  { eager: true },
);
const elements: Components = import.meta.glob('./{Code,Table}.astro', { eager: true });

export const mdxComponents = {
  ...byName(asides),
  ...byName(values),
  ...byName(figures),
  ...byName(activities),
  pre: elements['./Code.astro']?.default,
  table: elements['./Table.astro']?.default,
};

/** Components by file name: `./Note.astro` is `Note`. */
function byName(components: Components): Record<string, AstroComponentFactory> {
  return Object.fromEntries(
    Object.entries(components).map(([path, component]) => [
      path.replace(/^.*\/|\.astro$/g, ''),
      component.default,
    ]),
  );
}
