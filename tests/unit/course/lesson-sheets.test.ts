/** The calculation sheets of lessons, at their starting values and at ones that make no sense. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { componentsOf } from '../../check/content/components.ts';
import { readContent } from '../../check/content/read.ts';
import { parseSheet, sheetValues, type SheetData } from '../../../src/domain/course/sheet/sheet.ts';
import { langs } from '../../../src/i18n/locales.ts';

const { entries } = await readContent(join(import.meta.dirname, '../../..'));

/** All values of a lesson's last sheet, with some inputs changed. */
function valuesOf(lesson: string, lang: string, changed: Readonly<Record<string, number>>) {
  const entry = entries.find((one) => one.key === lesson && one.lang === lang);
  const sheet = entry && componentsOf(entry).findLast(({ name }) => name === 'Sheet');
  if (!sheet) throw new Error(`${lesson} has no sheet.`);
  const { inputs, results } = sheet.props as unknown as SheetData;
  const starting = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  return sheetValues(parseSheet({ inputs, results }), { ...starting, ...changed });
}

it.each(langs)(
  'a stop above the entry gives a position of 0, not a negative one, in %s',
  (lang) => {
    // 20 ÷ (50.125 − 46 × 0.998 × 0.9975) = 4.617 units.
    expect(valuesOf('gestion-risque', lang, {})).toMatchObject({ units: 4.61 });
    const over = valuesOf('gestion-risque', lang, { stop: 52 });
    expect(over).toMatchObject({ units: 0, engaged: 0 });
    expect(over['lost']).toBeCloseTo(0, 12);
  },
);

it.each(langs)('a pattern whose stop is above the entry is not bought in %s', (lang) => {
  // Stop 39.5, entry 46.5: 20 ÷ (46.6395 − 39.3815) = 2.755 units.
  expect(valuesOf('patterns-trading', lang, {})).toMatchObject({ units: 2.75 });
  expect(valuesOf('patterns-trading', lang, { low: 52, neck: 60 })).toMatchObject({
    rate: 0,
    units: 0,
  });
});

it.each(langs)('a network that is no cheaper never pays for its detour in %s', (lang) => {
  // 9 ÷ 2.25 = 4 transfers cost as much either way.
  expect(valuesOf('types-blockchain', lang, {})).toMatchObject({ needed: 5 });
  for (const layer of [2.4, 3]) {
    expect(valuesOf('types-blockchain', lang, { layer })['needed']).toBe(Infinity);
  }
});
