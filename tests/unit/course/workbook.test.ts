import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { parseSheet, sheetValues } from '../../../src/domain/course/sheet/sheet.ts';
import { workbook } from '../../../src/islands/course/activities/sheet/workbook.ts';

const inputs = [
  { name: 'capital', label: 'Capital & réserve', value: 2000, unit: '€' },
  { name: 'risk', label: 'Risque', value: 1, unit: '%' },
  { name: 'distance', label: 'Distance', value: 4, unit: '€' },
];
const results = parseSheet({
  inputs,
  results: [
    { name: 'sum', label: 'Somme', formula: 'capital * risk / 100', unit: '€' },
    { name: 'units', label: 'Unités', formula: 'floor(sum / distance)', digits: 0 },
    { name: 'nothing', label: 'Rien', formula: 'sum / (risk - 1)' },
  ],
});
const values = sheetValues(results, { capital: 3000, risk: 1, distance: 4 });
const heads = ['À remplir', 'Valeur', 'Résultats'] as const;

/** The only sheet of the file, read back. */
async function sheetOf(title = 'Taille / position') {
  const bytes = await workbook({ title, inputs, results, values, heads });
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  expect(sheets).toHaveLength(1);
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** A cell of column B. */
const cellAt = async (row: number) => (await sheetOf()).cells?.get(`${row - 1},1`);

it('has current inputs, and formulas over their cells with their values', async () => {
  expect((await sheetOf()).rows.map(([label]) => label)).toEqual([
    'Taille / position',
    null,
    'À remplir',
    'Capital & réserve',
    'Risque',
    'Distance',
    null,
    'Résultats',
    'Somme',
    'Unités',
    'Rien',
  ]);
  expect(await cellAt(4)).toMatchObject({ value: 3000 });
  expect(await cellAt(9)).toMatchObject({ formula: '((B4*B5)/100)', formulaResult: 30 });
  expect(await cellAt(10)).toMatchObject({
    formula: '(INT(ROUND((B9/B6),9)))',
    formulaResult: 7,
  });
});

it('keeps the formula of a result without a value', async () => {
  const cell = await cellAt(11);
  expect(cell?.formula).toBe('(B9/(B5-1))');
  expect(cell?.formulaResult ?? null).toBeNull();
});

it('writes units as number formats', async () => {
  expect((await cellAt(4))?.style?.numFmt).toBe('General"\u00A0€"');
  expect((await cellAt(9))?.style?.numFmt).toBe('#,##0.00"\u00A0€"');
  expect((await cellAt(10))?.style?.numFmt).toBe('#,##0');
});

it('names its sheet as spreadsheets allow', async () => {
  const { name } = await sheetOf('Risque [par] jour : taille et repli, le calcul');
  expect(name).toMatch(/^Risque {2}par {2}jour/);
  expect(name.length).toBeLessThanOrEqual(31);
});
